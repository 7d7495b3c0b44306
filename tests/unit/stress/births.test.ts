/*
 * Dates of birth: no term of anything, and the same in whatever month a program
 * runs.
 */
import {describe, expect, test} from 'vitest';
import {findScenario} from '../../../src/runtime';
import {scenarios} from '../../../src/sample-company';
import {runStress} from '../../../src/stress';
import {companyWith} from '../../support/stressCompanies';
import {payroll} from '../../support/stressPrograms';
import type {ConditionResult} from '../../../src/stress';

/** An allowance for children, by an expression of `birth`. */
function forChildren(isChild: string): string {
  return payroll(`
  const children = await read('扶養する子');
  const [year, month] = baseDate.split('/').map(Number);
  const schoolYear = month >= 4 ? year : year - 1;
  const isChild = ({birth}) => ${isChild};
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: children.filter((one) => one.employeeId === employeeId && isChild(one)).length * 3000,
  })));`);
}

/** Until the end of the school year in which the child becomes 18. */
const BY_SCHOOL_YEAR = 'birth >= `${schoolYear - 18}/04/02`';
const BY_BIRTHDAY = 'birth > `${year - 18}${baseDate.slice(4)}`';

async function tryOut(
  id: string,
  source: string,
  itemName = '生年月日',
): Promise<ConditionResult | undefined> {
  const {conditions, problem} = await runStress({
    source,
    scenario: findScenario(scenarios, '給与計算前・2人'),
    company: companyWith({
      扶養する子: {
        items: {birth: [itemName, '日付']},
        rows: [
          // Of the school year before.
          ['0001', '2007/03/20'],
          ['0001', '2007/06/15'],
          ['0002', '2010/01/10'],
        ],
      },
    }),
    conditionIds: [id],
  });
  expect(problem).toBeUndefined();
  return conditions[0];
}

describe('a date of birth', () => {
  test.each([
    [BY_SCHOOL_YEAR, 'passed'],
    [BY_BIRTHDAY, 'confirm'],
  ])('is the same in January and December: %s', async (isChild, verdict) => {
    const result = await tryOut('turn-of-year', forChildren(isChild));
    expect(result?.verdict, JSON.stringify(result)).toBe(verdict);
  });

  test('of an employee is the same as well', async () => {
    const source = payroll(`
  const all = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  await shikyukojoData.saveAmount(all.map(({employeeId, birthday}) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: Number(birthday.slice(5, 7)) * 100,
  })));`);
    const result = await tryOut('turn-of-year', source);
    expect(result?.verdict, JSON.stringify(result)).toBe('passed');
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
      expect((await tryOut(id, source, '日付'))?.verdict).toBe('notApplicable');
    },
  );
});
