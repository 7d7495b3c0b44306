/*
 * What pages' programs do on other data: each line of 試した境目 of a recipe's
 * page is run as a case of tests/fixtures/recipes.yml, and so are the tables'
 * rows and what a payroll specialist found.
 */
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  RequiredKubun,
  findScenario,
  runCustomFunction,
  tableOf,
} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {
  withEmployee,
  withPayroll,
  withRecords,
} from '@combosite-functions/stress';
import {samplesOf} from '../../scripts/content/samples';
import {
  COMMON_SOURCE,
  withCommonFunctions,
} from '../../src/features/content/build/commonFunctions';
import {pageFile} from '../support/addresses';
import {listFiles, readCases, readText} from '../support/files';
import type {
  Company,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';
import type {CustomDataEntity} from '../../api-src/helpers/CustomDataEntity';

type Rows = Readonly<Record<string, readonly CustomDataEntity[]>>;
type Table = Company['customData'][number];

/** One run: what differs from the sample company, and what comes of it. */
interface Case {
  /** Begins a line of the page. */
  readonly says?: string;
  readonly scenario?: string;
  /** Texts of the program, each with what stands there instead; it gets the common functions that it uses. */
  readonly replace?: readonly string[];
  /** The records of a definition instead of its own. */
  readonly data?: Rows;
  /** Records of which each alone is tried. */
  readonly each?: Rows;
  /** Further records. */
  readonly adds?: Rows;
  /** The key of a further item of a definition, a text. */
  readonly items?: Readonly<Record<string, string>>;
  readonly month?: string;
  readonly settings?: object;
  /** Further 発令 of an employee: `2025/04/11 休職`; `null`: no 雇用. */
  readonly orders?: Readonly<Record<string, readonly string[] | null>>;
  /** Other personal data of an employee; `null`: none. */
  readonly kojin?: Readonly<Record<string, object | null>>;
  readonly joined?: Readonly<Record<string, string>>;
  readonly left?: Readonly<Record<string, string>>;
  /** A 給与項目 that all patterns have, or none of them. */
  readonly with?: string;
  readonly without?: string;
  /** What differs in the first line of the journal. */
  readonly journal?: object;
  /** Further lines, like the first one but for this. */
  readonly journals?: readonly object[];
  /** The answers of an address: `GET https://…`. */
  readonly answers?: Readonly<Record<string, readonly object[]>>;
  /** Amounts by 給与項目 and employee; `null`: not updated. */
  readonly pays?: Readonly<
    Record<string, Readonly<Record<string, number | null>>>
  >;
  readonly stops?: string;
  /** A name of the platform's that it hasn't. */
  readonly lacks?: string;
  readonly warns?: string;
  readonly logs?: string;
  /** How many records a definition has in the end. */
  readonly leaves?: Readonly<Record<string, number>>;
  /** Records that are there in the end. */
  readonly keeps?: Rows;
  /** The addresses that got requests. */
  readonly requests?: readonly string[];
  /** Headers of the first request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further runs on what this one left. */
  readonly then?: readonly Case[];
}

const ORDERS: Readonly<Record<string, object>> = {
  雇用: {},
  異動: {hatsureiKubun: HatsureiKubun.Ido},
  休職: {hatsureiKubun: HatsureiKubun.Kyushoku},
  復職: {hatsureiKubun: HatsureiKubun.Fukushoku},
  転籍: {hatsureiKubun: HatsureiKubun.TensekiShukko},
  退職: {hatsureiKubun: HatsureiKubun.Taishoku},
  兼務: {
    hatsureiKubun: HatsureiKubun.Ido,
    honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
  },
};

const COMMON = readText(COMMON_SOURCE);

/** By page, or by `page#section` where it has several programs. */
const RECIPES = readCases<Readonly<Record<string, readonly Case[]>>>('recipes');

function textOf(page: string): string {
  return readText(pageFile(page));
}

/** The part of a page under the heading 試した境目. */
function boundariesOf(recipe: string): string {
  const [, part = ''] = textOf(recipe).split('{/* #boundaries */}');
  return part.split('\n## ', 1)[0] ?? '';
}

function withItem(table: Table, itemKey: string): Table {
  const item = {
    itemName: itemKey,
    itemKey,
    dataType: '文字列' as const,
    requiredKubun: RequiredKubun.Nini,
    customSelectOptionName: null,
  };
  const {definition} = table;
  const itemList = [...definition.itemList, item];
  return {...table, definition: {...definition, itemList}};
}

function changed(company: Company, one: Case): Company {
  let result = company;
  for (const [name, rows] of [
    ...Object.entries(one.data ?? {}),
    ...Object.entries(one.adds ?? {}),
  ]) {
    const isAdded = one.adds?.[name] === rows;
    result = withRecords(result, name, (records) => [
      ...(isAdded ? records : []),
      ...rows.map((values, index) => ({
        dataId: `${isAdded ? 'added' : 'own'}${index}`,
        createdAt: '2025/04/01 09:00:00',
        updatedAt: '2025/04/01 09:00:00',
        values,
      })),
    ]);
  }
  for (const [id, orders] of Object.entries(one.orders ?? {})) {
    result = withEmployee(result, id, (employee) => ({
      ...employee,
      orders: [
        ...employee.orders.map((order) => ({
          ...order,
          ...(!orders && ORDERS.異動),
        })),
        ...(orders ?? []).map((order) => {
          const [hatsureiDate = '', kind = ''] = order.split(' ');
          return {
            ...employee.orders[0],
            hatsureiDate,
            ...ORDERS[kind],
          } as (typeof employee.orders)[number];
        }),
      ],
    }));
  }
  for (const [id, values] of Object.entries(one.kojin ?? {})) {
    result = withEmployee(result, id, (employee) => ({
      ...employee,
      kojin: values
        ? employee.kojin.map((kojin) => ({...kojin, ...values}))
        : [],
    }));
  }
  for (const [id, startDate] of Object.entries(one.joined ?? {})) {
    const from = <One extends {readonly term: object}>(data: One): One => ({
      ...data,
      term: {...data.term, startDate},
    });
    result = withEmployee(result, id, (employee) => ({
      ...employee,
      orders: employee.orders.map((order) => ({
        ...order,
        hatsureiDate: startDate,
      })),
      kojin: employee.kojin.map(from),
      keisanPattern: employee.keisanPattern.map(from),
    }));
  }
  for (const [id, endDate] of Object.entries(one.left ?? {})) {
    result = withEmployee(result, id, (employee) => ({
      ...employee,
      keisanPattern: employee.keisanPattern.map((data) => ({
        ...data,
        term: {...data.term, endDate},
      })),
    }));
  }
  const [line] = result.shiwake.real;
  return {
    ...result,
    customData: result.customData.map((table) => {
      const item = one.items?.[table.definition.definitionName];
      return item === undefined ? table : withItem(table, item);
    }),
    shiwake: {
      ...result.shiwake,
      real: [
        {...line, ...one.journal},
        ...result.shiwake.real.slice(1),
        ...(one.journals ?? []).map((other) => ({...line, ...other})),
      ] as typeof result.shiwake.real,
    },
    keisanPatterns: result.keisanPatterns.map((pattern) => ({
      ...pattern,
      kyuyoKomokuNameList: [
        ...new Set([...pattern.kyuyoKomokuNameList, one.with ?? '基本給']),
      ].filter((item) => item !== one.without),
    })),
  };
}

function situation(scenario: Scenario, one: Case): Scenario {
  const {month, settings, answers = {}} = one;
  const given = withPayroll(scenario, (payroll) => ({
    ...payroll,
    ...(month && {
      shoriNengetsu: month,
      baseDate: `${month}/01`,
      shikyuDate: `${month}/28`,
    }),
    ...settings,
  }));
  const httpAnswers = Object.entries(answers).map(([address, list]) => {
    const [method, url] = address.split(' ');
    return {method, url, answers: list};
  }) as unknown as Scenario['httpAnswers'];
  return one.answers ? {...given, httpAnswers} : given;
}

/** Runs the first program of a page, or of its section. */
function run(
  recipe: string,
  one: Case,
  before = sampleCompany,
  first = one,
): Promise<RunResult> {
  const [page = '', section] = recipe.split('#');
  const text = textOf(page);
  const start = section ? text.indexOf(`{/* #${section} */}`) : 0;
  const line = text.slice(0, start).split('\n').length;
  const {code = '', scenario = ''} =
    samplesOf(page, text).find(
      (sample) => sample.line > line && sample.scenario !== undefined,
    ) ?? {};
  const texts = first.replace ?? [];
  const changedCode = texts.reduce((source, from, index) => {
    if (index % 2 > 0) {
      return source;
    }
    expect(source).toContain(from);
    return source.replace(from, texts[index + 1] ?? '');
  }, code);
  expect(code).not.toBe('');
  return runCustomFunction({
    source: withCommonFunctions(changedCode, COMMON).replaceAll(
      one.lacks ?? 'no',
      'no',
    ),
    company: changed(before, one),
    scenario: situation(
      findScenario(scenarios, first.scenario ?? scenario),
      one,
    ),
  });
}

async function tryCase(
  recipe: string,
  one: Case,
  before = sampleCompany,
  first = one,
): Promise<void> {
  const {error, logs, changes, company, httpCalls} = await run(
    recipe,
    one,
    before,
    first,
  );
  const warnings = logs.filter(({level}) => level === 'warn');
  if (one.stops === undefined) {
    expect(error).toBeNull();
  } else {
    expect(error?.message).toContain(one.stops);
    expect(changes).toEqual({amounts: [], customData: []});
  }
  expect(warnings.map(({message}) => message).join('\n')).toContain(
    one.warns ?? '',
  );
  expect(logs.map(({message}) => message).join('\n')).toContain(one.logs ?? '');
  for (const [item, amounts] of Object.entries(one.pays ?? {})) {
    const paid = Object.keys(amounts).map((id) => [
      id,
      changes.amounts.find(
        ({employeeId, kyuyoKomokuName}) =>
          employeeId === id && kyuyoKomokuName === item,
      )?.after ?? null,
    ]);
    expect(Object.fromEntries(paid)).toEqual(amounts);
  }
  const recordsOf = (name: string) =>
    tableOf(company, name)?.records.map(({values}) => values);
  for (const [definition, count] of Object.entries(one.leaves ?? {})) {
    expect(recordsOf(definition)).toHaveLength(count);
  }
  for (const [definition, rows] of Object.entries(one.keeps ?? {})) {
    expect(recordsOf(definition)).toEqual(expect.arrayContaining([...rows]));
  }
  if (one.requests) {
    expect(httpCalls.map(({url}) => url)).toEqual(one.requests);
  }
  expect(httpCalls[0]?.headers ?? {}).toMatchObject(one.headers ?? {});
  for (const next of one.then ?? []) {
    await tryCase(recipe, next, company, first);
  }
}

describe.each(Object.entries(RECIPES))('%s', (recipe, cases) => {
  test.each(cases.map((one, index) => [one.says ?? `case ${index + 1}`, one]))(
    '%s',
    async (_, one) => {
      const alone = Object.entries(one.each ?? {}).flatMap(([name, rows]) =>
        rows.map((row) => ({...one, data: {[name]: [row]}})),
      );
      for (const tried of alone.length > 0 ? alone : [one]) {
        await tryCase(recipe, tried);
      }
    },
  );
});

test.each(
  listFiles('wiki/recipes', /\.mdx$/).map((file) =>
    path.basename(file, '.mdx'),
  ),
)('every line of what %s has tried is a case', (recipe) => {
  const lines = boundariesOf(recipe)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
  const said = (RECIPES[recipe] ?? []).flatMap(({says}) => says ?? []);
  expect(
    lines.filter((line) => !said.some((begin) => line.startsWith(begin))),
  ).toEqual([]);
  expect(
    said.filter((begin) => !lines.some((line) => line.startsWith(begin))),
  ).toEqual([]);
});

/** Programs that leave 遡及計算 alone and say so. */
const NOT_RETROACTIVE = [
  'absence-deduction',
  'celebration',
  'commuter-pass',
  'commuting-by-days',
  'external-request#content-key',
  'external-request#post',
  'external-request#post-form',
  'external-request#send-again',
  'external-request#sent-record',
  'external-request#several-at-once',
  'payment-record',
  'probation',
  'test-custom-function#switch-endpoint',
  'years-of-service',
];

test.each(NOT_RETROACTIVE)('%s changes nothing in 遡及計算', async (recipe) => {
  const sokyuKeisan = {
    shoriNengetsu: '2025/02',
    baseDate: '2025/02/01',
    shikyuDate: '2025/02/25',
    employeeIdList: ['0001', '100000'],
  };
  const result = await run(recipe, {settings: {sokyuKeisan}});
  expect(result.error).toBeNull();
  expect(result.changes).toEqual({amounts: [], customData: []});
  expect(result.httpCalls).toEqual([]);
  const levels = new Set(result.logs.map(({level}) => level));
  expect([...levels]).toEqual(['warn']);
});

test.each(NOT_RETROACTIVE.filter((recipe) => recipe.includes('#')))(
  '%s sends nothing if it cannot read whether it is 遡及計算',
  async (recipe) => {
    const {error, httpCalls} = await run(recipe, {lacks: 'isSokyuKeisan'});
    expect(error).toBeNull();
    expect(httpCalls).toEqual([]);
  },
);

/** The cells of a page's table rows that begin with a date. */
function rowsOf(recipe: string, text = boundariesOf(recipe)): string[][] {
  return [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([cell = '']) => /^(?:\d{4}\/|退居日なし)/.test(cell))
    .map((row) => row.map((cell) => cell.replace(/(?:まで|から)$/, '')));
}

/** The day before or after another one. */
function dayBeside(date: string, days: number): string {
  const [year = NaN, month = NaN, day = NaN] = date.split('/').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days))
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '/');
}

/** The first day of the month before. */
function firstDayBefore(month: string): string {
  return `${dayBeside(`${month}/01`, -1).slice(0, 7)}/01`;
}

test.each(rowsOf('age'))(
  'who is born on %s is of 60 years on %s',
  async (birthday = '', day = '') => {
    for (const [baseDate, amount] of [
      [dayBeside(day, -1), 20_000],
      [day, 10_000],
    ] as const) {
      const one: Case = {
        kojin: {'0001': {birthday}},
        settings: {shoriNengetsu: baseDate.slice(0, 7), baseDate},
        pays: {住宅手当: {'0001': amount}},
      };
      await tryCase('age', one);
    }
  },
);

test.each(rowsOf('housing-fee'))(
  'a fee until %s and another from %s: %s',
  async (until = '', from = '', said = '') => {
    const [yen = ''] = /[\d,]+(?=円)/.exec(said) ?? [];
    const stay = (start: string, end: string, shiyoryoAmount: number) => ({
      employeeId: '0001',
      nyukyoDate: start,
      taikyoDate: end.startsWith('2') ? end : null,
      shiyoryoAmount,
    });
    const second = from === 'なし' ? [] : [stay(from, 'なし', 30_000)];
    const one: Case = {
      month: '2025/05',
      data: {従業員入居: [stay('2024/04/01', until, 20_000), ...second]},
      ...(yen
        ? {pays: {寮費: {'0001': Number(yen.replace(',', ''))}}}
        : {stops: '従業員ID 0001: 2025/05/16に住んだ住宅が2件あります'}),
    };
    await tryCase('housing-fee', one);
  },
);

test.each(rowsOf('probation'))(
  'who joined on %s is on probation until %s',
  async (joined = '', last = '', month = '') => {
    for (const [baseDate, amount] of [
      [last, 0],
      [firstDayBefore(month), 0],
      [`${month}/01`, 15_000],
    ] as const) {
      const one: Case = {
        joined: {'100002': joined},
        month: baseDate.slice(0, 7),
        settings: {baseDate},
        pays: {住宅補助: {'100002': amount}},
      };
      await tryCase('probation', one);
    }
  },
);

test.each(rowsOf('years-of-service'))(
  'ten years from %s end on %s',
  async (joined = '', last = '', first = '', month = '') => {
    expect(first).toBe(dayBeside(last, 1));
    for (const [baseDate, amount] of [
      [last, 0],
      [first, 5000],
      [firstDayBefore(month), 0],
      [`${month}/01`, 5000],
    ] as const) {
      const one: Case = {
        joined: {'0001': joined},
        month: baseDate.slice(0, 7),
        settings: {baseDate},
        pays: {勤続手当: {'0001': amount}},
      };
      await tryCase('years-of-service', one);
    }
  },
);

const pass = (
  kaishiMonth: string,
  kikanMonths: number,
  teikiAmount: number,
  saishuMonth: string | null = null,
) => ({
  employeeId: '0001',
  kaishiMonth,
  kikanMonths,
  teikiAmount,
  saishuMonth,
  modoshiAmount: saishuMonth && 15_000,
});

const PASSES = [
  [pass('2025/04', 6, 60_000)],
  [pass('2025/07', 3, 33_000)],
  [pass('2025/04', 6, 60_000, '2025/07'), pass('2025/08', 3, 33_000)],
];

test.each(rowsOf('commuter-pass', textOf('commuter-pass')))(
  'passes pay in %s: %s | %s | %s',
  async (month = '', ...texts) => {
    const yen = (found: RegExpExecArray | null) =>
      Number(found?.[1]?.replaceAll(',', '') ?? 0);
    for (const [column, text] of texts.entries()) {
      const one: Case = {
        month,
        data: {従業員定期代: PASSES[column] ?? []},
        pays: {
          通勤手当: {'0001': yen(/^([\d,]+)円/.exec(text))},
          定期代の戻し: {'0001': yen(/戻し([\d,]+)円/.exec(text))},
        },
      };
      await tryCase('commuter-pass', one);
    }
  },
);

const ABSENCES = [
  ...textOf('absence-deduction').matchAll(
    /^\| (\d+)日 \| (\d+)日 \| ([\d,]+)円 \| ([\d,]+)円 \|$/gm,
  ),
].map(([, ...cells]) => cells.map((cell) => Number(cell.replace(',', ''))));

test.each(ABSENCES)(
  '%d days of absence and %d of work',
  async (kekkinDays = NaN, shukkinDays = NaN, taken = NaN, paid = NaN) => {
    const employeeId = '0001';
    const one: Case = {
      data: {
        従業員基本給: [
          {
            employeeId,
            tekiyoKaishiDate: '2024/04/01',
            kihonkyuAmount: 300_000,
          },
        ],
        欠勤実績: [
          {
            employeeId,
            targetMonth: '2025/04',
            kekkinDays,
            shoteiDays: kekkinDays + shukkinDays,
          },
        ],
      },
      pays: {欠勤控除: {[employeeId]: taken}},
    };
    expect(taken + paid).toBe(300_000);
    await tryCase('absence-deduction', one);
  },
);

test('the tables are on the pages', () => {
  expect(rowsOf('age')).toHaveLength(3);
  expect(rowsOf('housing-fee')).toHaveLength(6);
  expect(ABSENCES).toHaveLength(5);
  expect(rowsOf('probation')).toHaveLength(4);
  expect(rowsOf('years-of-service')).toHaveLength(4);
  expect(rowsOf('commuter-pass', textOf('commuter-pass'))).toHaveLength(4);
});

test('every link to law or office is on the page that a person goes through', () => {
  const linksOf = (text: string) =>
    [...text.matchAll(/\]\((https:\/\/[^)]+)\)/g)].map(([, url]) => url);
  const page = 'wiki/office/payroll-office.mdx';
  const office = readText(page);
  const listed = linksOf(office);
  const elsewhere = ['docs', 'wiki', 'api-src']
    .flatMap((folder) => listFiles(folder, /\.(?:mdx|d\.ts)$/))
    .filter((file) => !file.endsWith(page))
    .flatMap((file) => linksOf(readText(file)));
  expect(elsewhere.length).toBeGreaterThan(10);
  expect(elsewhere.filter((url) => !listed.includes(url))).toEqual([]);
  // What the page lists for other pages is used there, and only there.
  const [tables = '', list = ''] = office.split('{/* #sources */}');
  const added = linksOf(list);
  expect(added.filter((url) => !elsewhere.includes(url))).toEqual([]);
  expect(added.filter((url) => linksOf(tables).includes(url))).toEqual([]);
});
