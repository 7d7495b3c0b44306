import {describe, expect, test} from 'vitest';
import {sampleCompany} from '../sample-company';
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

function save(...amounts: Amount[]): string {
  return `await combositeDataService.shikyukojoData.saveAmount(${JSON.stringify(amounts)});`;
}

function run(
  body: string,
  where: string | Scenario = '給与計算前',
): Promise<RunResult> {
  return runMain(body, {scenario: where});
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
    expect(
      await failure(save(amount({employeeId: 'FM001275'})), {
        scenario: EVERYONE,
      }),
    ).toBe('keisan-pattern-missing');
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

  test('refuses who is no target of the payroll', async () => {
    const {changes, error} = await run(
      save(
        amount(),
        amount({employeeId: '0004'}),
        amount({employeeId: '0005'}),
      ),
    );
    expect(error).toMatchObject({
      messageId: 'employee-not-target',
      message:
        '従業員ID「0004」「0005」は、実行中の給与計算の対象ではありません',
    });
    expect(changes.amounts).toEqual([]);
  });

  test('knows the targets even if the program changes its list of them', async () => {
    expect(
      await failure(
        `combositeDataService.shikyukojoData.employeeIdList.push('0004');\n${save(amount({employeeId: '0004'}))}`,
        PAYROLL,
      ),
    ).toBe('employee-not-target');
  });

  test.each([
    ['employeeId', 1, '2件目のemployeeIdは1'],
    ['employeeId', undefined, '2件目のemployeeIdはundefined'],
    [
      'kyuyoKomokuName',
      undefined,
      '2件目（従業員ID 0001）のkyuyoKomokuNameはundefined',
    ],
    ['amount', '1000', "2件目（従業員ID 0001）のamountは'1000'"],
    ['amount', undefined, '2件目（従業員ID 0001）のamountはundefined'],
    [
      'baseDate',
      '2025-04-01',
      "2件目（従業員ID 0001）のbaseDateは'2025-04-01'",
    ],
    [
      'baseDate',
      '2025/02/30',
      "2件目（従業員ID 0001）のbaseDateは'2025/02/30'",
    ],
  ])('refuses %s %s', async (field, value, problem) => {
    const {error} = await run(save(amount(), amount({[field]: value})));
    expect(error).toMatchObject({
      messageId: 'amount-item-invalid',
      message: `saveAmountに渡した値が正しくありません：${problem}`,
    });
  });

  test('names all wrong fields of all elements, in one message', async () => {
    const {error} = await run(
      save(
        amount({employeeId: 7, baseDate: null}),
        amount({employeeId: '0002', kyuyoKomokuName: 1, amount: '5'}),
      ),
    );
    expect(error?.message).toBe(
      "saveAmountに渡した値が正しくありません：1件目のemployeeIdは7、1件目のbaseDateはnull、2件目（従業員ID 0002）のkyuyoKomokuNameは1、2件目（従業員ID 0002）のamountは'5'",
    );
  });

  test.each(['NaN', 'Infinity', '-Infinity'])(
    'refuses %s as an amount',
    async (value) => {
      const {error} = await run(
        `await combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: '住宅手当', amount: ${value}, baseDate: '2025/04/01'}]);`,
      );
      expect(error).toMatchObject({
        messageId: 'amount-item-invalid',
        message: `saveAmountに渡した値が正しくありません：1件目（従業員ID 0001）のamountは${value}`,
      });
    },
  );

  test.each([-5, 1.5, 3851.9880000000003, 2 ** 53])(
    'refuses the amount %s',
    async (value) => {
      const {changes, error} = await run(
        save(amount({employeeId: '0002'}), amount({amount: value})),
      );
      expect(error).toMatchObject({
        messageId: 'amount-not-yen',
        message: `金額は0以上の整数で渡します：2件目（従業員ID 0001）のamountは${value}`,
      });
      expect(changes.amounts).toEqual([]);
    },
  );

  test('writes -0 as 0', async () => {
    const {company} = await run(
      "await combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: '住宅手当', amount: -0, baseDate: '2025/04/01'}]);",
    );
    expect(Object.is(company.amounts.at(-1)?.amount, 0)).toBe(true);
  });

  test('says at once why each of several elements is refused', async () => {
    const {changes, error} = await run(
      save(
        amount({employeeId: '0003'}),
        amount({employeeId: '1'}),
        amount({employeeId: '2'}),
        amount({amount: -1}),
        amount({employeeId: '0002'}),
        amount({employeeId: '0002', kyuyoKomokuName: '残業代'}),
        amount({employeeId: '0002'}),
      ),
    );
    expect(error).toMatchObject({
      messageId: 'kyuyo-komoku-not-in-pattern',
      message: [
        '従業員ID「0003」の役員計算パターンに、給与項目「住宅手当」がありません',
        '従業員ID「1」「2」の従業員がいません',
        '金額は0以上の整数で渡します：4件目（従業員ID 0001）のamountは-1',
        '給与項目「残業代」は更新できません。固定支給か固定控除で、金額直接入力の給与項目だけを更新できます',
        '従業員ID「0002」の「住宅手当」は、1回のリクエストで2度更新できません',
      ].join('。'),
    });
    expect(changes.amounts).toEqual([]);
  });

  test('tells of no moved date if the list is refused', async () => {
    const {notices} = await run(
      save(
        amount({employeeId: '100002', kyuyoKomokuName: '資格手当'}),
        amount({employeeId: '1'}),
      ),
      EVERYONE,
    );
    expect(notices).toEqual([]);
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
  const startOf = async (
    employeeId: string,
    baseDate: string,
  ): Promise<string | undefined> => {
    const {changes, error} = await run(
      save(amount({employeeId, baseDate, kyuyoKomokuName: '資格手当'})),
      EVERYONE,
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
      EVERYONE,
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
