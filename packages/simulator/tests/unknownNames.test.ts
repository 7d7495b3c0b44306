import {describe, expect, test} from 'vitest';
import {cases} from './support/cases';
import {advice, runMain, messages} from './support/runtime';

const PAYROLL = {scenario: '給与計算前'};

/** What is at hand in each expression below. */
const SETUP = `
  const {hatsureiData, kojinData, keisanPatternData, kyuyoKeisanSettingsData: settings, shikyukojoData} = combositeDataService;
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  const pets = await service.getCustomDataByQuery((qb) => qb);
  const [order] = await hatsureiData.readByEmployeeId(['0001']);
  const [kojin] = await kojinData.readByEmployeeId(['0001']);
  const [pattern] = await keisanPatternData.readByEmployeeIdAndBaseDate(['0001'], settings.baseDate);
  const definition = service.getCustomDataDefinition();
  const secret = await secretsManager.getSecret('WEATHER_API_KEY');`;

/** Advice on an expression, with its message. */
async function adviceOn(expression: string): Promise<string[][]> {
  const {notices} = await runMain(`${SETUP}\n${expression};`, PAYROLL);
  return notices.map(({messageId, message, line}) => {
    expect(line).toBe(11);
    return [messageId, message];
  });
}

describe('a name that is read', () => {
  test.each(
    cases<Record<'expression' | 'what' | 'nearest', string>>(
      'unknownNames',
      'names',
    ),
  )('$expression', async ({expression, what, nearest}) => {
    const found = await adviceOn(expression);
    expect(found).toEqual([
      [
        'name-unknown',
        expect.stringContaining(
          `${what}がないため、値はundefinedです。近い名前：`,
        ),
      ],
    ]);
    expect(found[0]?.[1]).toContain(nearest);
  });

  test.each([
    'pets.dogCount',
    'shikyukojoData.employeeIdList.lenght',
    'pattern.kyuyoKomokuNameList.size',
  ])('of a list: %s', async (expression) => {
    expect(await adviceOn(expression)).toEqual([
      [
        'list-name-unknown',
        expect.stringMatching(/^一覧（配列）に「\w+」はない/),
      ],
    ]);
  });

  test('is told beside the error to which it leads', async () => {
    const {error, notices} = await runMain(
      'await combositeDataService.shikyukojoData.saveAmounts([]);',
      PAYROLL,
    );
    expect(error?.messageId).toBe('uncaught-error');
    expect(notices).toEqual([
      expect.objectContaining({messageId: 'name-unknown', line: 2}),
    ]);
  });
});

test('what a program usually does with the platform’s objects is no reason for advice', async () => {
  const body = `${SETUP}
  const all = {settings, pets, order, kojin, pattern, definition, HatsureiKubun, ids: shikyukojoData.employeeIdList};
  for (const one of Object.values(all)) {
    JSON.stringify(one); String(one); Object.keys(one); ({...one}); await one;
    one?.toString(); 'foo' in one; Object.hasOwn(one, 'foo'); Array.isArray(one);
    Object.entries(one).map(([key, value]) => key + value); one[Symbol.iterator]; one == null;
    logger.debug('値', one); Object.assign({}, one).foo; Object.fromEntries(Object.entries(one));
  }
  const {employeeId, ...rest} = order;
  [].concat(pets, [order]); [pets, [order]].flat(); [...pets, ...shikyukojoData.employeeIdList];
  pets[99]; pets.at(-1); pets.map((pet) => ({...pet}))[0].foo; pets.filter(Boolean).foo;
  order.term.endDate?.slice(0, 7); new Map(pets.map((pet) => [pet.employeeId, pet])).get('x')?.foo;
  await Promise.all([...pets, settings]); pets.toSorted((a, b) => a.dogCount - b.dogCount);
  kojin.total = 1; order.total; Object.keys(HatsureiKubun).find((key) => HatsureiKubun[key] === '1');
  (await service.getCustomDataByQuery((qb) => qb.where('employeeId', '==', '0001').orderBy('dogCount').limit(1))).length;
  logger.info('done');`;
  const result = await runMain(body, PAYROLL);
  expect(result.error).toBeNull();
  expect(messages(result).at(-1)).toBe('done');
  expect(result.notices).toEqual([]);
});

describe('a condition', () => {
  const query = (condition: string, rest = ''): string =>
    `const service = await baseService.createCustomDataServiceByDefinitionName('在宅勤務実績');\nconst records = await service.getCustomDataByQuery((qb) => qb.where(${condition}));\n${rest}`;

  test.each([
    ["'employeeId', '==', undefined", 'employeeId ==', 'undefined'],
    ["'employeeId', '!=', undefined", 'employeeId !=', 'undefined'],
    ["'employeeId', 'in', ['0001', undefined]", 'employeeId in', 'undefined'],
    ["'zaitakuDays', '>', null", 'zaitakuDays >', 'null'],
  ])('without a value is named: %s', async (condition, shown, value) => {
    const {notices} = await runMain(query(condition));
    expect(notices).toEqual([
      {
        messageId: 'query-value-missing',
        message: `検索条件「${shown}」の値が${value}のため、正しく絞り込めません`,
        line: 3,
      },
    ]);
  });

  test('may ask for what is empty', async () => {
    expect(await advice(query("'zaitakuDays', '==', null"))).toEqual([]);
  });

  test('that asks for nobody is named if there are targets', async () => {
    const empty = query("'employeeId', 'in', []");
    expect(await advice(empty, PAYROLL)).toEqual(['query-list-empty']);
    expect(await advice(empty)).toEqual([]);
  });

  test.each(
    cases<{condition: string; isTold: boolean}>('unknownNames', 'months'),
  )(
    'with a month in a form of its own: $condition',
    async ({condition, isTold}) => {
      const {notices} = await runMain(query(condition));
      expect(notices.map(({messageId}) => messageId)).toEqual(
        isTold ? ['date-form-differs'] : [],
      );
      expect(notices.every(({message}) => message.includes('「2025/0'))).toBe(
        true,
      );
    },
  );
});
