import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {outlineReport, runStress} from '../..';
import type {Company} from '@combosite-functions/simulator';
import type {
  RelationResult,
  ReportOutline,
  StressOptions,
  StressReport,
} from '../..';

/** Where most programs of tests are right: two targets. */
export const TWO = '給与計算前・2人';

/**
 * What a program is tried with.
 *
 * @param source - the program
 * @param scenario - name of one of the sample company
 * @param company - the sample company without it
 */
export function stressOptions(
  source: string,
  scenario = TWO,
  company: Company = sampleCompany,
): StressOptions {
  return {source, company, scenario: findScenario(scenarios, scenario)};
}

/** How a program stands all relations, but for what is given besides. */
export function reportOf(
  source: string,
  more: Partial<StressOptions> = {},
  scenario = TWO,
): Promise<StressReport> {
  return runStress({...stressOptions(source, scenario), ...more});
}

/** The same in words. */
export async function outlineOf(
  ...args: Parameters<typeof reportOf>
): Promise<ReportOutline> {
  return outlineReport(await reportOf(...args));
}

/**
 * How a program that runs well stands one relation.
 *
 * @param id - of the relation
 * @param options - as of {@link stressOptions}
 */
export async function tryRelation(
  id: string,
  ...options: Parameters<typeof stressOptions>
): Promise<RelationResult> {
  const {relations, problem} = await runStress({
    ...stressOptions(...options),
    relationIds: [id],
  });
  const [result] = relations;
  if (!result || problem !== undefined) {
    throw new Error(problem ?? `There is no relation ${id}.`);
  }
  return result;
}

/** What a relation found and nobody decided, in one text: descriptions, findings. */
export function textOf({cases}: RelationResult): string {
  return cases
    .filter(({verdict}) => verdict !== 'settled')
    .flatMap(({description, findings}) =>
      findings.map(
        ({text, verdict}) =>
          `${verdict === 'violation' ? '✗ ' : ''}${description}: ${text}`,
      ),
    )
    .join('\n');
}
