/*
 * Dates of birth: no term of anything, the same in whatever month a program runs,
 * and by law a year older on the day before the birthday.
 */
import {describe, expect, test} from 'vitest';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {runStress} from '..';
import {tryCondition} from './support/stressTrial';
import {childrenWith} from './support/stressCompanies';
import {forChildren, payroll} from './support/stressPrograms';
import type {ConditionResult} from '..';

/** Until the end of the school year in which the child becomes 18. */
const BY_SCHOOL_YEAR = 'birth >= `${schoolYear - 18}/04/02`';
const BY_BIRTHDAY = 'birth > `${year - 18}${baseDate.slice(4)}`';

function tryOut(
  id: string,
  source: string,
  itemName = '生年月日',
): Promise<ConditionResult> {
  return tryCondition(id, source, childrenWith(itemName));
}

describe('a date of birth', () => {
  test.each([
    [BY_SCHOOL_YEAR, 'passed'],
    [BY_BIRTHDAY, 'confirm'],
  ])('is the same in January and December: %s', async (isChild, verdict) => {
    const result = await tryOut('turn-of-year', forChildren(isChild));
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  });

  test('of an employee is the same as well', async () => {
    const source = payroll(`
  const all = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  await shikyukojoData.saveAmount(all.map(({employeeId, birthday}) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: Number(birthday.slice(5, 7)) * 100,
  })));`);
    const result = await tryOut('turn-of-year', source);
    expect(result.verdict, JSON.stringify(result)).toBe('passed');
  });

  test.each(['expired-record', 'early-record'])(
    'is no term: %s',
    async (id) => {
      const source = forChildren(BY_SCHOOL_YEAR);
      expect(await tryOut(id, source)).toMatchObject({
        verdict: 'notApplicable',
        reason: expect.stringMatching(/（日付の項目：生年月日）$/) as string,
      });
      // Its key alone says so as well.
      expect((await tryOut(id, source, '日付')).verdict).toBe('notApplicable');
    },
  );
});

describe('April 1, on which somebody is born', () => {
  test.each([
    // Nobody under 18 on the base date was born on that day 18 years before.
    [BY_BIRTHDAY, 'passed'],
    ['birth > `${year - 18}/03/31`', 'confirm'],
    // Before any of the limits, whoever is young gets nothing.
    ["birth > '2030/01/01'", 'notApplicable'],
    // The month in which somebody was born draws no line between years.
    ["birth.slice(5, 7) === '04'", 'notApplicable'],
  ])('is no year later than March 31: %s', async (isChild, verdict) => {
    const result = await tryOut('born-april-first', forChildren(isChild));
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  });

  test('is told with both amounts, and the program can settle it', async () => {
    const source = forChildren('birth > `${year - 18}/03/31`');
    const {variants} = await tryOut('born-april-first', source);
    expect(variants[0]).toMatchObject({
      description: '0001の生年月日が2007/04/01（左は、2007/03/31のとき）',
      findings: [
        {
          text: expect.stringMatching(
            /^0001 ペット手当は、3月31日生まれで\d+円、4月1日生まれで\d+円です。/,
          ) as string,
        },
      ],
    });
    const settled = `// 会社の決まり 4月1日生まれ: 4月1日以降に生まれた子に支給する\n${source}`;
    expect((await tryOut('born-april-first', settled)).verdict).toBe('settled');
  });

  test.each([
    ["'/04/01'", 'confirm'],
    ["'/04/02'", 'passed'],
  ])('of an employee, by %s', async (day, verdict) => {
    const source = payroll(`
  const all = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const limit = Number(baseDate.slice(0, 4)) - 40 + ${day};
  await shikyukojoData.saveAmount(all.map(({employeeId, birthday}) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: birthday >= limit ? 1000 : 2000,
  })));`);
    const result = await tryOut('born-april-first', source);
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  });

  test('is not tried where a host has to end the program for a birth, and the rest is', async () => {
    const {conditions} = await runStress({
      source: payroll(`
  const all = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(['0001'], baseDate);
  await shikyukojoData.saveAmount(all.map(({employeeId, birthday}) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: birthday >= '1985/04/01' ? 1000 : 2000,
  })));`),
      company: sampleCompany,
      scenario: findScenario(scenarios, '給与計算前'),
      conditionIds: ['born-april-first', 'run-twice'],
      run: (run) =>
        run.company.employees.some(({kojin}) =>
          kojin.some(({birthday}) => birthday.endsWith('/03/31')),
        )
          ? Promise.reject(new Error('2秒で止めました'))
          : runCustomFunction(run),
    });
    expect(conditions.map(({verdict}) => verdict)).toEqual([
      'passed',
      'notApplicable',
    ]);
  });
});
