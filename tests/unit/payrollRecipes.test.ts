/*
 * What the recipes of the pages promise beside the run that the page shows:
 * months, duplicates, second runs, data that can't be used.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  HatsureiKubun,
  findScenario,
  runCustomFunction,
} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {
  runStress,
  withEmployee,
  withPayroll,
  withRecords,
} from '@combosite-functions/stress';
import {pageFile} from '../support/addresses';
import {ROOT} from '../support/files';
import {sampleRunsOfPage} from '../../scripts/content/sampleRuns';
import type {
  Company,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

function pageText(page: string): string {
  return readFileSync(path.join(ROOT, pageFile(page)), 'utf8');
}

type Recipe = readonly [page: string, anchor: string];

/** The first program of a page after an anchor, with its own situation. */
function programOf([page, anchor]: Recipe) {
  const text = pageText(page);
  const line = text.slice(0, text.indexOf(`#${anchor} */`)).split('\n').length;
  const {code = '', scenario = ''} =
    sampleRunsOfPage(page, text).find(
      ({sample}) => sample.line > line && sample.scenario !== undefined,
    )?.sample ?? {};
  return {source: code, scenario: findScenario(scenarios, scenario)};
}

/** Runs it on other data or in another situation. */
function run(
  recipe: Recipe,
  {
    company = sampleCompany,
    change = (scenario) => scenario,
  }: {
    readonly company?: Company;
    readonly change?: (scenario: Scenario) => Scenario;
  } = {},
): Promise<RunResult> {
  const {source, scenario} = programOf(recipe);
  return runCustomFunction({source, company, scenario: change(scenario)});
}

function amountOf({company}: RunResult, employeeId: string, item: string) {
  return company.amounts
    .filter((one) => one.employeeId === employeeId)
    .filter(({kyuyoKomokuName}) => kyuyoKomokuName === item)
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .at(-1)?.amount;
}

function inMonth(shoriNengetsu: string, baseDate = `${shoriNengetsu}/01`) {
  return (scenario: Scenario): Scenario =>
    withPayroll(scenario, (payroll) => ({
      ...payroll,
      shoriNengetsu,
      baseDate,
      shikyuDate: `${shoriNengetsu}/28`,
    }));
}

const retroactive = (scenario: Scenario): Scenario =>
  withPayroll(scenario, (payroll) => ({
    ...payroll,
    sokyuKeisan: {
      shoriNengetsu: '2025/02',
      baseDate: '2025/02/01',
      shikyuDate: '2025/02/25',
      employeeIdList:
        payroll.shiharaiMasterName === '15日払い' ? ['100000'] : ['0001'],
    },
  }));

const DAYS = ['commuting-by-days', 'program'] as const;
const ONCE = ['celebration', 'program'] as const;
const PROBATION = ['probation', 'program'] as const;
const DEPARTMENTS = ['shiwake-data', 'check-balance-by-department'] as const;
const RECORD = ['payment-record', 'program'] as const;
const PASSES = ['commuter-pass', 'program'] as const;
const ABSENCE = ['absence-deduction', 'program'] as const;
const YEARS = ['years-of-service', 'program'] as const;
const RETRY = ['external-request', 'timeout-and-retry'] as const;
const PAGES = ['external-request', 'all-pages'] as const;
const CONTENT_KEY = ['external-request', 'content-key'] as const;
const SENT_RECORD = ['external-request', 'sent-record'] as const;
const SWITCH = ['test-custom-function', 'switch-endpoint'] as const;

test.each([
  DAYS,
  ONCE,
  RECORD,
  PASSES,
  ABSENCE,
  PROBATION,
  CONTENT_KEY,
  SENT_RECORD,
  SWITCH,
])(
  'a retroactive run of %s/%s changes nothing and says so',
  async (...recipe) => {
    const result = await run(recipe, {change: retroactive});
    expect(result.error).toBeNull();
    expect(result.changes.amounts).toEqual([]);
    expect(result.httpCalls).toEqual([]);
    const levels = new Set(result.logs.map(({level}) => level));
    expect([...levels]).toEqual(['warn']);
  },
);

test.each([DAYS, ONCE, RECORD, PASSES, ABSENCE, PROBATION, CONTENT_KEY])(
  'no hostile condition breaks %s/%s, or asks about its data',
  async (...recipe) => {
    const {counts, relations} = await runStress({
      ...programOf(recipe),
      company: sampleCompany,
    });
    expect(counts).toMatchObject({violation: 0, failed: 0});
    expect(
      relations
        .filter(
          ({verdict, relation}) => verdict === 'confirm' && !relation.isPolicy,
        )
        .map(({relation}) => relation.id),
    ).toEqual([]);
    expect(counts.passed).toBeGreaterThan(5);
  },
);

describe('a payment of one month', () => {
  const item = '祝金';

  test('is made in that month, also by a second run, and never again', async () => {
    const april = await run(ONCE);
    const again = await run(ONCE, {company: april.company});
    const may = await run(ONCE, {
      company: again.company,
      change: inMonth('2025/05'),
    });
    expect(amountOf(april, '0001', item)).toBe(30_000);
    expect(again.company.amounts).toEqual(april.company.amounts);
    expect(amountOf(may, '0001', item)).toBe(0);
    expect(amountOf(april, '0002', item)).toBe(0);
  });

  test('stops the run if the month of the payroll has another form', async () => {
    const result = await run(ONCE, {change: inMonth('2025/4', '2025/04/01')});
    expect(result.error?.message).toContain('処理年月の形が違います: 2025/4');
    expect(result.changes.amounts).toEqual([]);
  });
});

describe('the months after joining', () => {
  const table = [
    ...pageText('probation').matchAll(
      /^\| (\d{4}\/\d\d\/\d\d) \| (\d{4}\/\d\d\/\d\d) \| (\d{4}\/\d\d) \|$/gm,
    ),
  ].map(([, joined = '', last = '', first = '']) => ({joined, last, first}));

  /** What 100002 gets who joined that day. */
  async function amountIn(joined: string, baseDate: string) {
    const company = withEmployee(sampleCompany, '100002', (employee) => ({
      ...employee,
      orders: employee.orders.map((order) => ({
        ...order,
        hatsureiDate: joined,
      })),
      keisanPattern: employee.keisanPattern.map((one) => ({
        ...one,
        term: {...one.term, startDate: joined},
      })),
    }));
    const result = await run(PROBATION, {
      company,
      change: inMonth(baseDate.slice(0, 7), baseDate),
    });
    return amountOf(result, '100002', '住宅補助');
  }

  test('are in a table on the page', () => {
    expect(table.map(({joined}) => joined)).toContain('2025/11/30');
    expect(table.length).toBeGreaterThan(3);
  });

  test.each(table)(
    'of $joined end on $last, and $first is paid',
    async ({joined, last, first}) => {
      expect(await amountIn(joined, last)).toBe(0);
      expect(await amountIn(joined, `${first}/01`)).toBe(15_000);
      const [year = 0, month = 0] = first.split('/').map(Number);
      const before = new Date(Date.UTC(year, month - 2)).toISOString();
      expect(
        await amountIn(joined, `${before.slice(0, 7).replace('-', '/')}/01`),
      ).toBe(0);
    },
  );

  test('begin anew for who left and came back, and need a day of joining', async () => {
    const change = (orders: Company['employees'][number]['orders']) =>
      run(PROBATION, {
        company: withEmployee(sampleCompany, '100000', (employee) => ({
          ...employee,
          orders,
        })),
      });
    const [koyo] =
      sampleCompany.employees.find(({employeeId}) => employeeId === '100000')
        ?.orders ?? [];
    if (!koyo) {
      throw new Error('100000 has no order.');
    }
    const back = await change([koyo, {...koyo, hatsureiDate: '2025/03/01'}]);
    expect(amountOf(back, '100000', '住宅補助')).toBe(0);
    const planned = await change([koyo, {...koyo, hatsureiDate: '2025/06/01'}]);
    expect(amountOf(planned, '100000', '住宅補助')).toBe(15_000);
    const none = await change([{...koyo, hatsureiKubun: HatsureiKubun.Ido}]);
    expect(none.error?.message).toContain('100000');
  });
});

describe('the balance of departments', () => {
  /** The journal in which an amount of one department is another's. */
  function moved(
    change: (line: Company['shiwake']['real'][number], index: number) => object,
  ) {
    return run(DEPARTMENTS, {
      company: {
        ...sampleCompany,
        shiwake: {
          ...sampleCompany.shiwake,
          real: sampleCompany.shiwake.real.map((line, index) => ({
            ...line,
            ...change(line, index),
          })),
        },
      },
    });
  }

  test('differs where only the department of one line is wrong', async () => {
    const result = await moved((_, index) =>
      index === 0 ? {bumonCode: '3100', bumonName: '経理部'} : {},
    );
    expect(result.error?.message).toContain('2');
    const text = result.logs.map(({message}) => message).join('\n');
    // 経理部 now has two people; of the only one of 営業部 no amount is told.
    expect(text).toContain('3100 経理部: 借方－貸方は320000円');
    expect(text).toContain('2100 営業部: 差額は出しません');
  });
});

describe('the number of a content and a month', () => {
  const numberOf = (result: RunResult) =>
    result.httpCalls[0]?.headers['Idempotency-Key'];
  const ofEmployees =
    (...employeeIdList: string[]) =>
    (scenario: Scenario) =>
      withPayroll(scenario, (payroll) => ({...payroll, employeeIdList}));

  test('is the same for the same content, in any order', async () => {
    const first = await run(CONTENT_KEY, {change: ofEmployees('0001', '0002')});
    const again = await run(CONTENT_KEY, {change: ofEmployees('0002', '0001')});
    expect(numberOf(first)).toMatch(/^2025\/04-[0-9a-f]{8}$/);
    expect(numberOf(again)).toBe(numberOf(first));
  });

  test('is another one for another content or month', async () => {
    const numbers = await Promise.all(
      [
        ofEmployees('0001', '0002'),
        ofEmployees('0001', '0003'),
        ofEmployees('0001'),
        inMonth('2025/05'),
        inMonth('2025/04'),
      ].map(async (change) => numberOf(await run(CONTENT_KEY, {change}))),
    );
    expect(new Set(numbers).size).toBe(5);
  });
});

describe('a payment that is written down', () => {
  const item = '祝金';
  const DEFINITION = '祝金の支給記録';
  const recordsOf = ({company}: RunResult) =>
    company.customData
      .find(({definition}) => definition.definitionName === DEFINITION)
      ?.records.map(({values}) => values)
      .filter(({employeeId}) => employeeId === '0004');
  const april = {shikyuMonth: '2025/04', employeeId: '0004'};
  const withOrder = (
    company: Company,
    employeeId: string,
    hatsureiKubun: HatsureiKubun,
    hatsureiDate: string,
  ) =>
    withEmployee(company, employeeId, (employee) => ({
      ...employee,
      orders: [...employee.orders, {hatsureiDate, hatsureiKubun}],
    }));

  test('is made again by the same month, and by no other', async () => {
    const first = await run(RECORD);
    const again = await run(RECORD, {company: first.company});
    const may = await run(RECORD, {
      company: again.company,
      change: inMonth('2025/05'),
    });
    expect(amountOf(first, '0004', item)).toBe(30_000);
    expect(amountOf(again, '0004', item)).toBe(30_000);
    expect(recordsOf(again)).toEqual([{...april, shikyuAmount: 30_000}]);
    expect(amountOf(may, '0004', item)).toBe(0);
    expect(recordsOf(may)).toEqual([{...april, shikyuAmount: 30_000}]);
    expect(amountOf(first, '0006', item)).toBe(0);
  });

  test('waits for who turns out to be on leave, until the return', async () => {
    const before = await run(RECORD);
    const late = await run(RECORD, {
      company: withOrder(
        before.company,
        '0004',
        HatsureiKubun.Kyushoku,
        '2025/03/20',
      ),
    });
    expect(amountOf(late, '0004', item)).toBe(0);
    expect(recordsOf(late)).toEqual([{...april, shikyuAmount: 0}]);
    const back = await run(RECORD, {
      company: withOrder(
        late.company,
        '0004',
        HatsureiKubun.Fukushoku,
        '2025/05/01',
      ),
      change: inMonth('2025/05'),
    });
    expect(amountOf(back, '0004', item)).toBe(30_000);
  });
});

describe('commuter passes', () => {
  const passes = (
    rows: readonly (readonly [string, number, number, string?])[],
  ) =>
    withRecords(sampleCompany, '従業員定期代', () =>
      rows.map(
        ([kaishiMonth, kikanMonths, teikiAmount, saishuMonth], index) => ({
          dataId: `pass${index}`,
          createdAt: '2025/04/01 09:00:00',
          updatedAt: '2025/04/01 09:00:00',
          values: {
            employeeId: '0001',
            kaishiMonth,
            kikanMonths,
            teikiAmount,
            saishuMonth: saishuMonth ?? null,
          },
        }),
      ),
    );
  const columns = [
    passes([['2025/04', 6, 60_000]]),
    passes([['2025/07', 3, 33_000]]),
    passes([
      ['2025/04', 6, 60_000, '2025/07'],
      ['2025/08', 3, 33_000],
    ]),
  ];
  const [page] = PASSES;
  const cells = [
    ...pageText(page).matchAll(
      /^\| (2025\/\d\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm,
    ),
  ].flatMap(([, month = '', ...texts]) =>
    texts.map((text, column) => ({month, text, column})),
  );

  test('are in a table of the page', () => {
    expect(cells).toHaveLength(12);
  });

  test.each(cells)(
    'pay in $month what column $column says: $text',
    async ({month, text, column}) => {
      const company = columns[column];
      const result = await run(PASSES, {company, change: inMonth(month)});
      const yen = (found: RegExpExecArray | null) =>
        Number(found?.[1]?.replaceAll(',', '') ?? 0);
      expect(result.error).toBeNull();
      expect(amountOf(result, '0001', '通勤手当')).toBe(
        yen(/^([\d,]+)円/.exec(text)),
      );
      expect(amountOf(result, '0001', '定期代の戻し')).toBe(
        yen(/戻し([\d,]+)円/.exec(text)),
      );
    },
  );
});

describe('years of service', () => {
  const rows = [
    ...pageText('years-of-service').matchAll(
      /^\| (\d{4}\/\d\d\/\d\d) \| (\d{4}\/\d\d\/\d\d) \| (\d{4}\/\d\d) \| (\d{4}\/\d\d\/\d\d) \|$/gm,
    ),
  ].map(([, joined = '', last = '', month = '', first = '']) => ({
    joined,
    last,
    month,
    first,
  }));

  /** What the program says of 0004 who joined that day. */
  async function yearsOn(joined: string, baseDate: string) {
    const {source, scenario} = programOf(YEARS);
    const result = await runCustomFunction({
      source: source.replace(
        "BASE_DATE = '2025/04/01'",
        `BASE_DATE = '${baseDate}'`,
      ),
      scenario,
      company: withEmployee(sampleCompany, '0004', (employee) => ({
        ...employee,
        orders: employee.orders.map((order, index) =>
          index === 0 ? {...order, hatsureiDate: joined} : order,
        ),
      })),
    });
    return result.logs.find(({message}) => message.includes('0004'))?.message;
  }

  test('of a joiner of February 29 are in the table', () => {
    expect(rows.map(({joined}) => joined)).toContain('2016/02/29');
  });

  test.each(rows)(
    'of $joined are ten at the end of $last',
    async ({joined, last, month, first}) => {
      const next = new Date(`${last.replaceAll('/', '-')}T00:00:00Z`);
      next.setUTCDate(next.getUTCDate() + 1);
      expect(first).toBe(next.toISOString().slice(0, 10).replaceAll('-', '/'));
      expect(last.startsWith(month)).toBe(true);
      expect(await yearsOn(joined, last)).toContain('勤続9年');
      expect(await yearsOn(joined, first)).toContain('勤続10年');
    },
  );
});

/** The situation in which one address gives these answers. */
const answering =
  (url: string, ...answers: readonly object[]) =>
  (scenario: Scenario): Scenario => ({
    ...scenario,
    httpAnswers: [
      {method: 'GET', url, answers},
    ] as unknown as Scenario['httpAnswers'],
  });

describe('a request that is tried again', () => {
  const RATES = 'https://api.example.com/v1/rates';

  test.each([429, 503])('is, after a %d', async (status) => {
    const result = await run(RETRY, {
      change: answering(
        RATES,
        {status, headers: {'Retry-After': '120'}},
        {status: 200, body: {rate: 1.2}},
      ),
    });
    expect(result.error).toBeNull();
    expect(result.httpCalls).toHaveLength(2);
    expect(result.logs[0]?.message).toContain('120秒後');
  });

  test.each([400, 401, 404, 409])('is not, after a %d', async (status) => {
    const result = await run(RETRY, {change: answering(RATES, {status})});
    expect(result.error?.message).toContain(`ステータスコード${status}`);
    expect(result.httpCalls).toHaveLength(1);
  });

  test('is given up after three answers of 429', async () => {
    const result = await run(RETRY, {change: answering(RATES, {status: 429})});
    expect(result.error?.message).toContain('3回とも失敗');
    expect(result.httpCalls).toHaveLength(3);
  });
});

describe('all pages of an answer', () => {
  const URL_OF_PAGE = 'https://kintai.example.com/v1/absences?page=';
  const item = {employeeId: '0001', days: 1};

  test('are read, and no further one', async () => {
    const {httpCalls} = await run(PAGES);
    expect(httpCalls.map(({url}) => url)).toEqual([
      `${URL_OF_PAGE}1`,
      `${URL_OF_PAGE}2`,
    ]);
  });

  test.each([
    ['a page that fails', {status: 500}, '2ページ目: ステータスコード500'],
    ['a page without data', {status: 200, body: {}}, '2ページ目が想定した'],
    [
      'a page that leads back',
      {status: 200, body: {items: [item], total: 9, nextPage: 1}},
      '2ページ目が想定した',
    ],
    [
      'data that are missing',
      {status: 200, body: {items: [], total: 3, nextPage: null}},
      '全体は3件なのに、2件',
    ],
  ])('stop the run for %s', async (_, answer, message) => {
    const result = await run(PAGES, {
      change: answering(`${URL_OF_PAGE}2`, answer),
    });
    expect(result.error?.message).toContain(message);
  });

  test('stop the run if they never end', async () => {
    const {source, scenario} = programOf(PAGES);
    const result = await runCustomFunction({
      source: source.replace('MAX_PAGES = 50', 'MAX_PAGES = 1'),
      scenario,
      company: sampleCompany,
    });
    expect(result.error?.message).toContain('1ページを超えた');
  });
});
