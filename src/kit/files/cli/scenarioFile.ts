import {findScenario} from '../runtime.mjs';
import {listOf} from '../../shapes/fileParts';
import {SCENARIO} from '../../shapes/scenarioFile';
import {checkContent} from './checkContent';
import {InputError} from './inputError';
import {readJson} from './readText';
import type {Scenario} from '../../../runtime';

/**
 * Reads a file of scenarios: one of them, or a list.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be used
 */
export function readScenarios(file: string): Scenario[] {
  const content = readJson(file);
  return Array.isArray(content)
    ? checkContent(file, content, listOf(SCENARIO))
    : [checkContent(file, content, SCENARIO)];
}

/**
 * The scenario that the reader wants.
 *
 * @param scenarios - those to choose from
 * @param name - its name; needn't be given if there is only one
 * @throws InputError if there is no such scenario
 */
export function chooseScenario(
  scenarios: readonly Scenario[],
  name: string | undefined,
): Scenario {
  const [only, another] = scenarios;
  if (name === undefined) {
    if (only && !another) {
      return only;
    }
    throw new InputError(
      `場面を --scenario で選んでください。使える場面：${scenarios.map((one) => one.name).join('、')}`,
    );
  }
  try {
    return findScenario(scenarios, name.normalize('NFC'));
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : '');
  }
}
