import {describe, expect, test} from 'vitest';
import {sampleCompany} from '../sample-company';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  ZaisekiJokyoKubun,
} from '../company/enumerations';
import {doubleByTransfer, hatsureiRecords} from '../platform/hatsurei';
import {cases} from './support/cases';
import {evaluate, failure} from './support/runtime';

/** What a service gives: of each record what an expression of `r` takes. */
function read(call: string, item: string): Promise<unknown> {
  return evaluate(`(await combositeDataService.${call}).map((r) => ${item})`);
}

const ON = 'hatsureiData.readByEmployeeIdAndBaseDate';
const STATUS = 'getZaisekiJokyoKubunName(r.zaisekiJokyoKubun)';
const ORDER = `[r.term.startDate, r.term.endDate, r.hatsureiDate, ${STATUS}]`;

describe('the 発令データ', () => {
  test.each(
    cases<{
      id: string;
      records: readonly (readonly string[] | readonly (string | null)[])[];
    }>('combositeData', 'of , who has retired'),
  )('of $id, who has retired', async ({id, records}) => {
    expect(
      await read(`hatsureiData.readByEmployeeId(['${id}'])`, ORDER),
    ).toEqual(records);
  });

  const SHOZOKU = 'r.shozokuName';
  const KENMU = '[r.shozokuName, getHonmuKenmuKubunName(r.honmuKenmuKubun)]';
  const KAIGAI =
    '[r.shozokuName, r.kinmuchiName, getKaigaiFuninKubunName(r.kaigaiFuninKubun)]';
  const TWO = [
    ['営業部', '本務'],
    ['営業企画部', '兼務'],
  ];
  test.each([
    ['FM001275', '2024/12/31', STATUS, ['在籍中']],
    ['FM001275', '2025/01/01', STATUS, ['在籍中', '退職済']],
    ['FM001275', '2025/01/02', STATUS, ['退職済']],
    ['FM001275', '2030/01/01', STATUS, ['退職済']],
    // What an order doesn't change is carried on.
    [
      '0010',
      '2025/04/01',
      KAIGAI,
      [['営業部', 'シンガポール支店', '海外赴任']],
    ],
    ['0004', '2025/04/01', KENMU, TWO],
    [
      '0005',
      '2025/04/01',
      `[r.term.startDate, ${STATUS}]`,
      [['2025/02/01', '休職中']],
    ],
    ['0004', '1990/01/01', SHOZOKU, []],
  ])('of %s on %s: %s', async (id, date, item, expected) => {
    expect(await read(`${ON}(['${id}'], '${date}')`, item)).toEqual(expected);
  });

  test('follow the list of IDs, each once, without unknown ones', async () => {
    expect(
      await read(
        `${ON}(['0002', '9999', '0001', '0002'], '2025/04/01')`,
        'r.employeeId',
      ),
    ).toEqual(['0002', '0001']);
  });
});

test.each(
  cases<{service: string; date: string; starts: readonly string[]}>(
    'combositeData',
    'of a 転籍出向 on',
  ),
)('$service of a 転籍出向 on $date', async ({service, date, starts}) => {
  expect(
    await read(
      `${service}.readByEmployeeIdAndBaseDate(['FM001276'], '${date}')`,
      'r.term.startDate',
    ),
  ).toEqual(starts);
});

describe('the records of an employee', () => {
  const [base] = sampleCompany.employees;
  if (!base) {
    throw new Error('no employee');
  }
  const order = (
    hatsureiDate: string,
    hatsureiKubun: HatsureiKubun,
    honmuKenmuKubun = HonmuKenmuKubun.Honmu,
  ) => ({hatsureiDate, hatsureiKubun, honmuKenmuKubun});

  test('a 退職 ends the 兼務 as well', () => {
    const records = hatsureiRecords({
      ...base,
      orders: [
        order('2020/04/01', HatsureiKubun.Koyo),
        order('2021/04/01', HatsureiKubun.Ido, HonmuKenmuKubun.Kenmu),
        order('2025/01/01', HatsureiKubun.Taishoku),
      ],
    });
    expect(
      records
        .filter((one) => one.honmuKenmuKubun === HonmuKenmuKubun.Kenmu)
        .map(({term}) => term),
    ).toEqual([{startDate: '2021/04/01', endDate: '2024/12/31'}]);
  });

  test('a 復職 ends a 休職', () => {
    const {Koyo, Kyushoku, Ido, Fukushoku} = HatsureiKubun;
    const kinds = [Koyo, Kyushoku, Ido, Fukushoku];
    const records = hatsureiRecords({
      ...base,
      orders: kinds.map((kind, index) => order(`202${index}/04/01`, kind)),
    });
    const {Kyushokuchu, Zaisekichu} = ZaisekiJokyoKubun;
    expect(records.map((one) => one.zaisekiJokyoKubun)).toEqual([
      Zaisekichu,
      Kyushokuchu,
      Kyushokuchu,
      Zaisekichu,
    ]);
  });

  test('a 転籍出向 doubles only what holds on its day', () => {
    const orders = [order('2025/04/01', HatsureiKubun.TensekiShukko)];
    const terms = [
      ['2020/04/01', '2025/03/31'],
      ['2021/04/01', '2025/04/01'],
      ['2025/04/01', null],
      ['2026/04/01', null],
    ] as const;
    const records = terms.map(([startDate, endDate]) => ({
      term: {startDate, endDate},
    }));
    expect(
      doubleByTransfer({...base, orders}, records)
        .map(({term}) => term.startDate)
        .join(' '),
    ).toBe('2020/04/01 2021/04/01 2025/04/01 2025/04/01 2026/04/01');
  });
});

const MUNICIPALITIES = ['船橋市', '船橋市', '世田谷区', '世田谷区'];
const PATTERN = 'keisanPatternData.readByEmployeeIdAndBaseDate';

test.each([
  ["kojinData.readByEmployeeId(['0002'])", 'sei', ['鈴木', '佐藤']],
  [
    "kojinData.readByEmployeeIdAndBaseDate(['0002'], '2022/5/31')",
    'sei',
    ['鈴木'],
  ],
  ["jushoData.readByEmployeeId(['0001'])", 'shikuchoson', MUNICIPALITIES],
  [
    `${PATTERN}(['0003'], '2020/03/31')`,
    'keisanPatternName',
    ['正社員計算パターン'],
  ],
  [
    `${PATTERN}(['0003'], '2020/04/01')`,
    'keisanPatternName',
    ['役員計算パターン'],
  ],
  [`${PATTERN}(['FM001275'], '2025/01/02')`, 'keisanPatternName', []],
])('%s has a history: %s', async (call, item, values) => {
  expect(await read(call, `r.${item}`)).toEqual(values);
});

describe.each(['hatsureiData', 'jushoData', 'kojinData', 'keisanPatternData'])(
  '%s',
  (service) => {
    const NO_DATE = 'base-date-invalid';
    const NO_LIST = 'employee-id-list-invalid';
    test.each([
      ["['0001']", "'2025/4/1'", undefined],
      ["['0001']", "'2025/04/01'", undefined],
      ["['0001']", "'2025-04-01'", NO_DATE],
      ["['0001']", "'2025/02/30'", NO_DATE],
      ["['0001']", "'2025/13/01'", NO_DATE],
      ["['0001']", "''", NO_DATE],
      ["['0001']", 'undefined', NO_DATE],
      ["['0001']", '20250401', NO_DATE],
      ["'0001'", "'2025/04/01'", NO_LIST],
      ['[1]', "'2025/04/01'", NO_LIST],
      ['undefined', "'2025/04/01'", NO_LIST],
    ])('of %s on %s: %s', async (ids, date, messageId) => {
      expect(
        await failure(
          `await combositeDataService.${service}.readByEmployeeIdAndBaseDate(${ids}, ${date});`,
        ),
      ).toBe(messageId);
    });

    test('gives nothing for unknown employees', async () => {
      expect(
        await read(
          `${service}.readByEmployeeIdAndBaseDate(['1'], '2025/04/01')`,
          'r',
        ),
      ).toEqual([]);
    });
  },
);
