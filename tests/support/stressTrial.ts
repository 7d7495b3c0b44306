import {findScenario} from '../../src/runtime';
import {sampleCompany, scenarios} from '../../src/sample-company';
import {runStress} from '../../src/stress';
import type {Company} from '../../src/runtime';
import type {ConditionResult, StressOptions} from '../../src/stress';

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
