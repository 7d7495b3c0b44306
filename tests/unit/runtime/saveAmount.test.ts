import {describe, expect, test} from 'vitest';
import {failure, messages, runMain} from '../../support/runtime';
import type {RunResult} from '../../../src/runtime';

const PAYROLL = {scenario: '給与計算前'};

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

function save(...amounts: Amount[]): string {
  return `await combositeDataService.shikyukojoData.saveAmount(${JSON.stringify(amounts)});`;
}

function run(body: string, scenario = '給与計算前'): Promise<RunResult> {
  return runMain(body, {scenario});
}

describe('saveAmount', () => {
  test('sets an amount from the base date on', async () => {
    const {changes, company} = await run(save(amount({baseDate: '2025/4/1'})));
    expect(changes.amounts).toEqual([
      {
        employeeId: '0001',
        kyuyoKomokuName: '住宅手当',
        startDate: '2025/04/01',
        before: 20_000,
        after: 25_000,
      },
    ]);
    expect(
      company.amounts.filter(
        ({employeeId, kyuyoKomokuName}) =>
          employeeId === '0001' && kyuyoKomokuName === '住宅手当',
      ),
    ).toHaveLength(2);
  });

  test('replaces an amount of the same start date', async () => {
    const {changes, company} = await run(
      save(amount({baseDate: '2024/04/01'})),
    );
    expect(changes.amounts[0]).toMatchObject({before: 20_000, after: 25_000});
    expect(
      company.amounts.filter(
        ({employeeId, kyuyoKomokuName}) =>
          employeeId === '0001' && kyuyoKomokuName === '住宅手当',
      ),
    ).toHaveLength(1);
  });

  test('tells where no amount was before', async () => {
    const {changes} = await run(
      save(amount({kyuyoKomokuName: '資格手当', amount: 0})),
    );
    expect(changes.amounts).toMatchObject([{before: null, after: 0}]);
  });

  test('does not count an amount that starts later as the one before', async () => {
    const {changes} = await run(
      save(
        amount({
          employeeId: '0002',
          kyuyoKomokuName: 'ペット手当',
          baseDate: '2024/05/01',
        }),
      ),
    );
    expect(changes.amounts).toMatchObject([{before: null}]);
  });

  test('takes an empty list', async () => {
    const {changes, error} = await run(save());
    expect(error).toBeNull();
    expect(changes.amounts).toEqual([]);
  });

  test('takes 固定控除', async () => {
    expect(
      await failure(save(amount({kyuyoKomokuName: '組合費'})), PAYROLL),
    ).toBeUndefined();
  });

  test.each([
    ['勤続手当', '固定支給, not entered'],
    ['財形貯蓄', '固定控除, not entered'],
    ['残業代', 'neither'],
    ['精算金', 'entered, neither 固定支給 nor 固定控除'],
  ])('refuses %s (%s)', async (kyuyoKomokuName) => {
    expect(await failure(save(amount({kyuyoKomokuName})), PAYROLL)).toBe(
      'kyuyo-komoku-not-updatable',
    );
  });

  test('refuses an unknown payroll item', async () => {
    expect(
      await failure(save(amount({kyuyoKomokuName: '住宅手当 '})), PAYROLL),
    ).toBe('kyuyo-komoku-not-found');
  });

  test('refuses an item that the 計算パターン does not have', async () => {
    const result = await run(save(amount({employeeId: '0003'})));
    expect(result.error?.message).toBe(
      '従業員ID「0003」の役員計算パターンに、給与項目「住宅手当」がありません',
    );
  });

  test('looks at the 計算パターン of the start date', async () => {
    expect(
      await failure(
        save(amount({employeeId: '0003', baseDate: '2020/03/31'})),
        PAYROLL,
      ),
    ).toBeUndefined();
  });

  test('refuses an employee without 計算パターン', async () => {
    expect(await failure(save(amount({employeeId: 'FM001275'})), PAYROLL)).toBe(
      'keisan-pattern-missing',
    );
  });

  test('refuses an unknown employee', async () => {
    expect(await failure(save(amount({employeeId: '1'})), PAYROLL)).toBe(
      'employee-unknown',
    );
  });

  test('refuses the same master of an employee twice in a list', async () => {
    const {changes, error} = await run(
      save(amount(), amount({amount: 1, baseDate: '2025/05/01'})),
    );
    expect(error?.messageId).toBe('amount-already-updated');
    expect(changes.amounts).toEqual([]);
  });

  test('refuses it in a second call of the run as well', async () => {
    expect(await failure(`${save(amount())}\n${save(amount())}`, PAYROLL)).toBe(
      'amount-already-updated',
    );
  });

  test('takes it again in the next run', async () => {
    const {company} = await run(save(amount()));
    expect(
      await failure(save(amount()), {...PAYROLL, company}),
    ).toBeUndefined();
  });

  test('writes nothing of a list of which one is refused', async () => {
    const {changes} = await run(
      save(amount(), amount({employeeId: '0002', kyuyoKomokuName: '残業代'})),
    );
    expect(changes.amounts).toEqual([]);
  });

  test('lets a refused list be corrected and saved', async () => {
    const result = await run(
      `try { ${save(amount(), amount({employeeId: '0003'}))} } catch (error) { logger.warn(error.message); }\n${save(amount())}`,
    );
    expect(messages(result)).toHaveLength(1);
    expect(result.changes.amounts).toHaveLength(1);
  });

  test.each([
    ['employeeId', 1],
    ['employeeId', undefined],
    ['kyuyoKomokuName', undefined],
    ['amount', '1000'],
    ['amount', undefined],
  ])('refuses %s %s', async (field, value) => {
    const {error} = await run(save(amount(), amount({[field]: value})));
    expect(error?.messageId).toBe('amount-item-invalid');
    expect(error?.message).toContain(`2件目の${field}`);
  });

  test('refuses NaN as an amount', async () => {
    expect(
      await failure(
        "await combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: '住宅手当', amount: Number('x'), baseDate: '2025/04/01'}]);",
        PAYROLL,
      ),
    ).toBe('amount-item-invalid');
  });

  test('refuses what is no date', async () => {
    expect(await failure(save(amount({baseDate: '2025-04-01'})), PAYROLL)).toBe(
      'base-date-invalid',
    );
  });

  test.each(['{}', 'undefined', '[1]', '[null]'])(
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
  const startOf = async (
    employeeId: string,
    baseDate: string,
  ): Promise<string | undefined> => {
    const {changes, error} = await run(
      save(amount({employeeId, baseDate, kyuyoKomokuName: '資格手当'})),
    );
    expect(error).toBeNull();
    return changes.amounts[0]?.startDate;
  };

  // The table of the page shikyukojo-data.
  test.each([
    ['2025/4/1', '2025/04/15'],
    ['2025/4/15', '2025/04/15'],
    ['2025/5/1', '2025/05/01'],
  ])('%s of someone hired on 2025/04/15 becomes %s', async (date, start) => {
    expect(await startOf('100002', date)).toBe(start);
  });

  test('before a 出向受入 becomes its date', async () => {
    expect(await startOf('0011', '2023/03/01')).toBe('2023/04/01');
  });

  test('between two employments becomes the date of the second', async () => {
    expect(await startOf('FM001279', '2020/01/01')).toBe('2024/04/01');
  });

  test('in the first employment stays', async () => {
    expect(await startOf('FM001279', '2015/01/01')).toBe('2015/01/01');
  });

  test('that was moved is told', async () => {
    const {notices} = await run(
      save(
        amount({
          employeeId: '100002',
          baseDate: '2025/4/1',
          kyuyoKomokuName: '資格手当',
        }),
      ),
    );
    expect(notices).toEqual([
      {
        messageId: 'base-date-moved',
        message:
          '従業員ID「100002」の開始日を、2025/04/01から発令日の2025/04/15に置き換えました',
        line: 2,
      },
    ]);
  });
});
