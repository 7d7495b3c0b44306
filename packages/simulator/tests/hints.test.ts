import {describe, expect, test} from 'vitest';
import {sampleCompany, scenarios} from '../sample-company';
import {cases} from './support/cases';
import {messages, runMain, scenario} from './support/runtime';
import type {AmountRecord, Company, CustomDataRecord, Scenario} from '..';
import type {RunSettings} from './support/runtime';

type Values = CustomDataRecord['values'];

/** The payroll of 0001, 0002 and 0003 with records r1, r2, … of one definition. */
function payroll(definitionName: string, rows: readonly Values[]): Scenario {
  const records = rows.map((values, index) => ({
    dataId: `r${index + 1}`,
    createdAt: '2025/01/10 09:00:00',
    updatedAt: '2025/01/10 09:00:00',
    values,
  }));
  return scenario('給与計算前', {customData: {[definitionName]: records}});
}

const PETS = '従業員ペット飼育数';

function service(definitionName: string): string {
  return `await baseService.createCustomDataServiceByDefinitionName('${definitionName}')`;
}

/** Reads all pets as `records`; what `rest` does with them follows. */
function withPets(rest: string, query = 'qb'): string {
  return `const records = await (${service(PETS)}).getCustomDataByQuery((qb) => ${query});\n${rest}`;
}

/** Saves an amount for each of the records. */
function pay(amount = '1000', kyuyoKomokuName = 'ペット手当'): string {
  return `await combositeDataService.shikyukojoData.saveAmount(records.map((r) => ({employeeId: r.employeeId, kyuyoKomokuName: '${kyuyoKomokuName}', amount: ${amount}, baseDate: '2025/04/01'})));`;
}

const log = (level: string, text: string): string =>
  `\nlogger.${level}('${text}');`;

/** The sample company with other amounts. */
function paid(...amounts: readonly (readonly [string, number])[]): Company {
  return {
    ...sampleCompany,
    amounts: amounts.map(([employeeId, amount]): AmountRecord => ({
      employeeId,
      kyuyoKomokuName: 'ペット手当',
      startDate: '2024/04/01',
      amount,
    })),
  };
}

const NOBODY_PAID = paid();

/** What a run is told: the line, the message's id and its text. */
async function told(body: string, settings?: RunSettings): Promise<string[]> {
  const {notices} = await runMain(body, settings);
  return notices.map(
    ({messageId, message, line}) => `${line} ${messageId} ${message}`,
  );
}

/** Cases of one piece of advice: what it is about, the program, what is told. */
function advice(
  title: string,
  settings: RunSettings,
  ...all: readonly (readonly [
    what: string,
    body: string,
    told?: string,
    own?: RunSettings,
  ])[]
): void {
  for (const [what, body, text, own] of all) {
    test(`${title}: ${what}`, async () => {
      expect(await told(body, {...settings, ...own})).toEqual(
        text === undefined ? [] : [text],
      );
    });
  }
}

const OF_TWO = "qb.where('employeeId', 'in', ['0001', '0002'])";
const EMPTY = payroll(PETS, [
  {employeeId: '0001', dogCount: 1, catCount: 0},
  {employeeId: '0002', dogCount: null, catCount: 0},
  {employeeId: '0004', dogCount: null, catCount: 0},
]);
const IS_EMPTY =
  'required-item-empty 「従業員ペット飼育数」の必須の項目「犬飼育数」が空のデータを読みました：0002（r2）';

advice(
  'a required item without a value',
  {scenario: EMPTY, company: NOBODY_PAID},
  [
    'of a target',
    withPets(pay('Number(r.dogCount) * 1000'), OF_TWO),
    `2 ${IS_EMPTY}`,
  ],
  [
    'of somebody else',
    withPets(log('info', 'a'), "qb.where('employeeId', '!=', '0002')"),
  ],
  [
    'where there are no targets',
    withPets(log('info', 'a')),
    `2 ${IS_EMPTY}、0004（r3）`,
    {scenario: scenario('手動実行', {customData: EMPTY.customData})},
  ],
  ['after a warning', withPets(log('warn', '0002は空のため対象外'))],
  [
    'after a line with the data ID',
    withPets(log('info', 'r2は空のため対象外')),
  ],
  ['after an error', withPets("throw new Error('空です');")],
  [
    'that was filled',
    withPets(`await (${service(PETS)}).updateCustomData('r2', {dogCount: 0});`),
  ],
  [
    'of one who is named in an ordinary line, and paid all the same',
    withPets(
      `${pay('Number(r.dogCount)')}${log('info', '0002に支給')}`,
      OF_TWO,
    ),
    `2 ${IS_EMPTY}`,
  ],
);

// 0003 can't have the item, 0004 is no target.
const LEFT =
  '3 target-amount-left 給与項目「ペット手当」に、前の金額のままの対象者がいます：0002（1000）';

advice(
  'an amount from before',
  {
    scenario: payroll(PETS, [{employeeId: '0001', dogCount: 1, catCount: 0}]),
    company: paid(['0002', 1000], ['0003', 500], ['0004', 700]),
  },
  ['of a target who is left out', withPets(pay()), LEFT],
  ['of 0 yen', withPets(pay()), undefined, {company: paid(['0002', 0])}],
  ['named in the log', withPets(`${pay()}${log('info', '0002は対象外')}`)],
  [
    'named in a line with all targets',
    withPets(
      `logger.info(combositeDataService.shikyukojoData.employeeIdList.join());\n${pay()}`,
    ),
    LEFT.replace('3', '4'),
  ],
  [
    'where one employee is updated without any data',
    `const records = [{employeeId: '0001'}];\n${pay()}`,
  ],
  ['where the run fails', withPets(`${pay()}\nthrow new Error('x');`)],
);

const READ =
  "const {kojinData, shikyukojoData} = combositeDataService;\nconst found = await kojinData.readByEmployeeIdAndBaseDate(shikyukojoData.employeeIdList, '2025/04/01');";
const SAVE =
  "\nawait shikyukojoData.saveAmount(found.map(({employeeId}) => ({employeeId, kyuyoKomokuName: '資格手当', amount: 1, baseDate: '2025/04/01'})));";

advice(
  'personnel data by a base date',
  {scenario: '給与計算前・15日払い'},
  [
    'that miss a target',
    `${READ}${SAVE}`,
    '3 personnel-data-missing kojinDataに、基準日2025/04/01のデータがない対象者がいます：100002',
  ],
  ['where nothing is written', READ],
  [
    'where the log names who is missed',
    `${READ}${SAVE}${log('info', '100002は雇用前')}`,
  ],
  [
    'where they are read otherwise',
    `${READ}${SAVE}\nawait kojinData.readByEmployeeId(['100002']);`,
  ],
);

test.each(['hatsureiData', 'jushoData', 'keisanPatternData'])(
  'personnel data by a base date, of %s',
  async (name) => {
    const body = `await combositeDataService.${name}.readByEmployeeIdAndBaseDate(['0001', '0002'], '1990/01/01');\nawait combositeDataService.shikyukojoData.saveAmount([]);`;
    expect(await told(body, {scenario: '給与計算前'})).toContain(
      `2 personnel-data-missing ${name}に、基準日1990/01/01のデータがない対象者がいます：0001、0002`,
    );
  },
);

const dogs = (...counts: readonly (readonly [string, number])[]): Scenario =>
  payroll(
    PETS,
    counts.map(([employeeId, dogCount]) => ({
      employeeId,
      dogCount,
      catCount: 0,
    })),
  );

const NOT_READ =
  '2 target-record-not-read 「従業員ペット飼育数」にデータがあるのに、読んでいない対象者がいます：0002';
const FIRST = 'qb.limit(1)';
const OF_ONE = "qb.where('employeeId', '==', '0001')";

advice(
  'a record of a target that was not read',
  {scenario: dogs(['0001', 1], ['0002', 1], ['0004', 1]), company: NOBODY_PAID},
  ['by a condition', withPets(pay(), OF_ONE), NOT_READ],
  ['by a limit', withPets(pay(), FIRST), NOT_READ],
  ['by another item', withPets(pay(), `${OF_ONE}.where('dogCount', '>', 0)`)],
  ['without any amount', withPets('', FIRST)],
  [
    'and is in the log',
    withPets(`${pay()}${log('info', '0002は対象外')}`, FIRST),
  ],
  [
    'of one whose personnel data were looked at',
    withPets(
      `${pay()}\nawait combositeDataService.hatsureiData.readByEmployeeId(['0002']);`,
      FIRST,
    ),
  ],
);

const {shiwake} = sampleCompany;
const JOURNAL = 'await combositeDataService.shiwakeData.read();';

advice(
  'journal data',
  {
    scenario: '給与仕訳元データ連携',
    company: {
      ...sampleCompany,
      shiwake: {...shiwake, real: shiwake.real.slice(1)},
    },
  },
  [
    'whose sides differ',
    JOURNAL,
    '2 shiwake-unbalanced 取得した仕訳元データの借方の合計1143000と貸方の合計1463000が一致しません',
  ],
  ['whose sides are equal', JOURNAL, undefined, {company: sampleCompany}],
  ['of which the program warns', `${JOURNAL}${log('warn', '一致しません')}`],
);

describe('a record', () => {
  const show = (expression: string): string =>
    withPets(
      `const [r] = records;\nlogger.info(String(${expression}));`,
      OF_ONE,
    );

  test('that lacks a name which is read is told, with near names', async () => {
    expect(await told(show('r.dogCuont * 1000'))).toEqual([
      '4 record-item-unknown 定義「従業員ペット飼育数」のデータに「dogCuont」がないため、値はundefinedです。近い名前：dogCount',
    ]);
  });

  test('tells it also if that ends the run', async () => {
    const {error, notices} = await runMain(
      withPets(pay('r.dogs * 1'), OF_ONE),
      {
        scenario: '給与計算前',
      },
    );
    expect(error?.messageId).toBe('amount-item-invalid');
    expect(notices[0]?.messageId).toBe('record-item-unknown');
  });

  test('can get names of the program’s own', async () => {
    const result = await runMain(
      show('(r.total = (r.total ?? 0) + 1, r.total, Object.keys(r).length)'),
    );
    expect(messages(result)).toEqual(['7']);
    expect(result.notices).toEqual([]);
  });

  test.each(
    cases<Record<'expression' | 'expected', string>>(
      'hints',
      'ordinary objects',
    ),
  )('is an ordinary object: $expression', async ({expression, expected}) => {
    const result = await runMain(show(expression));
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual([expected]);
    expect(result.notices).toEqual([]);
  });
});

test('a correct program gets no hint in any scenario of a payroll', async () => {
  const names = scenarios
    .filter(({trigger, dryRun}) => trigger === '給与計算(前)' && !dryRun)
    .map(({name}) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const result = await runMain(
      `const {shikyukojoData, kyuyoKeisanSettingsData, keisanPatternData} = combositeDataService;
const {employeeIdList} = shikyukojoData;
const {baseDate} = kyuyoKeisanSettingsData;
const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
const payable = new Set(patterns.filter((p) => p.kyuyoKomokuNameList.includes('ペット手当')).map((p) => p.employeeId));
const pets = await (${service(PETS)}).getCustomDataByQuery((qb) => qb.where('employeeId', 'in', employeeIdList));
const amounts = [];
for (const employeeId of employeeIdList) {
  if (!payable.has(employeeId)) { logger.info(\`\${employeeId}は対象外\`); continue; }
  const pet = pets.find((one) => one.employeeId === employeeId);
  if (pet && (pet.dogCount === null || pet.catCount === null)) { logger.warn(\`\${employeeId}は未入力\`); continue; }
  amounts.push({employeeId, kyuyoKomokuName: 'ペット手当', amount: pet ? pet.dogCount * 1000 + pet.catCount * 500 : 0, baseDate});
}
await shikyukojoData.saveAmount(amounts);`,
      {scenario: name},
    );
    expect(result.error).toBeNull();
    expect(result.notices, name).toEqual([]);
  }
});
