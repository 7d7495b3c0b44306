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

  test('compares texts and dates by their letters', async () => {
    expect(await find("qb.where('employeeId', '>', '0004')")).toEqual([
      '0005',
      '0006',
    ]);
    expect(
      await find("qb.where('yukoKigenDate', '<', '2025/04/01')", '従業員資格'),
    ).toEqual(['0012']);
  });

  test('joins conditions by and', async () => {
    expect(
      await find(
        "qb.where('tsukinKyoriKm', '>', 5).where('tsukinKyoriKm', '<', 30)",
      ),
    ).toEqual(['0001', '0004']);
  });

  test('refuses other operators', async () => {
    expect(
      await failure(body("(qb) => qb.where('tsukinKyoriKm', '===', 28)")),
    ).toBe('query-operator-unknown');
  });

  test.each(['in', 'not-in'])('wants a list for %s', async (operator) => {
    expect(
      await failure(
        body(`(qb) => qb.where('employeeId', '${operator}', '0001')`),
      ),
    ).toBe('query-value-not-array');
  });
});

describe('orderBy', () => {
  test('sorts up by default, blank items first', async () => {
    expect(await find("qb.orderBy('tsukinKyoriKm')")).toEqual([
      '0005',
      '0002',
      '0001',
      '0004',
      '0006',
    ]);
  });

  test('sorts down', async () => {
    expect(await find("qb.orderBy('tsukinKyoriKm', 'desc')")).toEqual([
      '0006',
      '0004',
      '0001',
      '0002',
      '0005',
    ]);
  });

  test('prefers the item that was named first', async () => {
    expect(
      await find(
        "qb.orderBy('nendo', 'desc').orderBy('kenshuName', 'desc').orderBy('employeeId')",
        '研修受講状況',
      ),
    ).toEqual(['0002', '0001', '0004', '0001']);
  });

  test('refuses other directions', async () => {
    expect(
      await failure(body("(qb) => qb.orderBy('tsukinKyoriKm', 'down')")),
    ).toBe('query-direction-invalid');
  });
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

  test('are texts, so that a number finds nothing and is told', async () => {
    expect(
      await advice(body("(qb) => qb.where('createdAt', '>', 20250201)")),
    ).toEqual(['query-value-type']);
  });
});

describe('limit', () => {
  test('counts after sorting', async () => {
    expect(await find("qb.limit(2).orderBy('tsukinKyoriKm', 'desc')")).toEqual([
      '0006',
      '0004',
    ]);
  });

  test.each(['0', '-1', '1.5', "'2'", 'NaN'])('refuses %s', async (count) => {
    expect(await failure(body(`(qb) => qb.limit(${count})`))).toBe(
      'query-limit-invalid',
    );
  });
});

describe('a query', () => {
  test('without conditions finds all, in the order of registration', async () => {
    expect(await find('qb')).toEqual(['0001', '0002', '0004', '0005', '0006']);
  });

  test.each(['(qb) => {}', '() => ({})', 'undefined', '{}'])(
    'has to be returned by the function (%s)',
    async (query) => {
      expect(await failure(body(query))).toBe('query-function-result');
    },
  );

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

  test('finds nothing by a value of another type, and says so', async () => {
    expect(await find("qb.where('tsukinKyoriKm', '==', '28')")).toEqual([]);
    expect(await find("qb.where('tsukinKyoriKm', '>', '1')")).toEqual([]);
    expect(
      await advice(body("(qb) => qb.where('employeeId', 'in', [1])")),
    ).toEqual(['query-value-type']);
  });

  test('ignores conditions that are not returned, and says so', async () => {
    const dropped =
      "(qb) => { qb.where('tsukinKyoriKm', '>', 30); return qb; }";
    expect(await advice(body(dropped))).toEqual(['query-condition-dropped']);
    expect(await advice(body('(qb) => qb.limit(1)'))).toEqual([]);
  });
});
