/*
 * Conditions spoil what decides: of several prices the one that holds.
 */
import {expect, test} from 'vitest';
import {findScenario} from '../../../src/runtime';
import {sampleCompany, scenarios} from '../../../src/sample-company';
import {runStress} from '../../../src/stress';
import {
  dailyAllowance,
  payroll,
  workAtHome,
} from '../../support/stressPrograms';
import type {Verdict} from '../../../src/stress';

async function verdicts(
  source: string,
  scenario: string,
  conditionIds: readonly string[],
): Promise<Record<string, Verdict>> {
  const {conditions} = await runStress({
    source,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
    conditionIds,
  });
  return Object.fromEntries(
    conditions.map(({condition, verdict}) => [condition.id, verdict]),
  );
}

const NUMBERS = ['empty-number', 'huge-number', 'second-master'];

test('of several prices the one that holds is spoilt', async () => {
  // The first price is the oldest one, the last one holds.
  const source = dailyAllowance(
    'find(({tekiyoKaishiDate}) => tekiyoKaishiDate <= baseDate)',
  ).replace('price.', '+price.');
  expect(await verdicts(source, '給与計算前', NUMBERS)).toEqual({
    'empty-number': 'violation',
    'huge-number': 'violation',
    'second-master': 'violation',
  });
});

test('numbers that change nothing are not judged', async () => {
  const source = payroll(`
  for (const {shokujiTeateAmount} of await read('食事手当単価')) {
    logger.debug(shokujiTeateAmount > 0 ? '単価があります' : '単価がありません');
  }
  await shikyukojoData.saveAmount([{
    employeeId: employeeIdList[0], kyuyoKomokuName: '食事手当', amount: 3500, baseDate,
  }]);`);
  expect(await verdicts(source, '給与計算前', NUMBERS)).toEqual({
    'empty-number': 'notApplicable',
    'huge-number': 'notApplicable',
    'second-master': 'notApplicable',
  });
});

const MONTHLY = ".where('targetMonth', '==', shoriNengetsu)";

test.each([
  ['the sum', workAtHome(MONTHLY), 'confirm'],
  [
    'the last one',
    workAtHome(MONTHLY).replace(
      '(days.get(employeeId) ?? 0) + zaitaku',
      'zaitaku',
    ),
    'violation',
  ],
])('two records where several are usual: %s', async (_, source, verdict) => {
  expect(
    await verdicts(source, '給与計算前・15日払い', ['second-record']),
  ).toEqual({'second-record': verdict});
});
