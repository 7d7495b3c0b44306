import {describe, expect, test} from 'vitest';
import {cases} from './support/cases';
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
  test.each(
    cases<{condition: string; ids: readonly string[]}>('query', 'conditions'),
  )('tsukinKyoriKm $condition', async ({condition, ids}) => {
    expect(await find(`qb.where('tsukinKyoriKm', ${condition})`)).toEqual(ids);
  });
});

test.each(
  cases<{query: string; definition: string; ids: readonly string[]}>(
    'query',
    'found',
  ),
)('$query of $definition', async ({query, definition, ids}) => {
  expect(await find(`qb.${query}`, definition)).toEqual(ids);
});

test.each(cases<Record<'query' | 'messageId', string>>('query', 'refused'))(
  '$query is refused: $messageId',
  async ({query, messageId}) => {
    expect(await failure(body(query))).toBe(messageId);
  },
);

test.each(cases<{query: string; ids: readonly string[]}>('query', 'advice'))(
  '$query gets the advice $ids',
  async ({query, ids}) => {
    expect(await advice(body(query))).toEqual(ids);
  },
);

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

  test.each(
    cases<{query: string; ids: readonly string[]}>('query', 'meta fields'),
  )('can be asked for and sorted by: $query', async ({query, ids}) => {
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
        '定義「通勤経路」に項目キー「tsukinKyoriKM」がありません。近い名前：tsukinKyoriKm',
      line: 3,
    });
  });
});
