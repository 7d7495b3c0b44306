/*
 * A program that registers what it has paid, and reads that before it pays: its
 * records of earlier months are no leftovers, and have to be read.
 */
import {describe, expect, test} from 'vitest';
import {tryCondition} from './support/stressTrial';
import {companyWith} from './support/stressCompanies';
import {payroll} from './support/stressPrograms';
import type {ConditionResult} from '..';

function companyOf(definitionName: string, ...rows: readonly string[][]) {
  return companyWith({
    [definitionName]: {items: {month: ['支給年月', '文字列']}, rows},
  });
}

/** Pays once, unless `isPaid` says of the employee's `own` records that it has. */
function paysOnce(isPaid: string, definitionName = '表彰金支給記録'): string {
  return payroll(`
  const log = await baseService.createCustomDataServiceByDefinitionName('${definitionName}');
  const records = await log.getCustomDataByQuery((qb) => qb.where('employeeId', 'in', employeeIdList));
  const isDue = (id) => id === '0001' && shoriNengetsu >= '2025/04';
  const amountOf = (id) => {
    const own = records.filter(({employeeId}) => employeeId === id);
    return isDue(id) && !(${isPaid}) ? 100000 : 0;
  };
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: amountOf(employeeId),
  })));
  for (const employeeId of employeeIdList) {
    const isKnown = records.some((one) => one.employeeId === employeeId && one.month === shoriNengetsu);
    if (amountOf(employeeId) > 0 && !isKnown) {
      await log.createCustomData({employeeId, month: shoriNengetsu});
    }
  }`);
}

const ALL_MONTHS = 'own.some(({month}) => month < shoriNengetsu)';
const NONE = 'false';

function outcomes({variants}: ConditionResult): string[] {
  return variants.map(({verdict}) => verdict);
}

function textsOf({variants}: ConditionResult): string {
  return variants
    .flatMap(({findings}) => findings.map(({text}) => text))
    .join('\n');
}

describe('a log of what was paid', () => {
  const company = companyOf('表彰金支給記録', ['0002', '2025/03']);

  test('is no list of this month, whose earlier months are to be left out', async () => {
    const result = await tryCondition(
      'last-month',
      paysOnce(ALL_MONTHS),
      company,
    );
    expect(result.verdict).toBe('notApplicable');
    expect(result.reason).toBe(
      'プログラムが自分で登録する記録です。前の月の分も読むのが正しいデータです',
    );
  });

  test('is asked of where nobody was paid, so that nothing was registered', async () => {
    const source = paysOnce(ALL_MONTHS).replace(
      "shoriNengetsu >= '2025/04'",
      `shoriNengetsu >= '2025/05'`,
    );
    // As in the program of a reader, who stopped at a second record.
    const strict = source.replace(
      'const isDue',
      "if (records.length > 1) { logger.error('2件'); }\n  const isDue",
    );
    const stopping = strict.replace(
      "logger.error('2件')",
      "throw new Error('2件')",
    );
    for (const one of [source, strict, stopping]) {
      const result = await tryCondition('last-month', one, company);
      expect(result.verdict).toBe('passed');
    }
  });

  test('leads to no second payment in the next month', async () => {
    const right = await tryCondition(
      'next-month',
      paysOnce(ALL_MONTHS),
      company,
    );
    expect(outcomes(right)).toEqual(['passed', 'passed']);

    const wrong = await tryCondition('next-month', paysOnce(NONE), company);
    expect(outcomes(wrong)).toEqual(['violation', 'confirm']);
    const [again, before] = wrong.variants.flatMap(({findings}) => findings);
    expect(again).toMatchObject({
      employeeId: '0001',
      expected: '0円',
      actual: '100000円',
      // The advice to read one month only would lead to a second payment.
      rule: 'twice',
    });
    expect(before?.text).toContain(
      '先月に支給した記録があっても、今月100000円',
    );
  });

  test('of which only the month is read, with the advice that was once given', async () => {
    const source = paysOnce(ALL_MONTHS).replace(
      "'in', employeeIdList)",
      "'in', employeeIdList).where('month', '==', shoriNengetsu)",
    );
    const result = await tryCondition('next-month', source, company);
    expect(result.verdict).toBe('violation');
  });

  test('without a name of what is paid once may be one of each month', async () => {
    const name = '手当の記録';
    const monthly = companyOf(name, ['0002', '2025/03']);
    const result = await tryCondition(
      'next-month',
      paysOnce(NONE, name),
      monthly,
    );
    expect(outcomes(result)).toEqual(['confirm', 'confirm']);
    expect(textsOf(result)).toContain('毎月の支給なら、このままで正しいです');
  });
});
