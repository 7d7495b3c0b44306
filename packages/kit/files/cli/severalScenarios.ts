/*
 * A scenario that stands for several: its table of values for one of each row,
 * its steps for one after the other.
 */
import {InputError} from './inputError';
import {without} from '../../shapes/without';
import type {JsonFile} from './jsonFile';
import type {Path} from '../../shapes/shape';

/** What an object of a file has. */
export type Content = Readonly<Record<string, unknown>>;

/** A scenario as it stands in its file, and where. */
export interface WrittenScenario {
  readonly name: string;
  readonly content: Content;
  readonly path: Path;
  /** What a row of a table puts where: 行 of `expect.amounts.0001.日直手当`. */
  readonly values?: readonly (readonly [place: string, value: unknown])[];
}

/**
 * The scenarios for which one stands; mostly for itself.
 *
 * @throws InputError if its table is none
 */
export function scenariosOf(
  source: JsonFile,
  scenario: WrittenScenario,
): WrittenScenario[] {
  return rowsOf(source, scenario).flatMap(stepsOf);
}

function rowsOf(
  source: JsonFile,
  {content: {table, ...content}, name, path}: WrittenScenario,
): WrittenScenario[] {
  if (table === undefined) {
    return [{name, content, path}];
  }
  const [places = [], ...rows] = table as readonly (readonly unknown[])[];
  return rows.map((row, index) => {
    if (
      row.length !== places.length ||
      places.some((place) => typeof place !== 'string' || place === '')
    ) {
      throw new InputError(
        `${source.placeOf([...path, 'table', index + 1])}：表の1行目には、変える項目を文字列で書き、ほかの行には、それと同じ数の値を書いてください。`,
      );
    }
    return {
      name: `${name}・${index + 1}行目（${row.flatMap(shown).join('、')}）`,
      content,
      path,
      values: row.map((value, at) => [String(places[at]), value]),
    };
  });
}

/** A value in a scenario's name; objects are too long for it. */
function shown(value: unknown): string[] {
  const text = String(value).normalize('NFC');
  return typeof value === 'object' && value !== null
    ? []
    : [text.length > 20 ? `${text.slice(0, 20)}…` : text];
}

function stepsOf(scenario: WrittenScenario): WrittenScenario[] {
  const {content, name, path} = scenario;
  const {steps = []} = content as {
    readonly steps?: readonly (Content & {readonly name?: string})[];
  };
  let before = name;
  return [
    {...scenario, content: without(content, 'steps')},
    ...steps.map((step, index) => {
      const own = {
        name: (step.name ?? `${name}・手順${index + 2}`).normalize('NFC'),
        content: {extends: before, after: before, ...step},
        path: [...path, 'steps', index],
      };
      before = own.name;
      return own;
    }),
  ];
}

/**
 * A content with a value at a place, and what is missing around it.
 *
 * @param content - an object or list, or nothing yet
 * @param place - names or numbers of the items that lead there
 * @param value - to be put there
 */
export function withValue(
  content: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) {
    return value;
  }
  if (Array.isArray(content)) {
    return content.map((one: unknown, index) =>
      String(index) === key ? withValue(one, rest, value) : one,
    );
  }
  const items = (content ?? {}) as Content;
  return {
    ...items,
    [key]: withValue(
      Object.hasOwn(items, key) ? items[key] : undefined,
      rest,
      value,
    ),
  };
}
