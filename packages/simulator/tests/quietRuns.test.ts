/*
 * Runs that end well and yet leave somebody out: each has to say so.
 */
import {describe, expect, test} from 'vitest';
import {tableOf} from '..';
import {sampleCompany} from '../sample-company';
import {cases} from './support/cases';
import {advice, companyWith, runMain, scenario} from './support/runtime';
import type {RunSettings} from './support/runtime';

const PAYROLL = '給与計算前';
const FIFTEENTH = '給与計算前・15日払い';

/** A payroll program with the usual names; `list` is what is paid. */
function pays(list: string, before = ''): string {
  return `const {keisanPatternData, hatsureiData, shikyukojoData, kyuyoKeisanSettingsData: {baseDate, shoriNengetsu}} = combositeDataService;
const {employeeIdList} = shikyukojoData;
const read = async (name, query = (qb) => qb) => (await baseService.createCustomDataServiceByDefinitionName(name)).getCustomDataByQuery(query);
${before}
await shikyukojoData.saveAmount(${list});`;
}

const PETS = "const pets = await read('従業員ペット飼育数');";
const each = (amount: string): string =>
  `employeeIdList.slice(0, 2).map((employeeId) => ({employeeId, kyuyoKomokuName: 'ペット手当', amount: ${amount}, baseDate}))`;

/** What a program is told, and of which line. */
async function told(
  body: string,
  settings: RunSettings = {scenario: PAYROLL},
): Promise<(readonly [string, number | undefined])[]> {
  const {error, notices} = await runMain(body, settings);
  expect(error).toBeNull();
  return notices.map(({messageId, line}) => [messageId, line] as const);
}

describe('nobody gets anything', () => {
  const patterns = (name: string, method = 'includes'): string =>
    `const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
const ids = patterns.filter(({kyuyoKomokuNameList}) => kyuyoKomokuNameList.${method}('${name}')${method === 'includes' ? '' : ' >= 0'}).map((one) => one.employeeId);`;
  const PAY_IDS =
    "ids.map((employeeId) => ({employeeId, kyuyoKomokuName: 'ペット手当', amount: 1000, baseDate}))";

  test.each(['includes', 'indexOf'])(
    'by a payroll item that does not exist: %s',
    async (method) => {
      const body = pays(PAY_IDS, patterns('ペツト手当', method));
      expect(await told(body)).toEqual([
        ['searched-komoku-unknown', 6],
        ['nobody-updated', 7],
      ]);
      const {notices} = await runMain(body, {scenario: PAYROLL});
      expect(notices.map(({message}) => message)).toEqual([
        expect.stringMatching(
          /給与項目「ペツト手当」がありません。近い名前：ペット手当$/,
        ),
        '対象者が3人いますが、saveAmountに渡した一覧は空です。誰の金額も変わりません',
      ]);
    },
  );

  test('is fine if the program warns, or somebody is paid', async () => {
    expect(await told(pays(PAY_IDS, patterns('ペット手当')))).toEqual([]);
    expect(
      await told(`${pays('[]')}\nlogger.warn('全員が対象外です');`),
    ).toEqual([]);
  });

  test('everybody gets 0 yen', async () => {
    const zero = pays(
      each('pets.find((pet) => pet.id === employeeId)?.dogCount ?? 0'),
      PETS,
    );
    expect(await told(zero)).toEqual([
      ['record-item-unknown', 6],
      ['all-amounts-zero', 6],
    ]);
    expect(
      await told(`${pays(each('0'), PETS)}\nlogger.warn('今月は全員0円です');`),
    ).toEqual([]);
    // A warning about somebody else says nothing of it.
    expect(
      await told(`${pays(each('0'), PETS)}\nlogger.warn('0003を除きました');`),
    ).toEqual([['all-amounts-zero', 6]]);
    // Data that nobody has imported are no month without pets.
    const without = (ids: readonly string[]) => ({
      scenario: PAYROLL,
      company: {
        ...sampleCompany,
        customData: sampleCompany.customData.map((table) => ({
          ...table,
          records: table.records.slice(0, 1).flatMap((one) =>
            ids.map((employeeId) => ({
              ...one,
              values: {...one.values, employeeId},
            })),
          ),
        })),
      },
    });
    expect(await told(pays(each('0'), PETS), without([]))).toEqual([
      ['all-amounts-zero', 6],
    ]);
    expect(await told(pays(each('0'), PETS), without(['9999']))).toEqual([]);
    // A stop of an allowance reads nothing.
    expect(await told(pays(each('0')))).toEqual([]);
    expect(
      await told(pays(each("employeeId === '0001' ? 0 : 500"), PETS)),
    ).toEqual([]);
  });
});

describe('a comparison that is never true', () => {
  const WORK = "const work = await read('在宅勤務実績');";
  const filter = (condition: string, before = ''): string =>
    pays(
      `work.filter((one) => ${condition}).map(({employeeId}) => ({employeeId, kyuyoKomokuName: '在宅勤務手当', amount: 100, baseDate})).slice(0, 0)`,
      `${before}${WORK}\nconst [order] = await hatsureiData.readByEmployeeId(employeeIdList);\nlogger.warn('x');`,
    );

  test.each(
    cases<Record<'condition' | 'text', string>>('quietRuns', 'never true'),
  )('is named: $condition', async ({condition, text}) => {
    const {notices} = await runMain(filter(condition), {scenario: FIFTEENTH});
    const found = notices.filter(({messageId}) =>
      /^(?:date-form|compared)/.test(messageId),
    );
    expect(found.map(({line}) => line).every((line) => line === 8)).toBe(true);
    expect(found.map(({message}) => message).join('\n')).toContain(text);
  });

  test('is named where a constant stands for the literal', async () => {
    const body = filter(
      'one.targetMonth === MONTH',
      "const MONTH = '2025-04';\n",
    );
    expect(await told(body, {scenario: FIFTEENTH})).toContainEqual([
      'date-form-differs',
      9,
    ]);
  });

  test.each(cases<Record<'condition', string>>('quietRuns', 'can be true'))(
    'is no advice where it can be true: $condition',
    async ({condition}) => {
      const ids = await advice(filter(condition), {scenario: FIFTEENTH});
      expect(ids.filter((id) => /^(?:date-form|compared)/.test(id))).toEqual(
        [],
      );
    },
  );
});

test.each(['2025/4', '２０２５/04'])(
  'months of one item that are written in two ways: %s',
  async (month) => {
    const company = companyWith('在宅勤務実績', ({records}) => ({
      records: records.map((one, index) =>
        index === 0
          ? {...one, values: {...one.values, targetMonth: month}}
          : one,
      ),
    }));
    const {notices} = await runMain(pays('[]', "await read('在宅勤務実績');"), {
      scenario: FIFTEENTH,
      company,
    });
    const [first, second] = tableOf(company, '在宅勤務実績')?.records ?? [];
    const show = (one: typeof first): string =>
      `${String(one?.values.employeeId)}（${one?.dataId}）：${String(one?.values.targetMonth)}`;
    expect(notices).toContainEqual({
      messageId: 'date-forms-mixed',
      message: expect.stringContaining(
        `${show(first)}、${show(second)}`,
      ) as string,
      line: 4,
    });
  },
);

test.each([
  ['2025/00', ['month-impossible']],
  ['2025/13', ['month-impossible']],
  ['2025/12', []],
])('a query for the month %s', async (month, ids) => {
  const body = `const service = await baseService.createCustomDataServiceByDefinitionName('在宅勤務実績');\nawait service.getCustomDataByQuery((qb) => qb.where('targetMonth', '==', '${month}'));`;
  expect(await advice(body)).toEqual(ids);
});

test('forEach with an async function is named, for...of with await is not', async () => {
  const body = `const lines = [];\n[1].forEach(async (one) => { lines.push(await one); });\n[2].forEach((one) => one);\nfor (const one of [3]) { await one; }`;
  expect(await told(body)).toEqual([['for-each-async', 3]]);
});

describe('an error of the platform that the program caught', () => {
  const save = (rest: string): string =>
    `try {\n  await combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: 'ない', amount: 1, baseDate: '2025/04/01'}]);\n} catch (error) {\n  ${rest}\n}\nlogger.info('完了しました');`;

  test('is named if the log has nothing of it', async () => {
    const {error, notices} = await runMain(save(''), {scenario: PAYROLL});
    expect(error).toBeNull();
    expect(notices).toEqual([
      {
        messageId: 'error-caught',
        message:
          'saveAmountのエラーが、ログに残らないまま続きました：給与項目「ない」がありません',
        line: 3,
      },
    ]);
  });

  test.each([
    ["logger.error('失敗');", ['save-amount-failed']],
    ['throw error;', []],
  ])('leaves amounts unsaved, though the log has it: %s', async (rest, ids) => {
    expect(await advice(save(rest), {scenario: PAYROLL})).toEqual(ids);
  });

  test('left nothing unsaved if another try was successful', async () => {
    const again = save('').replace('ない', 'ペット手当');
    const body = save(`logger.error('失敗');${again}`);
    expect(await advice(body, {scenario: PAYROLL})).toEqual([]);
  });

  test.each([
    "logger.error('失敗');",
    'logger.info(error.message);',
    'throw error;',
  ])('is not if the program tells it: %s', async (rest) => {
    expect(await advice(save(rest), {scenario: PAYROLL})).not.toContain(
      'error-caught',
    );
  });

  test('is named though the same call was successful for somebody else', async () => {
    const body = `for (const kyuyoKomokuName of ['ない', 'ペット手当']) { try { await combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName, amount: 1, baseDate: '2025/04/01'}]); } catch {} }`;
    expect(await advice(body, {scenario: PAYROLL})).toEqual(['error-caught']);
  });

  test('is not if another try was successful', async () => {
    const URL = 'https://api.example.com/v1/requests';
    const body = `for (let i = 0; i < 2; i += 1) { try { await httpRequest.post('${URL}', {}); return; } catch {} }`;
    const at = (...answers: object[]): RunSettings => ({
      scenario: scenario('手動実行', {
        httpAnswers: [{method: 'POST', url: URL, answers: answers as never}],
      }),
    });
    expect(
      await advice(body, at({failure: 'connection'}, {status: 200})),
    ).toEqual([]);
    expect(await advice(body, at({failure: 'connection'}))).toEqual([
      'error-caught',
    ]);
  });
});
