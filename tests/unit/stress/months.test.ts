/*
 * What the months of a year bring to light: a month before January that isn't
 * there, and a thirtieth for each of 31 days.
 */
import {describe, expect, test} from 'vitest';
import {monthsLater} from '../../../src/stress/change';
import {tryCondition} from '../../support/stress';
import {companyWith} from '../../support/stressCompanies';
import {payroll} from '../../support/stressPrograms';

/** Sets ペット手当 for all. */
function pays(before: string, amount: string): string {
  return payroll(`${before}
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: ${amount},
  })));`);
}

test.each([
  ['2025/01/31', 1, '2025/02/28'],
  ['2024/01/31', 1, '2024/02/29'],
  ['2025/03/31 10:00:00', -1, '2025/02/28 10:00:00'],
  ['2025/11/30', 3, '2026/02/28'],
  ['2025/12', 1, '2026/01'],
])('%s is %i months later %s', (date, months, later) => {
  expect(monthsLater({date}, months)).toEqual({date: later});
});

describe('an error in January', () => {
  const LAST_MONTH = `
  const [year, month] = shoriNengetsu.split('/').map(Number);
  const last = year + '/' + String(month - 1).padStart(2, '0');`;

  test.each([
    // Of a date that the program made itself.
    [
      `${LAST_MONTH}
  await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(employeeIdList, last + '/28');`,
      'violation',
    ],
    [
      `${LAST_MONTH}\n  if (month === 1) { throw new Error(last + 'のデータがありません'); }`,
      'violation',
    ],
    // The program’s own: it may be the rule.
    [
      "if (shoriNengetsu.endsWith('/01')) { throw new Error('1月は手で支給します'); }",
      'confirm',
    ],
    [
      "if (shoriNengetsu.endsWith('/01')) { throw new Error('2025/12のデータがありません'); }",
      'confirm',
    ],
    [
      "if (shoriNengetsu.endsWith('/01')) { throw new Error('電話は0120-13-45'); }",
      'confirm',
    ],
  ])('%s', async (before, verdict) => {
    const {variants} = await tryCondition('turn-of-year', pays(before, '1000'));
    const [january] = variants;
    expect(january?.verdict, JSON.stringify(january)).toBe(verdict);
    if (verdict === 'violation') {
      expect(january?.findings[0]?.text).toContain('2026/00');
    }
  });
});

describe('by the day, of a month of 31 days', () => {
  const DAYS = `
  const [year, month] = shoriNengetsu.split('/').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const MONTHLY = 20000;`;

  test.each([
    ['Math.floor(MONTHLY * days / 30)', 'violation'],
    ['Math.floor(MONTHLY / 30) * days', 'violation'],
    ['Math.floor(MONTHLY * days / days)', 'passed'],
    ['Math.min(MONTHLY, Math.floor(MONTHLY * days / 30))', 'passed'],
    // An amount of each day, and no whole month's.
    ['days * 650', 'confirm'],
  ])('%s', async (amount, verdict) => {
    const result = await tryCondition('turn-of-year', pays(DAYS, amount));
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
    if (verdict === 'violation') {
      const [finding] = result.variants.flatMap(({findings}) => findings);
      expect(finding).toMatchObject({expected: '20000円', rule: 'rounding'});
      expect(finding?.text).toMatch(/日割りが、1か月分の20000円を超えます/);
    }
  });

  test('of what the data say', async () => {
    const company = companyWith({
      寮費: {isCommon: true, items: {yen: ['月額', '数値']}, rows: [[24_000]]},
    });
    const source = pays(
      `${DAYS}\n  const [{yen}] = await read('寮費');`,
      'yen * days / 30',
    );
    const result = await tryCondition('turn-of-year', source, company);
    expect(result.verdict, JSON.stringify(result)).toBe('violation');
  });
});
