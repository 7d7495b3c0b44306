/*
 * For each relation a program that breaks it, and the same with its remedy: that
 * holds, and does the same for everybody as before.
 */
import {describe, expect, test} from 'vitest';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  runCustomFunction,
} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {RELATIONS} from '..';
import {rowWith, withRecords} from '../change';
import {TWO, stressOptions, textOf, tryRelation} from './support/stressTrial';
import {payroll, program, readCases, sourceOf} from './support/stressPrograms';
import type {Body} from './support/stressPrograms';

interface Pair extends Body {
  /** What the report says of the wrong one; `✗` if it is wrong for certain. */
  readonly says: string;
}

const PAIRS = ['cells', 'records', 'people', 'runs', 'outside'].flatMap(
  (file) => Object.entries(readCases<Pair>(file)),
);

/** The programs of a pair: each has all lines but those of the other. */
function programsOf(pair: Body): [wrong: string, right: string] {
  const without = (mark: string): string =>
    sourceOf(pair).replace(RegExp(`^.* // ${mark}\n`, 'gm'), '');
  return [without('right'), without('wrong')];
}

/** Where the remedy pays other amounts in the usual run, too. */
const PAYS_OTHERWISE = [
  'order',
  'other-months',
  'last-month',
  'idle-dates',
  'paid-on',
  'fraction/parts',
  'boundary/start',
  'past-leave/moved',
];

const idOf = (key: string): string => key.replace(/\/.*/, '');

test('every relation has its programs, in the same order', () => {
  const ids = new Set(PAIRS.map(([key]) => idOf(key)));
  expect([...ids]).toEqual(RELATIONS.map(({id}) => id));
});

describe.each(PAIRS)('%s', (key, {says, scenario = TWO, ...pair}) => {
  const id = idOf(key);
  const [wrong, right] = programsOf(pair);

  test('is broken, and the altered rows are shown', async () => {
    const result = await tryRelation(id, wrong, scenario);
    expect(textOf(result)).toMatch(RegExp(says));
    expect(result.verdict).toBe(says.startsWith('✗') ? 'violation' : 'confirm');
    for (const {rows, findings} of result.cases) {
      expect(findings.length > 0 && rows.length === 0).toBe(false);
    }
  });

  test('holds with the remedy, which harms nobody', async () => {
    const result = await tryRelation(id, right, scenario);
    expect(textOf(result)).toBe('');
    expect(['passed', 'settled']).toContain(result.verdict);
    const [before, after] = await Promise.all(
      [wrong, right].map((source) =>
        runCustomFunction(stressOptions(source, scenario)),
      ),
    );
    expect(after?.error).toBeNull();
    const amounts = before?.changes.amounts ?? [];
    if (![id, key].some((one) => PAYS_OTHERWISE.includes(one))) {
      expect(after?.changes.amounts).toEqual(amounts);
    }
    expect(after?.changes.amounts).toHaveLength(amounts.length);
  });
});

test.each(Object.entries(readCases<Body & {relations: string[]}>('harmless')))(
  '%s is no question',
  async (_, {relations, scenario, ...body}) => {
    for (const one of relations) {
      expect(textOf(await tryRelation(one, sourceOf(body), scenario))).toBe('');
    }
  },
);

test('whose period has ended gets another amount, whatever becomes of others', async () => {
  const open = {taikyoDate: '2026/03/31', shiyoryoAmount: 1000};
  const company = withRecords(sampleCompany, '従業員入居', (records) =>
    ['2020/04/01', '2025/03/15'].flatMap((nyukyoDate, index) => {
      const employeeId = `000${index + 1}`;
      return records
        .slice(index, index + 1)
        .map((one) => ({...one, values: {employeeId, nyukyoDate, ...open}}));
    }),
  );
  const [, pair] = PAIRS.find(([key]) => key === 'idle-dates/end') ?? [];
  const [wrong, right] = programsOf(pair ?? {});
  const tried = (source: string) =>
    tryRelation('idle-dates', source, TWO, company);
  expect(textOf(await tried(wrong))).toContain('0001 ペット手当 1,000円のまま');
  expect(textOf(await tried(right))).toBe('');
});

test('where somebody has several rows, their order changes no amount', async () => {
  const company = withRecords(sampleCompany, '通勤経路', (records) =>
    records.flatMap((one) => [one, {...one, dataId: `${one.dataId}-b`}]),
  );
  const tried = (some: string) => {
    const byRoutes = payroll(`
  const rows = await read('通勤経路');
  const own = (id) => rows.filter((one) => one.employeeId === id)${some};
  await pays((id) => own(id).reduce((sum, one) => sum + Math.floor(one.tsukinKyoriKm * 10), 0));`);
    return tryRelation('doubled', byRoutes, TWO, company);
  };
  expect(textOf(await tried('.slice(0, 1)'))).toMatch(
    /✗.*「通勤経路」の\d+の行が2つ: .*（左は、順番だけが逆のとき）/,
  );
  expect(textOf(await tried(''))).toBe('');
});

test('numbers of an item are tried as fine as they are', async () => {
  const company = withRecords(sampleCompany, '為替レート', (records) =>
    records.map((one) => rowWith(one, {rate: 0.35})),
  );
  const tried = (yen: string) => {
    const byRate = payroll(`
  const [{rate}] = await read('為替レート');
  await pays(() => ${yen});`);
    return tryRelation('fraction', byRate, TWO, company);
  };
  expect(textOf(await tried('Math.floor(rate * 3000)'))).toMatch(
    /「為替レート」の\S+がほかの数値: 869\.9+\d*を整数にして、1少ない値とします/,
  );
  expect(textOf(await tried('Math.round(rate * 100) * 30'))).toBe('');
});

test('a number by which rows are only chosen is none of a size', async () => {
  const counts = program(`
  const rows = await read('研修受講状況', (qb) => qb.where('nendo', '==', 2025));
  await httpRequest.post('https://api.example.com/v1/requests', {count: rows.length}, {});`);
  const tried = (id: string) => tryRelation(id, counts, '手動実行');
  for (const one of ['huge', 'empty', 'text']) {
    expect((await tried(one)).cases).toEqual([]);
  }
  expect(textOf(await tried('id'))).toContain('0002の年度が空');
});

test('a record is that of its definition', async () => {
  const company = ['従業員ペット飼育数', '従業員入居'].reduce(
    (one, name) =>
      withRecords(one, name, (records) =>
        records.map((row, index) => ({...row, dataId: `record${index}`})),
      ),
    sampleCompany,
  );
  const corrects = program(`
  const service = await serviceOf('従業員ペット飼育数');
  for (const {dataId, employeeId, dogCount} of await service.getCustomDataByQuery((qb) => qb)) {
    const wanted = employeeId === '0001' ? 1 : 7;
    if (dogCount !== wanted) await service.updateCustomData(dataId, {dogCount: wanted});
  }`);
  const tried = await tryRelation('empty', corrects, '手動実行', company);
  expect(textOf(tried)).toBe('');
});

test('a row that the program itself keeps may be missing', async () => {
  const tried = (rate: number) => {
    const keeps = program(`
  const service = await serviceOf('為替レート');
  const [known] = await service.getCustomDataByQuery((qb) => qb.where('currency', '==', 'USD'));
  if (known) await service.updateCustomData(known.dataId, {rate: 150});
  else await service.createCustomData({currency: 'USD', rate: ${rate}});`);
    return tryRelation('no-row', keeps, '手動実行');
  };
  expect(textOf(await tried(151))).toMatch(
    /登録 なし → currency USD、rate 151/,
  );
  expect(textOf(await tried(150))).toBe('');
});

test('who is hired has a first post', async () => {
  const second = {
    hatsureiDate: '2025/01/01',
    hatsureiKubun: HatsureiKubun.Ido,
    honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
  };
  const employees = sampleCompany.employees.map((one) => ({
    ...one,
    orders: [...one.orders, second],
  }));
  const company = {...sampleCompany, employees};
  const byFirst = payroll(`
  const rows = await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const isDue = (one) => one.honmuKenmuKubun === HonmuKenmuKubun.Honmu;
  await pays((id) => (rows.some((one) => one.employeeId === id && isDue(one)) ? 3000 : 0));`);
  const {cases} = await tryRelation('joined', byFirst, TWO, company);
  expect(cases[0]?.verdict).toBe('passed');
});

test('a program that tells of every unknown row isn’t tried with too many', async () => {
  const warning = payroll(`
  for (const one of await read('従業員ペット飼育数')) {
    if (employeeIdList.includes(one.employeeId)) await pays(() => one.dogCount * 1000, [one.employeeId]);
    else logger.warn(one.employeeId + ': 除きました');
  }`);
  expect((await tryRelation('many', warning)).verdict).toBe('notApplicable');
});
