import {describe, expect, test} from 'vitest';
import {sampleCompany} from '../sample-company';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  ZaisekiJokyoKubun,
} from '../company/enumerations';
import {doubleByTransfer, hatsureiRecords} from '../platform/hatsurei';
import {evaluate, failure} from './support/runtime';

const HATSUREI = 'await combositeDataService.hatsureiData';

/** Start, end and status of the orders that a call gives. */
function orders(call: string): Promise<unknown> {
  return evaluate(
    `(${HATSUREI}.${call}).map((r) => [r.term.startDate, r.term.endDate, r.hatsureiDate, getZaisekiJokyoKubunName(r.zaisekiJokyoKubun)])`,
  );
}

describe('the 発令データ of a 退職', () => {
  test('are two records, from the day itself and from the next day', async () => {
    expect(await orders("readByEmployeeId(['FM001275'])")).toEqual([
      ['2020/04/01', '2024/12/31', '2020/04/01', '在籍中'],
      ['2025/01/01', '2025/01/01', '2025/01/01', '在籍中'],
      ['2025/01/02', null, '2025/01/01', '退職済'],
    ]);
  });

  test.each([
    ['2024/12/31', ['在籍中']],
    ['2025/01/01', ['在籍中', '退職済']],
    ['2025/01/02', ['退職済']],
    ['2030/01/01', ['退職済']],
  ])('on %s', async (date, status) => {
    const found = (await orders(
      `readByEmployeeIdAndBaseDate(['FM001275'], '${date}')`,
    )) as string[][];
    expect(found.map((one) => one[3])).toEqual(status);
  });

  test('end with a new 雇用', async () => {
    expect(await orders("readByEmployeeId(['FM001279'])")).toEqual([
      ['2012/04/01', '2019/03/30', '2012/04/01', '在籍中'],
      ['2019/03/31', '2019/03/31', '2019/03/31', '在籍中'],
      ['2019/04/01', '2024/03/31', '2019/03/31', '退職済'],
      ['2024/04/01', null, '2024/04/01', '在籍中'],
    ]);
  });
});

describe('発令データ', () => {
  test('carry on what an order does not change', async () => {
    expect(
      await evaluate(
        `(${HATSUREI}.readByEmployeeIdAndBaseDate(['0010'], '2025/04/01')).map((r) => [r.shozokuName, r.kinmuchiName, getKaigaiFuninKubunName(r.kaigaiFuninKubun)])`,
      ),
    ).toEqual([['営業部', 'シンガポール支店', '海外赴任']]);
  });

  test('keep 本務 and 兼務 side by side', async () => {
    expect(
      await evaluate(
        `(${HATSUREI}.readByEmployeeIdAndBaseDate(['0004'], '2025/04/01')).map((r) => [r.shozokuName, getHonmuKenmuKubunName(r.honmuKenmuKubun)])`,
      ),
    ).toEqual([
      ['営業部', '本務'],
      ['営業企画部', '兼務'],
    ]);
  });

  test('show 休職', async () => {
    expect(
      await orders("readByEmployeeIdAndBaseDate(['0005'], '2025/04/01')"),
    ).toEqual([['2025/02/01', null, '2025/02/01', '休職中']]);
  });

  test('follow the list of IDs, each once, without unknown ones', async () => {
    expect(
      await evaluate(
        `(${HATSUREI}.readByEmployeeIdAndBaseDate(['0002', '9999', '0001', '0002'], '2025/04/01')).map((r) => r.employeeId)`,
      ),
    ).toEqual(['0002', '0001']);
  });
});

describe.each(['kojinData', 'jushoData'])('a 転籍出向 and %s', (service) => {
  const read = (date: string): Promise<unknown> =>
    evaluate(
      `(await combositeDataService.${service}.readByEmployeeIdAndBaseDate(['FM001276'], '${date}')).map((r) => r.term.startDate)`,
    );
  const copies = service === 'kojinData' ? 1 : 2;

  test('before it: as registered', async () => {
    expect(await read('2025/03/31')).toEqual(
      Array.from({length: copies}, () => '2021/04/01'),
    );
  });

  test('from its day on: every record a second time', async () => {
    expect(await read('2025/04/01')).toEqual(
      Array.from({length: copies}, () => ['2021/04/01', '2025/04/01']).flat(),
    );
  });
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
    const records = hatsureiRecords({
      ...base,
      orders: [
        order('2020/04/01', HatsureiKubun.Koyo),
        order('2021/04/01', HatsureiKubun.Kyushoku),
        order('2021/06/01', HatsureiKubun.Ido),
        order('2022/04/01', HatsureiKubun.Fukushoku),
      ],
    });
    expect(records.map((one) => one.zaisekiJokyoKubun)).toEqual([
      ZaisekiJokyoKubun.Zaisekichu,
      ZaisekiJokyoKubun.Kyushokuchu,
      ZaisekiJokyoKubun.Kyushokuchu,
      ZaisekiJokyoKubun.Zaisekichu,
    ]);
  });

  test('a 転籍出向 doubles only what holds on its day', () => {
    const orders = [order('2025/04/01', HatsureiKubun.TensekiShukko)];
    const record = (startDate: string, endDate: string | null) => ({
      term: {startDate, endDate},
    });
    expect(
      doubleByTransfer({...base, orders}, [
        record('2020/04/01', '2025/03/31'),
        record('2021/04/01', '2025/04/01'),
        record('2025/04/01', null),
        record('2026/04/01', null),
      ]).map(({term}) => term.startDate),
    ).toEqual([
      '2020/04/01',
      '2021/04/01',
      '2025/04/01',
      '2025/04/01',
      '2026/04/01',
    ]);
  });
});

test('個人データ have a history', async () => {
  expect(
    await evaluate(
      "(await combositeDataService.kojinData.readByEmployeeId(['0002'])).map((r) => r.sei)",
    ),
  ).toEqual(['鈴木', '佐藤']);
  expect(
    await evaluate(
      "(await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(['0002'], '2022/5/31')).map((r) => r.sei)",
    ),
  ).toEqual(['鈴木']);
});

test('住所データ have a history', async () => {
  expect(
    await evaluate(
      "(await combositeDataService.jushoData.readByEmployeeId(['0001'])).map((r) => r.shikuchoson)",
    ),
  ).toEqual(['船橋市', '船橋市', '世田谷区', '世田谷区']);
});

test('計算パターン is the one of the base date, if there is any', async () => {
  const read = (id: string, date: string): Promise<unknown> =>
    evaluate(
      `(await combositeDataService.keisanPatternData.readByEmployeeIdAndBaseDate(['${id}'], '${date}')).map((r) => r.keisanPatternName)`,
    );
  expect(await read('0003', '2020/03/31')).toEqual(['正社員計算パターン']);
  expect(await read('0003', '2020/04/01')).toEqual(['役員計算パターン']);
  expect(await read('FM001275', '2025/01/02')).toEqual([]);
});

describe.each(['hatsureiData', 'jushoData', 'kojinData', 'keisanPatternData'])(
  '%s',
  (service) => {
    const read = (ids: string, date: string): string =>
      `await combositeDataService.${service}.readByEmployeeIdAndBaseDate(${ids}, ${date});`;

    test.each(["'2025/4/1'", "'2025/04/01'"])(
      'takes the date %s',
      async (date) => {
        expect(await failure(read("['0001']", date))).toBeUndefined();
      },
    );

    test.each([
      "'2025-04-01'",
      "'2025/02/30'",
      "'2025/13/01'",
      "''",
      'undefined',
      '20250401',
    ])('refuses the date %s', async (date) => {
      expect(await failure(read("['0001']", date))).toBe('base-date-invalid');
    });

    test.each(["'0001'", '[1]', 'undefined'])(
      'refuses %s as a list of IDs',
      async (ids) => {
        expect(await failure(read(ids, "'2025/04/01'"))).toBe(
          'employee-id-list-invalid',
        );
      },
    );

    test('gives nothing for unknown employees', async () => {
      expect(
        await evaluate(
          `await combositeDataService.${service}.readByEmployeeIdAndBaseDate(['1'], '2025/04/01')`,
        ),
      ).toEqual([]);
    });
  },
);
