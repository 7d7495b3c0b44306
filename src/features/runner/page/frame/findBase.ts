import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {exerciseScenarios} from '@combosite-functions/simulator/sample-company/exerciseScenarios';
import type {Company, Scenario} from '@combosite-functions/simulator';

/**
 * What a sample runs on.
 *
 * @param scenario - its name, of a page or an exercise
 * @throws Error if there is none
 */
export function findBase(scenario: string): {
  readonly scenario: Scenario;
  readonly company: Company;
} {
  return {
    scenario: findScenario([...scenarios, ...exerciseScenarios], scenario),
    company: sampleCompany,
  };
}
