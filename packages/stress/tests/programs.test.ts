import {describe, expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {describeReport, ruleOf, runStress} from '..';
import {
  CAREFUL_PET,
  EACH_KOJIN,
  NAIVE_PET,
  payroll,
  program,
  registersCourse,
  sendsAgain,
  yearsOfService,
} from './support/stressPrograms';
import type {Company} from '@combosite-functions/simulator';
import type {Finding, RuleId, StressReport} from '..';

function stress(
  source: string,
  scenario: string,
  company: Company = sampleCompany,
): Promise<StressReport> {
  return runStress({
    source,
    scenario: findScenario(scenarios, scenario),
    company,
  });
}

function violationsOf({conditions}: StressReport): Finding[] {
  return conditions.flatMap(({variants}) =>
    variants.flatMap(({findings, verdict}) =>
      verdict === 'violation' ? findings : [],
    ),
  );
}

/** The line of a program that has a text, from 1. */
function lineOf(source: string, text: string): number {
  return source.slice(0, source.indexOf(text)).split('\n').length;
}

describe('wrong programs are caught, and the report leads to the remedy', () => {
  const WRONG: readonly {
    readonly name: string;
    readonly source: string;
    readonly scenario: string;
    readonly rule: RuleId;
    readonly text: RegExp;
    readonly at: string;
  }[] = [
    {
      name: 'an empty value that counts as 0',
      source: NAIVE_PET,
      scenario: '給与計算前・2人',
      rule: 'values',
      text: /0001 ペット手当 1500円 → 500円（警告なし）/,
      at: 'shikyukojoData.saveAmount',
    },
    {
      name: 'amounts saved for one after the other',
      source: payroll(`
  for (const pet of await read('従業員ペット飼育数')) {
    if (!(pet.dogCount >= 0)) {
      throw new Error('飼育数を確かめてください');
    }
    await shikyukojoData.saveAmount([{
      employeeId: pet.employeeId, kyuyoKomokuName: 'ペット手当',
      amount: Math.floor(1000 * pet.dogCount + 500 * pet.catCount), baseDate,
    }]);
  }`),
      scenario: '給与計算前・2人',
      rule: 'all-at-once',
      text: /1件の金額の後で、エラーで止まりました/,
      at: 'shikyukojoData.saveAmount',
    },
    {
      name: 'data that are registered again by a second run',
      source: registersCourse(''),
      scenario: '手動実行',
      rule: 'twice',
      text: /2回目で「研修マスタ」のデータが増えます/,
      at: 'service.createCustomData',
    },
    {
      name: 'the same request twice',
      source: sendsAgain('{}'),
      scenario: '手動実行',
      rule: 'twice',
      text: /api\.example\.com（POST）に、同じ内容を2回送りました/,
      at: 'httpRequest.post',
    },
    {
      name: 'other content under the same number',
      source: program(`
  for (const bumon of ['営業', '開発']) {
    const {ok} = await httpRequest.post('https://api.example.com/v1/requests',
      {bumon}, {headers: {'Idempotency-Key': '2025-04'}, timeoutMillis: 5000});
    if (!ok) {
      throw new Error('送れません');
    }
  }`),
      scenario: '手動実行',
      rule: 'twice',
      text: /違う内容を同じ番号「2025-04」で送りました/,
      at: 'await httpRequest.post',
    },
    {
      name: 'an empty value that counts as 0, in a calculation that is only logged',
      source: payroll(`
  const pets = await read('従業員ペット飼育数');
  for (const pet of pets) {
    const amount = Number(pet.dogCount) * 1000 + Number(pet.catCount) * 500;
    logger.info('従業員ID ' + pet.employeeId + ': ' + amount.toLocaleString('ja-JP') + '円');
  }`),
      scenario: '給与計算前・2人',
      rule: 'values',
      text: /0001 ログの金額 1,500円 → 500円（警告なし）/,
      at: 'logger.info',
    },
    {
      name: 'names in the log',
      source: payroll(`
  const pets = await read('従業員ペット飼育数', (qb) => qb.where('employeeId', 'in', employeeIdList));
  const kojin = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  for (const {employeeId, dogCount} of pets) {
    if (!Number.isInteger(dogCount)) {
      const one = kojin.find((candidate) => candidate.employeeId === employeeId);
      logger.error(one.sei + ' ' + one.mei + 'さんの飼育数が空です');
      throw new Error('従業員ID ' + employeeId + 'の飼育数を確かめてください');
    }
  }`),
      scenario: '給与計算前・2人',
      rule: 'logs',
      text: /従業員ID 0001の氏名がログに出ます/,
      at: 'logger.error',
    },
  ];

  test.each(WRONG)('$name', async ({source, scenario, rule, text, at}) => {
    const report = await stress(source, scenario);
    const found = violationsOf(report).filter(
      (finding) => finding.rule === rule && text.test(finding.text),
    );
    expect(violationsOf(report).map((one) => one.text)).not.toEqual([]);
    expect(found.map(({line}) => line)).toContain(lineOf(source, at));
    expect(describeReport(report).join('\n')).toContain(ruleOf(rule).remedy);
  });
});

describe('the programs that readers got wrong', () => {
  /** Two records of 0001, the newer one registered first in the list. */
  function withTwoRecords(): Company {
    return {
      ...sampleCompany,
      customData: sampleCompany.customData.map((table) =>
        table.definition.definitionName === '従業員ペット飼育数'
          ? {
              ...table,
              records: table.records.flatMap((record) =>
                record.values.employeeId === '0001'
                  ? [
                      record,
                      {
                        ...record,
                        dataId: 'newer',
                        createdAt: '2025/04/01 09:00:00',
                        values: {...record.values, dogCount: 2},
                      },
                    ]
                  : [record],
              ),
            }
          : table,
      ),
    };
  }

  const KEEP_NEWEST = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  const records = await service.getCustomDataByQuery((qb) => qb.orderBy('createdAt', 'desc'));
  const kept = new Set();
  for (const {employeeId, dataId} of records) {
    if (kept.has(employeeId)) {
      await service.deleteCustomData(dataId);
    }
    kept.add(employeeId);
  }`);

  test('the newest record deleted: by orderBy on createdAt', async () => {
    const report = await stress(KEEP_NEWEST, '手動実行', withTwoRecords());
    const caught = violationsOf(report).filter(
      ({rule, line}) =>
        rule === 'order' &&
        line === lineOf(KEEP_NEWEST, 'service.deleteCustomData'),
    );
    // Once the platform orders by createdAt, or refuses to, it is right or
    // stopped.
    const isStopped = report.problem?.includes('createdAt') ?? false;
    const isRight = violationsOf(report).length === 0 && !report.problem;
    expect(caught.length > 0 || isStopped || isRight).toBe(true);
  });

  test('the newest record deleted: by taking the records as they come', async () => {
    const source = KEEP_NEWEST.replace("qb.orderBy('createdAt', 'desc')", 'qb');
    const report = await stress(source, '手動実行', withTwoRecords());
    expect(violationsOf(report)).toContainEqual(
      expect.objectContaining({
        rule: 'order',
        line: lineOf(source, 'service.deleteCustomData'),
        text: expect.stringContaining(
          '従業員ペット飼育数（データID newer）',
        ) as string,
      }),
    );
  });

  test('an employee hired during the month left out', async () => {
    const report = await stress(EACH_KOJIN, '給与計算前・2人');
    expect(violationsOf(report)).toContainEqual(
      expect.objectContaining({
        rule: 'targets',
        employeeId: '0001',
        expected: '3500円',
        actual: 'なし',
        // The read that doesn't return the employee.
        line: lineOf(EACH_KOJIN, '.readByEmployeeIdAndBaseDate'),
        text: expect.stringContaining('知らせずに漏れます') as string,
      }),
    );
  });

  test('years of service by a base-date read', async () => {
    const source = yearsOfService(
      'readByEmployeeIdAndBaseDate(employeeIdList, baseDate)',
    );
    const report = await stress(source, '給与計算前・2人');
    const moved = report.conditions.find(
      ({condition}) => condition.id === 'moved',
    );
    expect(moved?.variants[0]?.findings).toEqual([
      expect.objectContaining({
        verdict: 'violation',
        employeeId: '0001',
        expected: '1500円',
        actual: '0円',
        line: lineOf(source, 'hatsureiData.readBy'),
      }),
    ]);
  });
});

describe('programs that look unusual but are right', () => {
  const RIGHT: readonly (readonly [
    name: string,
    source: string,
    scenario: string,
  ])[] = [
    ['a program that checks everything', CAREFUL_PET, '給与計算前・2人'],
    [
      'a checker that only reads and warns',
      payroll(`
  const pets = await read('従業員ペット飼育数');
  for (const {employeeId, dataId, dogCount} of pets) {
    if (!Number.isInteger(dogCount)) {
      logger.warn('従業員ID ' + employeeId + ': データID ' + dataId + 'を確かめてください');
    }
  }`),
      '給与計算前・2人',
    ],
    [
      'who is in doubt is left out, named and set to 0',
      CAREFUL_PET.replaceAll(
        /throw new Error\('従業員ID ' \+ employeeId \+ 'の飼育数が2件あります'\)/g,
        "logger.error('従業員ID ' + employeeId + ': 飼育数が2件あるため0円にします'); amounts.set(employeeId, 0); continue",
      ),
      '給与計算前・2人',
    ],
    [
      'a class, a generator and a recursion',
      payroll(`
  if (isSokyuKeisan) {
    return;
  }
  class Sums {
    #days = new Map();
    add(id, days) {
      if (!Number.isInteger(days) || days < 0 || days > 31) {
        throw new RangeError('従業員ID ' + id + ': 日数がおかしい');
      }
      this.#days.set(id, (this.#days.get(id) ?? 0) + days);
      if (this.#days.get(id) > 31) {
        throw new RangeError('従業員ID ' + id + ': 合計がおかしい');
      }
    }
    *lines(ids) {
      for (const employeeId of ids) {
        yield {employeeId, kyuyoKomokuName: '在宅勤務手当', baseDate,
          amount: (this.#days.get(employeeId) ?? 0) * 200};
      }
    }
  }
  const sums = new Sums();
  const records = await read('在宅勤務実績', (qb) => qb.where('targetMonth', '==', shoriNengetsu));
  const seen = new Set();
  const walk = ([first, ...rest]) => {
    if (first) {
      const key = first.employeeId + first.zaitakuDays;
      if (seen.has(key)) {
        throw new RangeError('従業員ID ' + first.employeeId + ': 同じ日数が2件');
      }
      seen.add(key);
      if (employeeIdList.includes(first.employeeId)) {
        sums.add(first.employeeId, first.zaitakuDays);
      }
      walk(rest);
    }
  };
  walk(records);
  const patterns = await combositeDataService.keisanPatternData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const ids = patterns.filter((one) => one.kyuyoKomokuNameList.includes('在宅勤務手当'))
    .map(({employeeId}) => employeeId);
  employeeIdList.filter((id) => !ids.includes(id))
    .forEach((id) => logger.warn('除いた従業員ID ' + id));
  await shikyukojoData.saveAmount([...sums.lines(ids)]);`),
      '給与計算前・15日払い',
    ],
    [
      'records synchronised with a list of its own',
      program(`
  const latest = [['K001', '情報セキュリティ'], ['K900', '安全衛生']];
  const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
  const records = await service.getCustomDataByQuery((qb) => qb);
  const plan = latest.map(([kenshuCode, kenshuName]) => ({
    kenshuCode, kenshuName,
    found: records.filter((record) => record.kenshuCode === kenshuCode),
  }));
  if (plan.some(({found}) => found.length > 1)) {
    throw new Error('研修コードが重なっています');
  }
  for (const {found, ...values} of plan) {
    if (found.length === 0) {
      await service.createCustomData(values);
    } else if (found[0].kenshuName !== values.kenshuName) {
      await service.updateCustomData(found[0].dataId, values);
    }
  }`),
      '手動実行',
    ],
    [
      'a notice by PUT, whose failure is only a warning',
      program(`
  try {
    const response = await httpRequest.put('https://api.example.com/allowances/pet', {dog: 1000});
    if (!response.ok) {
      logger.warn('届きません: ステータスコード' + response.status);
    }
  } catch {
    logger.warn('応答がありません');
  }`),
      '手動実行',
    ],
  ];

  test.each(RIGHT)('%s', async (_, source, scenario) => {
    const report = await stress(source, scenario);
    expect(report.problem).toBeUndefined();
    expect(violationsOf(report).map(({text}) => text)).toEqual([]);
    expect(report.counts.failed).toBe(0);
    expect(report.counts.passed).toBeGreaterThan(3);
  });
});
