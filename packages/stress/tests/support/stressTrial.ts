import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {runStress} from '../..';
import type {Company} from '@combosite-functions/simulator';
import type {ConditionResult, StressOptions} from '../..';

/** Where most programs of tests are right: two targets. */
export const TWO = '給与計算前・2人';

/**
 * What a program is tried with.
 *
 * @param source - the program
 * @param company - the sample company without it
 * @param scenario - name of one of the sample company
 */
export function stressOptions(
  source: string,
  company: Company = sampleCompany,
  scenario = TWO,
): StressOptions {
  return {source, company, scenario: findScenario(scenarios, scenario)};
}

/**
 * How a program that runs well stands one condition.
 *
 * @param id - of the condition
 * @param options - as of {@link stressOptions}
 */
export async function tryCondition(
  id: string,
  ...options: Parameters<typeof stressOptions>
): Promise<ConditionResult> {
  const {conditions, problem} = await runStress({
    ...stressOptions(...options),
    conditionIds: [id],
  });
  const [result] = conditions;
  if (!result || problem !== undefined) {
    throw new Error(problem ?? `There is no condition ${id}.`);
  }
  return result;
}
