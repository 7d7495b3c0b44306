/*
 * The programs of the site that change money, data or outside services, and how
 * they stand hostile conditions.
 */
import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {mayWrite, runStress} from '@combosite-functions/stress';
import {listFiles, readText} from './files';
import {
  COMMON_SOURCE,
  withCommonFunctions,
} from '../../src/features/content/build/commonFunctions';
import {samplesOf} from '../../scripts/content/samples';
import type {StressReport, Verdict} from '@combosite-functions/stress';

/** A program with the situation in which it is right. */
export interface WritingSample {
  /** `wiki/x.mdx#0`, as in scripts/content/samples.ts; a file's path. */
  readonly id: string;
  /** Line of the file before its first line of code. */
  readonly line: number;
  readonly source: string;
  readonly scenario: string;
  /** Whether the page shows the error with which it ends. */
  readonly isRefused: boolean;
}

const KIT_PROGRAM = 'packages/kit/files/main.js';

/**
 * The programs of a file that write amounts or custom data, or send requests.
 *
 * @param file - page, stub or program, from the repository's root
 */
export function writingSamplesOf(file: string): WritingSample[] {
  const source = readText(file);
  if (file.endsWith('.js')) {
    return [
      {
        id: file,
        line: 0,
        source: withCommonFunctions(source, readText(COMMON_SOURCE)),
        scenario: '給与計算前',
        isRefused: false,
      },
    ];
  }
  return samplesOf(file, source).flatMap((sample) =>
    sample.unchecked === undefined &&
    sample.scenario !== undefined &&
    mayWrite(sample.code)
      ? [
          {
            id: sample.id,
            line: sample.line - 1,
            source: switchOn(sample.code),
            scenario: sample.scenario,
            isRefused: sample.outputs.error !== undefined,
          },
        ]
      : [],
  );
}

/** A program with a switch that keeps it from writing, switched on. */
function switchOn(source: string): string {
  return source.replace(/^(const \w+_ENABLED =) false;/m, '$1 true;');
}

/** All of them: pages (with the exercises' answers), stubs and kit. */
export function allWritingSamples(): WritingSample[] {
  return [
    ...['docs', 'wiki', 'blog', 'src/pages'].flatMap((folder) =>
      listFiles(folder, /\.mdx$/),
    ),
    ...listFiles('api-src', /\.d\.ts$/),
    KIT_PROGRAM,
  ].flatMap(writingSamplesOf);
}

/** Runs a sample under the hostile conditions. */
export function stressSample(
  {source, scenario}: WritingSample,
  relationIds?: readonly string[],
): Promise<StressReport> {
  return runStress({
    source,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
    relationIds,
  });
}

/** Ids of a report's relations of one verdict. */
export function relationsOf(
  {relations}: StressReport,
  verdict: Verdict,
): string[] {
  return relations
    .filter((one) => one.verdict === verdict)
    .map(({relation}) => relation.id);
}
