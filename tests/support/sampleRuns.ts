import {OUTPUT_TITLES} from '../../src/features/code-blocks/shared/sampleOutput';
import {fencesOfPage, fencesOfStub, samplesOf} from './codeSamples';
import type {CodeSample, Fence} from './codeSamples';

/** What a page says that a sample does; `undefined` if it doesn't say. */
export interface ExpectedOutput {
  /** Lines of the log. */
  readonly log: string | undefined;
  /** What the run changes: one line for each change. */
  readonly changes: string | undefined;
  /** The error with which the run ends, with its line. */
  readonly error: string | undefined;
  /** The advice that the run gives, with its lines. */
  readonly notices: string | undefined;
}

/** A sample that is to be run. */
export interface SampleRun extends ExpectedOutput {
  /** `wiki/x.mdx#0`: file and number among the file's samples, from 0. */
  readonly id: string;
  readonly sample: CodeSample;
}

/**
 * The samples of a page that are to be run. A block ```` ```text title="ログ…" ````
 * belongs to the sample before it; so do those titled 変更, エラー and ヒント.
 *
 * @param file - path from the repository's root
 * @param source - the page's MDX
 */
export function sampleRunsOfPage(file: string, source: string): SampleRun[] {
  return sampleRuns(file, fencesOfPage(source));
}

/**
 * The samples of a stub.
 *
 * @param file - path from the repository's root
 * @param source - the stub
 */
export function sampleRunsOfStub(file: string, source: string): SampleRun[] {
  return sampleRuns(file, fencesOfStub(source));
}

function sampleRuns(file: string, fences: readonly Fence[]): SampleRun[] {
  const samples = samplesOf(file, fences);
  return samples.map((sample, index) => {
    const end = samples[index + 1]?.line ?? Infinity;
    const output = (title: string): string | undefined =>
      fences.find(
        ({language, line, meta}) =>
          language === 'text' &&
          meta.includes(`title="${title}`) &&
          line > sample.line &&
          line < end,
      )?.text;
    return {
      id: `${file}#${index}`,
      sample,
      log: output(OUTPUT_TITLES.log),
      changes: output(OUTPUT_TITLES.changes),
      error: output(OUTPUT_TITLES.error),
      notices: output(OUTPUT_TITLES.notices),
    };
  });
}
