import {describe, expect, test} from 'vitest';
import {advice, evaluate, failure, runMain, scenario} from './support/runtime';

/** What a query of 通勤経路 finds: employee IDs. */
function find(query: string, definition = '通勤経路'): Promise<unknown> {
  return evaluate(
    `(await (await baseService.createCustomDataServiceByDefinitionName('${definition}')).getCustomDataByQuery((qb) => ${query})).map((r) => r.employeeId)`,
  );
}

function body(query: string): string {
  return `const service = await baseService.createCustomDataServiceByDefinitionName('通勤経路');\nawait service.getCustomDataByQuery(${query});`;
}

// 通勤経路: 0001 12.5, 0002 3.2, 0004 28, 0005 null, 0006 60.4
describe('where', () => {
  test.each([
    ["'==', 28", ['0004']],
    ["'==', null", ['0005']],
    ["'!=', 28", ['0001', '0002', '0005', '0006']],
    ["'<', 12.5", ['0002']],
    ["'<=', 12.5", ['0001', '0002']],
    ["'>', 28", ['0006']],
    ["'>=', 28", ['0004', '0006']],
    ["'in', [28, 3.2, 1]", ['0002', '0004']],
    ["'in', []", []],
    ["'not-in', [28, 3.2]", ['0001', '0005', '0006']],
  ])('tsukinKyoriKm %s', async (condition, ids) => {
    expect(await find(`qb.where('tsukinKyoriKm', ${condition})`)).toEqual(ids);
  });
});

const TSUKIN = '通勤経路';

test.each([
  // Texts and dates are compared by their letters.
  ["where('employeeId', '>', '0004')", TSUKIN, ['0005', '0006']],
  ["where('yukoKigenDate', '<', '2025/04/01')", '従業員資格', ['0012']],
  [
    "where('tsukinKyoriKm', '>', 5).where('tsukinKyoriKm', '<', 30)",
    TSUKIN,
    ['0001', '0004'],
  ],
  // Blank items come first; the item that was named first counts most.
  [
    "orderBy('tsukinKyoriKm')",
    TSUKIN,
    ['0005', '0002', '0001', '0004', '0006'],
  ],
  [
    "orderBy('tsukinKyoriKm', 'desc')",
    TSUKIN,
    ['0006', '0004', '0001', '0002', '0005'],
  ],
  [
    "orderBy('nendo', 'desc').orderBy('kenshuName', 'desc').orderBy('employeeId')",
    '研修受講状況',
    ['0002', '0001', '0004', '0001'],
  ],
  ["limit(2).orderBy('tsukinKyoriKm', 'desc')", TSUKIN, ['0006', '0004']],
  ["where('tsukinKyoriKm', '==', '28')", TSUKIN, []],
  ["where('tsukinKyoriKm', '>', '1')", TSUKIN, []],
])('%s of %s', async (query, definition, ids) => {
  expect(await find(`qb.${query}`, definition)).toEqual(ids);
});

test.each([
  ["(qb) => qb.where('tsukinKyoriKm', '===', 28)", 'query-operator-unknown'],
  ["(qb) => qb.where('employeeId', 'in', '0001')", 'query-value-not-array'],
  ["(qb) => qb.where('employeeId', 'not-in', '0001')", 'query-value-not-array'],
  ["(qb) => qb.orderBy('tsukinKyoriKm', 'down')", 'query-direction-invalid'],
  ['(qb) => qb.limit(0)', 'query-limit-invalid'],
  ['(qb) => qb.limit(-1)', 'query-limit-invalid'],
  ['(qb) => qb.limit(1.5)', 'query-limit-invalid'],
  ["(qb) => qb.limit('2')", 'query-limit-invalid'],
  ['(qb) => qb.limit(NaN)', 'query-limit-invalid'],
  ['(qb) => {}', 'query-function-result'],
  ['() => ({})', 'query-function-result'],
  ['undefined', 'query-function-result'],
  ['{}', 'query-function-result'],
])('%s is refused: %s', async (query, messageId) => {
  expect(await failure(body(query))).toBe(messageId);
});

test.each([
  ["(qb) => qb.where('createdAt', '>', 20250201)", ['query-value-type']],
  ["(qb) => qb.where('employeeId', 'in', [1])", ['query-value-type']],
  [
    "(qb) => { qb.where('tsukinKyoriKm', '>', 30); return qb; }",
    ['query-condition-dropped'],
  ],
  ['(qb) => qb.limit(1)', []],
])('%s gets the advice %j', async (query, ids) => {
  expect(await advice(body(query))).toEqual(ids);
});

describe('the items that every record has', () => {
  const MONTHS = ['01', '03', '02'];
  const records = MONTHS.map((month, index) => ({
    dataId: `id${index}`,
    createdAt: `2025/${month}/01 09:00:00`,
    updatedAt: `2025/${month}/10 09:00:00`,
    values: {employeeId: `000${index + 1}`, tsukinKyoriKm: 1},
  }));
  const settings = {
    scenario: scenario('手動実行', {customData: {通勤経路: records}}),
  };
  const idsOf = (query: string): Promise<unknown> =>
    evaluate(
      `(await (await baseService.createCustomDataServiceByDefinitionName('通勤経路')).getCustomDataByQuery((qb) => qb.${query})).map((r) => r.dataId)`,
      settings,
    );

  test.each([
    ["orderBy('createdAt')", ['id0', 'id2', 'id1']],
    ["orderBy('createdAt', 'desc')", ['id1', 'id2', 'id0']],
    ["orderBy('updatedAt', 'desc').limit(1)", ['id1']],
    ["orderBy('dataId', 'desc')", ['id2', 'id1', 'id0']],
    ["where('dataId', '==', 'id2')", ['id2']],
    ["where('dataId', 'in', ['id0', 'id1', 'x'])", ['id0', 'id1']],
    ["where('createdAt', '>=', '2025/02/01')", ['id1', 'id2']],
    ["where('updatedAt', '<', '2025/02/10 09:00:00')", ['id0']],
  ])('can be asked for and sorted by: %s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });
});

describe('a query', () => {
  test('without conditions finds all, in the order of registration', async () => {
    expect(await find('qb')).toEqual(['0001', '0002', '0004', '0005', '0006']);
  });

  test.each([
    "where('tsukinKyoriKM', '!=', 1)",
    "orderBy('tsukinKyoriKM')",
    "where('tsukinKyoriKm', '>', 1).orderBy('tsukinKyoriKM', 'desc')",
  ])('refuses an unknown item key and names near ones: %s', async (query) => {
    const {error} = await runMain(body(`(qb) => qb.${query}`));
    expect(error).toMatchObject({
      messageId: 'unknown-item-key',
      message:
        '定義「通勤経路」に項目キー「tsukinKyoriKM」がありません。近い名前：tsukinKyoriKm、employeeId、dataId',
      line: 3,
    });
  });
});
