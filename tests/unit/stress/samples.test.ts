import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {RELATIONS, describeReport} from '@combosite-functions/stress';
import {pageFile} from '../../support/addresses';
import {ROOT} from '../../support/files';
import {
  allWritingSamples,
  relationsOf,
  stressSample,
} from '../../support/stress';
import type {StressReport} from '@combosite-functions/stress';
import type {WritingSample} from '../../support/stress';

/** How long a sample may be; the tutorial's last one is its whole subject. */
const MAX_LINES = 45;

/** A program by the words that no other one of its page has. */
type Longer = readonly [page: string, words: string, lines: number];

const LONGER: readonly Longer[] = [
  ['register-custom-functions-for-pet-teate', "'ペット手当'", 63],
  // It stops for empty values and dates of another form before it counts.
  ['register-custom-functions-for-pet-teate', "'資格手当'", 55],
  // It tells months of another form from those of no data, and stops for a
  // month that nobody closed.
  ['remote-work', "'在宅勤務手当'", 55],
  // It has a switch for who is on leave.
  ['meal-on-active', 'PAYS_ON_LEAVE', 46],
  // They say how many get nothing.
  ['probation', 'WAITING_MONTHS', 46],
  ['housing-by-household', 'isSetainushi', 46],
  ['housing-by-rent', 'const PERCENT', 46],
  ['family', 'calculate(kyuyoKomokuName', 46],
  // It counts the days of a month, and says what the company decided of them.
  ['daily-rate', 'MONTHLY_AMOUNT', 58],
  // It names all whose class is unknown, and says how many get nothing.
  ['union-dues', '組合費マスタ', 55],
  // It stops for a month of another form or of no data, and for a day of two kinds.
  ['commuting-by-days', "'通勤手当'", 55],
  // It tells months of another form from those in which nothing is paid.
  ['celebration', "'祝金支給'", 49],
  // It keeps a record of what was paid, and postpones for a leave.
  ['payment-record', "'祝金の支給記録'", 80],
  // It checks each pass, and updates what is paid and what is given back.
  ['commuter-pass', "'従業員定期代'", 92],
  // It reads the pay as of a day and the days of a month, and stops for either.
  ['absence-deduction', "'従業員基本給'", 76],
  // It checks every row before it sends the sums.
  ['shiwake-data', 'JOURNAL_API_URL', 52],
  // It has a switch, and names all employees whose data are wrong.
  ['test-custom-function', 'WRITE_ENABLED', 49],
  // It reads a price per option, says why it stopped, and how many get nothing.
  ['price-by-option', 'priceOf', 50],
  // A newcomer starts with it: nothing may be left out, and no question open.
  ['packages/kit/files/main.js', 'main', 56],
];

const samples = allWritingSamples();
// A program that its page shows failing shows nothing else.
const judged = samples.filter(({isRefused}) => !isRefused);
const reports = new Map<string, StressReport>();

beforeAll(async () => {
  for (const sample of judged) {
    reports.set(sample.id, await stressSample(sample));
  }
  writeReports();
}, 300_000);

function reportOf({id}: WritingSample): StressReport {
  const report = reports.get(id);
  if (!report) {
    throw new Error(`There is no report of ${id}.`);
  }
  return report;
}

/** Relations that a sample breaks. */
function brokenBy(sample: WritingSample): string[] {
  return relationsOf(reportOf(sample), 'violation');
}

/** The table, and every report, for those who make the samples safe. */
function writeReports(): void {
  const trials = judged.flatMap((sample) =>
    reportOf(sample).relations.map(({relation, verdict}) => ({
      id: relation.id,
      verdict,
    })),
  );
  const count = (verdict: string, id?: string): number =>
    trials.filter(
      (trial) =>
        trial.verdict === verdict && (id === undefined || trial.id === id),
    ).length;
  const table = [
    `samples ${samples.length} (of which ${samples.length - judged.length} show their own error), relations ${RELATIONS.length}`,
    `trials ${trials.length}: not applicable ${count('notApplicable')}, judged ${trials.length - count('notApplicable')} (passed ${count('passed')}, settled ${count('settled')}, to confirm ${count('confirm')}, violations ${count('violation')}, failed ${count('failed')})`,
    `samples with violations ${judged.filter((sample) => brokenBy(sample).length > 0).length}`,
    ...RELATIONS.map(
      ({id}) =>
        `  ${id.padEnd(18)} violations ${count('violation', id)}, to confirm ${count('confirm', id)}, passed ${count('passed', id)}`,
    ),
  ];
  console.log(table.join('\n'));
  const folder = path.join(ROOT, '.test-reports');
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'stress.txt'),
    [
      ...table,
      ...judged.flatMap((sample) => [
        '',
        `== ${sample.id}`,
        ...describeReport(reportOf(sample)),
      ]),
    ].join('\n'),
  );
  writeFileSync(
    path.join(folder, 'stress.json'),
    JSON.stringify(
      Object.fromEntries(judged.map((sample) => [sample.id, brokenBy(sample)])),
      null,
      2,
    ),
  );
}

describe('the programs of pages, stubs and kit', () => {
  test('are many, and can be judged', () => {
    expect(judged.length).toBeGreaterThan(40);
    expect(judged.flatMap((sample) => reportOf(sample).problem ?? [])).toEqual(
      [],
    );
    expect(
      judged.filter((sample) => reportOf(sample).counts.failed > 0),
    ).toEqual([]);
  });

  test('hold under all relations', () => {
    const broken = judged.filter((sample) => brokenBy(sample).length > 0);
    expect(
      broken.map((sample) => [sample.id, ...describeReport(reportOf(sample))]),
      'サンプルは、厳しい条件でも正しい金額になるように直してください。1つのファイルだけなら「npx tsx tests/stress.ts ファイル」で調べられます。',
    ).toEqual([]);
  });

  test('meet every relation', () => {
    const met = new Set(
      judged.flatMap((sample) =>
        reportOf(sample)
          .relations.filter(({verdict}) => verdict !== 'notApplicable')
          .map(({relation}) => relation.id),
      ),
    );
    expect(RELATIONS.filter(({id}) => !met.has(id))).toEqual([]);
  });

  test('are short', () => {
    const longer = LONGER.map(([page, words, lines]) => {
      const file = page.includes('/') ? page : pageFile(page);
      const found = samples.filter(
        ({id, source}) =>
          id.split('#', 1)[0] === file && source.includes(words),
      );
      expect(found, `${page}: ${words}`).toHaveLength(1);
      return {id: found[0]?.id, lines};
    });
    const most = (id: string): number =>
      longer.find((one) => one.id === id)?.lines ?? MAX_LINES;
    expect(
      samples
        .map(({id, source}) => ({
          id,
          lines: source.trimEnd().split('\n').length,
        }))
        .filter(({id, lines}) => lines > most(id)),
      `サンプルは${MAX_LINES}行までです。短くできないものは、理由とともにLONGERに加えてください。`,
    ).toEqual([]);
  });

  test('name no unknown relation in a decision', () => {
    expect(
      judged.flatMap((sample) =>
        reportOf(sample).unknownDecisions.map(({name}) => name),
      ),
    ).toEqual([]);
  });
});
