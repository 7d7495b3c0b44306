import {nearestNames} from '../runtime.mjs';
import {SCENARIO} from '../../shapes/scenarioFile';
import {checkContent} from './checkContent';
import {InputError} from './inputError';
import {without} from './without';
import type {JsonFile, Path} from './jsonFile';
import type {GivenScenario} from '../../shapes/scenarioFile';

type Content = Readonly<Record<string, unknown>>;

/** A scenario as it stands in its file, and where. */
export interface WrittenScenario {
  readonly name: string;
  readonly content: Content;
  readonly path: Path;
}

/** What a scenario says of itself alone. */
const OWN = [
  'name',
  'description',
  'extends',
  'after',
  'expect',
  'expectSecond',
];

/**
 * A scenario with what it takes from others.
 *
 * @param source - its file
 * @param all - the scenarios of the file
 * @param scenario - one of them
 * @throws InputError if it names no other one, or is no whole scenario
 */
export function extendScenario(
  source: JsonFile,
  all: readonly WrittenScenario[],
  scenario: WrittenScenario,
): GivenScenario {
  lineOf(source, all, scenario, 'after');
  const line = lineOf(source, all, scenario, 'extends');
  const content = line.reduceRight(
    (base: Content, {content: own}): Content => ({
      // With `after`, what the scenario before has left counts.
      ...without(base, ...OWN, ...('after' in own ? ['customData'] : [])),
      ...own,
      ...(isObject(base.payroll) && isObject(own.payroll)
        ? {payroll: {...base.payroll, ...own.payroll}}
        : {}),
    }),
    {},
  );
  return checkContent(source, SCENARIO, content, scenario.path);
}

/** A scenario, the one that its item names, and so on. */
function lineOf(
  source: JsonFile,
  all: readonly WrittenScenario[],
  scenario: WrittenScenario,
  item: 'extends' | 'after',
  line: readonly WrittenScenario[] = [],
): WrittenScenario[] {
  const wanted = scenario.content[item];
  if (typeof wanted !== 'string') {
    return [...line, scenario];
  }
  const place = source.placeOf([...scenario.path, item]);
  const next = all.find(({name}) => name === wanted.normalize('NFC'));
  if (!next) {
    throw new InputError(
      `${place}：場面「${wanted}」が、このファイルにありません。近い名前：${nearestNames(
        wanted,
        all.map(({name}) => name),
      )}`,
    );
  }
  if (next === scenario || line.includes(next)) {
    throw new InputError(
      `${place}：場面「${wanted}」をたどると、元の場面に戻ります。どれか1つの${item}を消してください。`,
    );
  }
  return lineOf(source, all, next, item, [...line, scenario]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
