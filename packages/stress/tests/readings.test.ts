/*
 * Data that can be read in two ways: the absence of a record may be right, a month
 * may be the first of many, and common data may be a list instead of a price.
 */
import {describe, expect, test} from 'vitest';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {tryCondition} from './support/stressTrial';
import {companyWith} from './support/stressCompanies';
import {payroll, program} from './support/stressPrograms';
import type {ConditionResult} from '..';

function textsOf({variants}: ConditionResult): string {
  return variants
    .flatMap(({findings, description}) => [
      description,
      ...findings.map(({text}) => text),
    ])
    .join('\n');
}

/** Sets ペット手当 for all; `amountOf` is an expression of `employeeId`. */
function pays(before: string, amountOf: string): string {
  return payroll(`${before}
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: ${amountOf},
  })));`);
}

describe('a list of absences, in which a missing record is no fault', () => {
  const company = companyWith({
    欠勤日: {
      items: {absentOn: ['欠勤日', '日付']},
      rows: [
        ['0001', '2025/04/03'],
        ['0001', '2025/04/04'],
        ['0004', '2025/04/04'],
      ],
    },
  });
  const absences = (guard = ''): string =>
    pays(
      `
  const days = await read('欠勤日', (qb) => qb.where('absentOn', '>=', baseDate));
  ${guard}
  const count = (id) => days.filter((one) => one.employeeId === id).length;`,
      'Math.max(0, 10000 - count(employeeId) * 2000)',
    );

  test.each([
    ['', 'confirm'],
    // Of a table without any record, this knows nothing.
    [
      "if (days.length === 0) { throw new Error('欠勤日がありません'); }",
      'confirm',
    ],
  ])('asks, with both readings: %j', async (guard, verdict) => {
    const result = await tryCondition('no-record', absences(guard), company);
    expect(result.verdict, textsOf(result)).toBe(verdict);
  });

  test('names both readings', async () => {
    const result = await tryCondition('no-record', absences(), company);
    expect(textsOf(result)).toMatch(
      /通常6000円、この条件で10000円です。データがないのが普通（.*）なら、この金額で正しいです。登録の漏れもありうるなら、/,
    );
  });

  test('is asked of a second day, and neither begins nor ends', async () => {
    const second = await tryCondition('second-record', absences(), company);
    expect(second.verdict, textsOf(second)).toBe('confirm');
    for (const id of ['early-record', 'expired-record']) {
      expect((await tryCondition(id, absences(), company)).verdict).toBe(
        'notApplicable',
      );
    }
  });
});

test('the data of somebody else are no rule for who has none', async () => {
  // Of a table without any record, it stops by itself.
  const source = pays(
    `
  const pets = await read('従業員ペット飼育数');
  if (pets.length === 0) { throw new Error('飼育数がありません'); }
  const own = (id) => pets.find((pet) => pet.employeeId === id) ?? pets[0];`,
    'own(employeeId).catCount * 500',
  );
  const result = await tryCondition('no-record', source);
  expect(result.verdict, textsOf(result)).toBe('violation');
});

describe('a month', () => {
  const company = (itemName: string, itemKey = 'month') =>
    companyWith({
      通信手当: {
        items: {[itemKey]: [itemName, '文字列'], yen: ['手当額', '数値']},
        rows: [
          ['0001', '2024/10', 3000],
          ['0002', '2025/02', 2000],
        ],
      },
    });
  const sum = pays(
    "\n  const all = await read('通信手当');",
    'all.filter((one) => one.employeeId === employeeId).reduce((yen, one) => yen + one.yen, 0)',
  );
  const newest = (itemKey: string): string =>
    pays(
      `\n  const all = await read('通信手当', (qb) => qb.where('${itemKey}', '<=', shoriNengetsu).orderBy('${itemKey}', 'desc'));`,
      'all.find((one) => one.employeeId === employeeId)?.yen ?? 0',
    );

  test.each([
    ['対象年月', 'targetMonth', 'violation'],
    ['適用開始年月', 'month', 'confirm'],
    ['年月', 'startMonth', 'confirm'],
    ['年月', 'month', 'confirm'],
  ])('%s (%s) that is added up', async (name, key, verdict) => {
    const result = await tryCondition('last-month', sum, company(name, key));
    expect(result.verdict, textsOf(result)).toBe(verdict);
    expect(textsOf(result).includes('いつからの値かを表すなら')).toBe(
      verdict === 'confirm',
    );
  });

  test('that something starts in holds until the next one', async () => {
    const result = await tryCondition(
      'last-month',
      newest('month'),
      company('適用開始年月'),
    );
    expect(result.verdict, textsOf(result)).toBe('passed');
  });

  test.each([
    ['at(-1)', 'violation'],
    ['findLast(({from}) => from <= shoriNengetsu)', 'passed'],
  ])('from which a price holds: %s', async (choose, verdict) => {
    const prices = companyWith({
      通信単価: {
        isCommon: true,
        items: {from: ['適用開始年月', '文字列'], yen: ['単価', '数値']},
        rows: [
          ['2024/04', 1000],
          ['2025/04', 1200],
        ],
      },
    });
    const source = pays(
      `\n  const {yen} = (await read('通信単価', (qb) => qb.orderBy('from'))).${choose};`,
      'yen',
    );
    const result = await tryCondition('future-master', source, prices);
    expect(result.verdict, textsOf(result)).toBe(verdict);
  });
});

describe('common data that are a list', () => {
  const HOLIDAYS = companyWith({
    休業日: {
      isCommon: true,
      items: {
        date: ['日付', '日付'],
        name: ['名称', '文字列'],
        hours: ['休業時間', '数値'],
      },
      rows: [
        ['2025/04/29', '昭和の日', 8],
        ['2025/04/30', '創立記念日', 4],
      ],
    },
  });
  const HOURS = pays(
    `
  const days = await read('休業日');
  const hours = days.filter(({date}) => date.startsWith(shoriNengetsu)).reduce((sum, one) => sum + one.hours, 0);`,
    '(160 - hours) * 100',
  );

  test.each([
    ['second-master', 'confirm'],
    ['missing-master', 'confirm'],
    ['future-master', 'notApplicable'],
  ])('of days is no price: %s', async (id, verdict) => {
    const result = await tryCondition(id, HOURS, HOLIDAYS);
    expect(result.verdict, textsOf(result)).toBe(verdict);
    expect(textsOf(result).includes('単価ではなく一覧のようです')).toBe(
      verdict === 'confirm',
    );
  });

  test('of days is nothing whose later change makes a past month wrong', async () => {
    const result = await tryCondition('retroactive', HOURS, HOLIDAYS);
    expect(textsOf(result)).not.toContain('休業日');
  });

  test('of holidays may be empty, though nobody is paid then', async () => {
    const company = companyWith({
      祝日: {
        isCommon: true,
        items: {date: ['日付', '日付'], name: ['祝日名', '文字列']},
        rows: [['2025/04/29', '昭和の日']],
      },
      出勤: {
        items: {day: ['出勤日', '日付']},
        rows: [
          ['0001', '2025/04/29'],
          ['0002', '2025/04/29'],
        ],
      },
    });
    const source = pays(
      `
  const holidays = (await read('祝日')).map(({date}) => date);
  const works = await read('出勤');`,
      'works.filter((one) => one.employeeId === employeeId && holidays.includes(one.day)).length * 3000',
    );
    const result = await tryCondition('missing-master', source, company);
    expect(result.verdict, textsOf(result)).toBe('confirm');
  });

  const PERSONS = companyWith({
    特別加算: {
      isCommon: true,
      items: {id: ['従業員ID', '文字列'], yen: ['加算額', '数値']},
      rows: [
        ['0001', 3000],
        ['0002', 2000],
      ],
    },
  });
  const ADDS = pays(
    "\n  const all = await read('特別加算');",
    'all.filter(({id}) => id === employeeId).reduce((sum, {yen}) => sum + yen, 0)',
  );

  test.each(['second-master', 'missing-master'])(
    'of persons is no price: %s',
    async (id) => {
      const result = await tryCondition(id, ADDS, PERSONS);
      expect(result.verdict, textsOf(result)).toBe('confirm');
    },
  );

  const OFFICES = companyWith({
    拠点: {
      isCommon: true,
      items: {code: ['拠点コード', '文字列'], isOpen: ['営業中', '真偽値']},
      rows: [['A001', true]],
    },
  });

  test.each([
    ['', 'violation'],
    ["if (open.length === 0) { logger.warn('拠点がありません'); }", 'confirm'],
    [
      "if (open.length === 0) { throw new Error('拠点がありません'); }",
      'passed',
    ],
  ])(
    'without which nobody is paid may not be empty: %j',
    async (guard, verdict) => {
      const source = pays(
        `\n  const open = await read('拠点', (qb) => qb.where('isOpen', '==', true));${guard}`,
        'open.length > 0 ? 3000 : 0',
      );
      const result = await tryCondition('missing-master', source, OFFICES);
      expect(result.verdict, textsOf(result)).toBe(verdict);
    },
  );

  test.each([
    ['', 'violation'],
    [
      "if (courses.length === 0) { throw new Error('研修がありません'); }",
      'passed',
    ],
  ])('is not sent empty: %j', async (guard, verdict) => {
    const source = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
  const courses = (await service.getCustomDataByQuery((qb) => qb)).map(({kenshuCode}) => kenshuCode);
  ${guard}
  const response = await httpRequest.put('https://api.example.com/courses', {courses});
  if (!response.ok) { throw new Error('送れません'); }`);
    const result = await tryCondition(
      'missing-master',
      source,
      sampleCompany,
      '手動実行',
    );
    expect(result.verdict, textsOf(result)).toBe(verdict);
  });

  test('of prices that is empty, with nothing but a warning', async () => {
    const source = pays(
      `
  const [master] = await read('ペット手当マスタ');
  if (!master) { logger.warn('ペット手当マスタがありません'); }`,
      'master?.dogTeateAmount ?? 0',
    );
    const result = await tryCondition('missing-master', source);
    expect(result.verdict).toBe('confirm');
    expect(textsOf(result)).toContain(
      '支給していた2件のすべてが、0円か更新なしです',
    );
  });
});

test.each([
  ['petKind', 'passed'],
  ["{犬: 'D', 猫: 'C'}[petKind] ?? ''", 'confirm'],
])('an unknown kind that is handed on as it is: %s', async (kind, verdict) => {
  const source = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット');
  const pets = await service.getCustomDataByQuery((qb) => qb);
  const response = await httpRequest.put('https://api.example.com/courses',
    pets.map(({employeeId, petKind}) => ({employeeId, kind: ${kind}})));
  if (!response.ok) { throw new Error('送れません'); }`);
  const result = await tryCondition(
    'unknown-kind',
    source,
    sampleCompany,
    '手動実行',
  );
  expect(result.verdict, textsOf(result)).toBe(verdict);
});
