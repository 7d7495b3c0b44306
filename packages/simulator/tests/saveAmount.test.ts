import {describe, expect, test} from 'vitest';
import {sampleCompany} from '../sample-company';
import {cases} from './support/cases';
import {failure, messages, runMain, scenario} from './support/runtime';
import type {RunResult, Scenario} from '..';

const PAYROLL = {scenario: '給与計算前'};

/** A payroll whose targets are all employees. */
const EVERYONE: Scenario = scenario('給与計算前', {
  payroll: {
    shiharaiMasterName: '25日払い',
    shoriNengetsu: '2025/04',
    baseDate: '2025/04/01',
    shikyuDate: '2025/04/25',
    employeeIdList: sampleCompany.employees.map(({employeeId}) => employeeId),
  },
});

interface Amount {
  employeeId?: unknown;
  kyuyoKomokuName?: unknown;
  amount?: unknown;
  baseDate?: unknown;
}

/** One amount that can be saved, with changes. */
function amount(changes: Amount = {}): Amount {
  return {
    employeeId: '0001',
    kyuyoKomokuName: '住宅手当',
    amount: 25_000,
    baseDate: '2025/04/01',
    ...changes,
  };
}

/** A call with amounts that differ in something; of numbers as they are written. */
function save(...list: Amount[]): string {
  const text = JSON.stringify(list.map(amount), (_, value: unknown) =>
    typeof value === 'number' && (Object.is(value, -0) || !isFinite(value))
      ? `number:${Object.is(value, -0) ? '-0' : value}`
      : value,
  ).replace(/"number:([^"]*)"/g, '$1');
  return `await combositeDataService.shikyukojoData.saveAmount(${text});`;
}

function run(
  body: string,
  where: string | Scenario = '給与計算前',
): Promise<RunResult> {
  return runMain(body, {scenario: where});
}

describe('saveAmount', () => {
  test.each(
    cases<{changes: object; before: number | null; count: number}>(
      'saveAmount',
      'saved',
    ),
  )(
    'sets $changes, where $before was before',
    async ({changes, before, count}) => {
      const {company, ...result} = await run(save(changes));
      const {amount: after, baseDate, ...names} = amount(changes);
      const startDate = baseDate === '2025/4/1' ? '2025/04/01' : baseDate;
      expect(result.changes.amounts).toEqual([
        {...names, startDate, before, after},
      ]);
      expect(
        company.amounts.filter(
          (one) =>
            one.employeeId === names.employeeId &&
            one.kyuyoKomokuName === names.kyuyoKomokuName,
        ),
      ).toHaveLength(count);
    },
  );

  test('takes an empty list, and writes -0 as 0', async () => {
    const empty = await run(save());
    expect([empty.error, empty.changes.amounts]).toEqual([null, []]);
    const {company} = await run(save({amount: -0}));
    expect(Object.is(company.amounts.at(-1)?.amount, 0)).toBe(true);
  });

  test.each(
    cases<{list: readonly object[]; messageId?: string}>('saveAmount', 'lists'),
  )(
    'of $list gives $messageId, and writes all or nothing',
    async ({list, messageId}) => {
      const {changes, error} = await run(save(...list));
      expect(error?.messageId).toBe(messageId);
      expect(changes.amounts).toHaveLength(messageId ? 0 : list.length);
    },
  );

  test('refuses an employee without 計算パターン', async () => {
    const {error} = await run(save({employeeId: 'FM001275'}), EVERYONE);
    expect(error?.messageId).toBe('keisan-pattern-missing');
  });

  test('refuses the same in a second call of the run, but not of the next', async () => {
    expect(await failure(`${save({})}\n${save({})}`, PAYROLL)).toBe(
      'amount-already-updated',
    );
    const {company} = await run(save({}));
    expect(await failure(save({}), {...PAYROLL, company})).toBeUndefined();
  });

  test('lets a refused list be corrected and saved', async () => {
    const result = await run(
      `try { ${save({}, {employeeId: '0003'})} } catch (error) { logger.warn(error.message); }\n${save({})}`,
    );
    expect(messages(result)).toHaveLength(1);
    expect(result.changes.amounts).toHaveLength(1);
  });

  test('knows the targets even if the program changes its list of them', async () => {
    expect(
      await failure(
        `combositeDataService.shikyukojoData.employeeIdList.push('0004');\n${save({employeeId: '0004'})}`,
        PAYROLL,
      ),
    ).toBe('employee-not-target');
  });

  const INVALID = 'saveAmountに渡した値が正しくありません：';
  test.each(cases<{changes: Amount; says: string}>('saveAmount', 'refused'))(
    'refuses $changes',
    async ({changes, says}) => {
      const first = 'amount' in changes ? {employeeId: '0002'} : {};
      const result = await run(save(first, changes));
      expect(result.error?.message).toBe(says);
      expect(result.changes.amounts).toEqual([]);
    },
  );

  test('says at once why each of several elements is refused', async () => {
    const targets = await run(
      save({}, {employeeId: '0004'}, {employeeId: '0005'}),
    );
    expect(targets.error?.message).toBe(
      '従業員ID「0004」「0005」は、実行中の給与計算の対象ではありません',
    );
    const fields = await run(
      save(
        {employeeId: 7, baseDate: undefined},
        {employeeId: '0002', kyuyoKomokuName: 1, amount: '5'},
      ),
    );
    expect(fields.error?.message).toBe(
      `${INVALID}1件目のemployeeIdは7、1件目のbaseDateはundefined、2件目（従業員ID 0002）のkyuyoKomokuNameは1、2件目（従業員ID 0002）のamountは'5'`,
    );
    const reasons = await run(
      save(
        {employeeId: '0003'},
        {employeeId: '1'},
        {employeeId: '2'},
        {amount: -1},
        {employeeId: '0002'},
        {employeeId: '0002', kyuyoKomokuName: '残業代'},
        {employeeId: '0002'},
      ),
    );
    expect(reasons.error).toMatchObject({
      messageId: 'kyuyo-komoku-not-in-pattern',
      message: [
        '従業員ID「0003」の役員計算パターンに、給与項目「住宅手当」がありません',
        '従業員ID「1」「2」の従業員がいません',
        '金額は0以上の整数で渡します：4件目（従業員ID 0001）のamountは-1',
        '給与項目「残業代」は更新できません。固定支給か固定控除で、金額直接入力の給与項目だけを更新できます',
        '従業員ID「0002」の「住宅手当」は、1回の実行で2度更新できません',
      ].join('。'),
    });
    expect(reasons.changes.amounts).toEqual([]);
  });

  test.each(['{}', 'undefined', '[1]', '[null]', '[NaN]', '[undefined]'])(
    'refuses %s as a list',
    async (list) => {
      expect(
        await failure(
          `await combositeDataService.shikyukojoData.saveAmount(${list});`,
          PAYROLL,
        ),
      ).toBe('amount-list-invalid');
    },
  );
});

describe('the base date', () => {
  const MOVED =
    '従業員ID「100002」の開始日を、2025/04/01から発令日の2025/04/15に置き換えました';

  // The first three are the table of the page shikyukojo-data.
  test.each(
    cases<Record<'employeeId' | 'baseDate' | 'start', string>>(
      'saveAmount',
      'base dates',
    ),
  )(
    'of $employeeId, $baseDate, becomes $start',
    async ({employeeId, baseDate, start}) => {
      const {changes, error, notices} = await run(
        save({employeeId, baseDate, kyuyoKomokuName: '資格手当'}),
        EVERYONE,
      );
      expect(error).toBeNull();
      expect(changes.amounts[0]?.startDate).toBe(start);
      if (baseDate === '2025/4/1') {
        expect(notices).toEqual([
          {messageId: 'base-date-moved', message: MOVED, line: 2},
        ]);
      }
    },
  );

  test('that was moved is not told if the list is refused', async () => {
    const {notices} = await run(
      save(
        {employeeId: '100002', kyuyoKomokuName: '資格手当'},
        {employeeId: '1'},
      ),
      EVERYONE,
    );
    expect(notices).toEqual([]);
  });
});
