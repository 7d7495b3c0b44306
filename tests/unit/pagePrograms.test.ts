/*
 * What a payroll specialist found that programs of pages would have paid or
 * sent wrongly, and that no hostile condition of packages/stress tries.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {withRecords} from '@combosite-functions/stress';
import {pageFile} from '../support/addresses';
import {ROOT} from '../support/files';
import {
  runSource,
  scenario,
} from '../../packages/simulator/tests/support/runtime';
import {sampleRunsOfPage} from '../../scripts/content/sampleRuns';
import type {
  Company,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

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

describe('a program stops', () => {
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
