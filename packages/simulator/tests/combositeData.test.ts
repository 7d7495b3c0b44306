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
    }>('combositeData', 'orders of the retired'),
  )('of $id, who has retired', async ({id, records}) => {
    expect(
      await read(`hatsureiData.readByEmployeeId(['${id}'])`, ORDER),
    ).toEqual(records);
  });
  test.each(
    cases<{
      id: string;
      date: string;
      item: string;
      expected: readonly (string | readonly string[])[];
    }>('combositeData', 'orders of a day'),
  )('of $id on $date: $item', async ({id, date, item, expected}) => {
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
    '転籍出向',
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

test.each(
  cases<{call: string; item: string; values: readonly string[]}>(
    'combositeData',
    'histories',
  ),
)('$call has a history: $item', async ({call, item, values}) => {
  expect(await read(call, `r.${item}`)).toEqual(values);
});

describe.each(['hatsureiData', 'jushoData', 'kojinData', 'keisanPatternData'])(
  '%s',
  (service) => {
    test.each(
      cases<{ids: string; date: string; messageId?: string}>(
        'combositeData',
        'lists and days',
      ),
    )('of $ids on $date: $messageId', async ({ids, date, messageId}) => {
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
