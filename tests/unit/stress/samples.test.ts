import {beforeAll, describe, expect, test} from 'vitest';
import {
  COMMON_FUNCTIONS,
  RELATIONS,
  describeReport,
} from '@combosite-functions/stress';
import {pageFile} from '../../support/addresses';
import {
  allWritingSamples,
  relationsOf,
  stressSample,
} from '../../support/stress';
import type {StressReport} from '@combosite-functions/stress';
import type {WritingSample} from '../../support/stress';

/** How long a sample may be before the common functions. */
const MAX_LINES = 45;

/** A program by the words that no other one of its page has. */
type Longer = readonly [page: string, words: string, lines: number];

const LONGER: readonly Longer[] = [
  // It checks each pass, and updates what is paid and what is given back.
  ['commuter-pass', "'従業員定期代'", 61],
  // It checks every row before it sends the sums.
  ['shiwake-data', 'JOURNAL_API_URL', 52],
];

const samples = allWritingSamples();
// A program that its page shows failing shows nothing else.
const judged = samples.filter(({isRefused}) => !isRefused);
const reports = new Map<string, StressReport>();

beforeAll(async () => {
  for (const sample of judged) {
    reports.set(sample.id, await stressSample(sample));
  }
}, 600_000);

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
          lines: (source.split(COMMON_FUNCTIONS)[0] ?? '').trimEnd().split('\n')
            .length,
        }))
        .filter(({id, lines}) => lines > most(id)),
      `サンプルは${MAX_LINES}行までです。短くできないものは、理由とともにLONGERに加えてください。`,
    ).toEqual([]);
  });

  test('name no unknown relation in a decision', () => {
    expect(
      judged.flatMap((sample) => reportOf(sample).unknownDecisions),
    ).toEqual([]);
  });
});
