import {readFileSync} from 'node:fs';
import {openBuildCache} from '../../src/features/build-cache/build/openBuildCache';
import {isReadable} from '../../src/features/page-check/build/readPage';
import {INTRODUCTION} from '../../src/features/page-check/build/site';
import {findUnformatted, findUnsafe, typeCheck} from './codeSamples';
import {findWrongOutput, sampleRunsOf} from './sampleRuns';
import type {SampleRun} from './sampleRuns';

/**
 * Examines the samples of pages and stubs: types, form, what running them gives.
 * What was found before is told again, as long as sample and code are the same.
 *
 * @param files - from the repository's root
 * @returns a message for each fault, with file and line
 */
export async function examineSamples(
  files: readonly string[],
): Promise<string[]> {
  const runs = files
    // What can't be read is told with the page.
    .filter((file) => file.endsWith('.d.ts') || isReadable(file))
    .flatMap((file) => sampleRunsOf(file, readFileSync(file, 'utf8')));
  const checked = runs
    .map(({sample}) => sample)
    .filter(({unchecked}) => unchecked === undefined);
  const cache = openBuildCache<string[]>('.', 'samples');
  const problems = [
    ...cache.take(`types ${JSON.stringify(checked)}`, () => typeCheck(checked)),
  ];
  // One after the other: each is a program of its own.
  for (const run of runs) {
    const input = JSON.stringify(run);
    const found = cache.find(input) ?? (await examineSample(run));
    cache.keep(input, found);
    problems.push(...found);
  }
  cache.save();
  return problems;
}

async function examineSample(run: SampleRun): Promise<string[]> {
  const {sample} = run;
  return [
    ...findUnsafe(sample),
    ...(await findUnformatted(sample)),
    // The introduction of the reference shows parts of programs.
    ...(sample.file === INTRODUCTION ? [] : await findWrongOutput(run)),
  ];
}
