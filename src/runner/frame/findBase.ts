import {findScenario} from '../../runtime';
import {sampleCompany, scenarios} from '../../sample-company';
import {exerciseScenarios} from '../../sample-company/exerciseScenarios';
import type {Company, Scenario} from '../../runtime';

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
