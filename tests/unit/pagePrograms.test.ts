/*
 * What a payroll specialist found that programs of pages would have paid or
 * sent wrongly, and that no hostile condition of packages/stress tries.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  HatsureiKubun,
  HonmuKenmuKubun,
  describeChanges,
} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {
  withAmounts,
  withEmployee,
  withPayroll,
  withRecords,
} from '@combosite-functions/stress';
import {pageFile} from '../support/addresses';
import {ROOT} from '../support/files';
import {
  messages,
  runSource,
  scenario,
} from '../../packages/simulator/tests/support/runtime';
import {sampleRunsOfPage} from '../../scripts/content/sampleRuns';
import type {
  Company,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';
import type {CustomDataEntity} from '../../api-src/helpers/CustomDataEntity';

/** Runs the only program of a page that has these words. */
async function runProgram(
  page: string,
  words: string,
  change: (scenario: Scenario) => Scenario,
  company: Company = sampleCompany,
): Promise<RunResult> {
  const file = pageFile(page);
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const found = sampleRunsOfPage(file, source).filter(
    ({sample}) => sample.scenario !== undefined && sample.code.includes(words),
  );
  expect(found).toHaveLength(1);
  const [{sample} = {sample: {code: '', scenario: ''}}] = found;
  return runSource(sample.code, {
    scenario: change(scenario(sample.scenario ?? '')),
    company,
  });
}

const asItIs = (given: Scenario): Scenario => given;

function changesOf({changes, error}: RunResult): readonly string[] {
  expect(error).toBeNull();
  return describeChanges(changes, sampleCompany).amounts;
}

/** The company with one more record of a definition. */
function withRecord(
  company: Company,
  definitionName: string,
  values: CustomDataEntity,
): Company {
  return withRecords(company, definitionName, (records) => [
    ...records,
    {
      dataId: 'added',
      createdAt: '2025/04/01 09:00:00',
      updatedAt: '2025/04/01 09:00:00',
      values,
    },
  ]);
}

/** An employee on leave whose 兼務 says nothing of it. */
function onLeave(
  company: Company,
  employeeId: string,
  hatsureiDate: string,
): Company {
  return withEmployee(company, employeeId, (employee) => ({
    ...employee,
    orders: [
      ...employee.orders,
      {
        ...employee.orders[0],
        hatsureiDate: '2024/10/01',
        hatsureiKubun: HatsureiKubun.Ido,
        honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
      },
      {hatsureiDate, hatsureiKubun: HatsureiKubun.Kyushoku},
    ],
  }));
}

describe('an employee', () => {
  test('who may have either of two items gets nothing by the other', async () => {
    const both = {
      ...sampleCompany,
      keisanPatterns: sampleCompany.keisanPatterns.map((pattern) => ({
        ...pattern,
        kyuyoKomokuNameList: [...pattern.kyuyoKomokuNameList, '住宅補助'],
      })),
    };
    const paid = {
      employeeId: '0001',
      kyuyoKomokuName: '住宅補助',
      startDate: '2025/03/01',
      amount: 15_000,
    };
    const run = await runProgram(
      'item-by-pattern',
      'const CANDIDATES',
      asItIs,
      withAmounts(both, [paid]),
    );
    expect(changesOf(run)).toContain(
      '従業員ID 0001 住宅補助（支給、2025/04/01から）：15000 → 0',
    );
  });

  test('on leave gets nothing for a second post', async () => {
    const run = await runProgram(
      'meal-on-active',
      "'食事手当'",
      asItIs,
      onLeave(sampleCompany, '0006', '2025/04/01'),
    );
    expect(changesOf(run)).toContain(
      '従業員ID 0006 食事手当（支給、2025/04/01から）：なし → 0',
    );
  });

  test('is paid for the days before a leave, whatever the second post says', async () => {
    const run = await runProgram(
      'daily-rate',
      'MONTHLY_AMOUNT',
      asItIs,
      onLeave(sampleCompany, '100001', '2025/04/16'),
    );
    expect(changesOf(run)).toContain(
      '従業員ID 100001 住宅補助（支給、2025/04/01から）：なし → 7500',
    );
  });

  test('without a day of work is named', async () => {
    const run = await runProgram(
      'daily-rate',
      'MONTHLY_AMOUNT',
      asItIs,
      onLeave(sampleCompany, '100001', '2025/03/01'),
    );
    expect(messages(run)).toContain(
      '従業員ID 100001: 在籍中の日がなく、0円にします',
    );
  });

  test('whose pet has no kind is not paid by a price of no kind', async () => {
    const pet = withRecord(sampleCompany, '従業員ペット', {
      employeeId: '0001',
      petKind: null,
    });
    const run = await runProgram(
      'price-by-option',
      'ペット種類別手当',
      asItIs,
      withRecord(pet, 'ペット種類別手当', {petKind: null, teateAmount: 3000}),
    );
    expect(run.error?.message).toContain('従業員ID 0001: 「空」の単価');
  });
});

describe('a program stops', () => {
  test('in a month whose records nobody imported', async () => {
    const run = await runProgram(
      'remote-work',
      'const AMOUNT_PER_DAY = 200',
      asItIs,
      withRecords(sampleCompany, '在宅勤務実績', (records) =>
        records.filter(({values}) => values.targetMonth !== '2025/04'),
      ),
    );
    expect(run.error?.message).toContain(
      '2025/04の在宅勤務実績が1件もありません',
    );
  });

  test.each([
    ['remote-work', 'const AMOUNT_PER_DAY = 200'],
    ['daily-rate', 'MONTHLY_AMOUNT'],
  ])(
    'if the month of the payroll has another form (%s)',
    async (page, words) => {
      const run = await runProgram(page, words, (given) =>
        withPayroll(given, (payroll) => ({
          ...payroll,
          shoriNengetsu: '2025/4',
        })),
      );
      expect(run.error?.message).toContain('2025/4');
      expect(run.changes.amounts).toEqual([]);
    },
  );

  test.each([{kumiaiinKubun: ''}, {kumiaiSenjuKubun: '9'}])(
    'for who is neither in the union nor out of it: %j',
    async (kubun) => {
      const run = await runProgram(
        'union-dues',
        '組合費マスタ',
        asItIs,
        withEmployee(sampleCompany, 'FM001277', (employee) => ({
          ...employee,
          kojin: employee.kojin.map(
            (one) => ({...one, ...kubun}) as typeof one,
          ),
        })),
      );
      expect(run.error?.message).toContain('従業員ID FM001277: 個人データの');
      expect(run.changes.amounts).toEqual([]);
    },
  );

  test('with the IDs of all whose data are wrong', async () => {
    const run = await runProgram(
      'test-custom-function',
      'WRITE_ENABLED',
      asItIs,
      withRecords(sampleCompany, '従業員住宅手当', (records) =>
        records.map((record) => ({
          ...record,
          values: {...record.values, jutakuTeateAmount: null},
        })),
      ),
    );
    expect(run.error?.message).toMatch(/従業員ID 0001: .*、従業員ID 0002: /);
  });

  test('if the day of the payroll cannot be compared', async () => {
    const run = await runProgram('meal-price', '食事手当単価', (given) =>
      withPayroll(given, (payroll) => ({...payroll, baseDate: '2025/4/1'})),
    );
    expect(run.error?.message).toContain('の形にする: 2025/4/1');
  });

  test.each(['kashikataTotal', 'JOURNAL_API_URL'])(
    'for a journal that is on neither side (%s)',
    async (words) => {
      const {shiwake} = sampleCompany;
      const [first] = shiwake.real;
      const run = await runProgram('shiwake-data', words, asItIs, {
        ...sampleCompany,
        shiwake: {
          ...shiwake,
          real: [
            ...shiwake.real,
            {...first, taishaku: '借方', amount: 1},
            {...first, taishaku: '不明', amount: 1},
          ] as unknown as typeof shiwake.real,
        },
      });
      expect(run.error?.message).toContain('仕訳があります');
      expect(run.httpCalls).toEqual([]);
    },
  );

  test.each([
    ['件を${rows.size}行に', {kanjoKamokuCode: ''}, '勘定科目のない給与項目'],
    ['件を${rows.size}行に', {amount: null}, '仕訳があります'],
    ['件を${rows.size}行に', {amount: 1}, '一致しません'],
    ['JOURNAL_API_URL', {kanjoKamokuCode: null}, '勘定科目のない給与項目'],
    ['差額は出しません', {taishaku: ''}, '仕訳があります'],
    ['差額は出しません', {amount: null}, '仕訳があります'],
  ])('for a journal (%s) of %o', async (words, wrong, message) => {
    const {shiwake} = sampleCompany;
    const run = await runProgram('shiwake-data', words, asItIs, {
      ...sampleCompany,
      shiwake: {
        ...shiwake,
        real: shiwake.real.map((line, index) =>
          index === 0 ? {...line, ...wrong} : line,
        ) as unknown as typeof shiwake.real,
      },
    });
    expect(run.error?.message).toContain(message);
    expect(run.httpCalls).toEqual([]);
  });

  test('if the accounting system kept the former journal', async () => {
    const run = await runProgram(
      'shiwake-data',
      'JOURNAL_API_URL',
      (given) => ({
        ...given,
        httpAnswers: [
          {
            method: 'POST',
            url: 'https://api.example.com/v1/journals',
            answers: [{status: 200, body: {id: 'J001'}}],
          },
        ],
      }),
    );
    expect(run.error?.message).toContain(
      '登録されていません: ステータスコード200',
    );
  });

  test.each([true, 12, '1.2'])('for the rate %j', async (rate) => {
    const run = await runProgram(
      'external-request',
      "query: {kind: 'dog'}",
      (given) => ({
        ...given,
        httpAnswers: [
          {
            method: 'GET',
            url: 'https://api.example.com/v1/rates',
            answers: [{status: 200, body: {rate}}],
          },
        ],
      }),
    );
    expect(run.error?.message).toContain('係数の応答');
  });
});
