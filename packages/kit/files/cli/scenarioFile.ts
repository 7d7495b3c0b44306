/*
 * The scenarios of a reader's file. One may take from another what it doesn't
 * say (`extends`), and begin with what another has left (`after`).
 */
import {anHourLater, nearestNames, tableOf} from '../runtime.mjs';
import {shapeOf} from '../../shapes/shapes';
import {checkContent} from './checkContent';
import {besides, checkAccounts} from './companyFile';
import {InputError} from './inputError';
import {readJson} from './jsonFile';
import {leftOutRows, oddRecords} from './oddities';
import {checkKeys, completeRecords} from './records';
import {References} from './references';
import {scenariosOf, withValue} from './severalScenarios';
import {without} from '../../shapes/without';
import type {JsonFile} from './jsonFile';
import type {Content, WrittenScenario} from './severalScenarios';
import type {Path} from '../../shapes/shape';
import type {Expect, GivenScenario, GivenValues} from '../../shapes/given';
import type {Company, Scenario} from '@combosite-functions/simulator';

/** A file of scenarios. */
export interface ScenarioFile {
  readonly source: JsonFile;
  /** The company's file, if it names one: path from the current folder. */
  readonly company: string | undefined;
  /** For `--mutate`: changes of the program after which its results are as right. */
  readonly sameResults: Readonly<Record<string, string>>;
  /** For `--stress`: verdicts that the reader takes for right, and why. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly scenarios: readonly FoundScenario[];
}

/** A scenario, and where it stands. */
export interface FoundScenario {
  readonly given: GivenScenario;
  readonly path: Path;
}

/** A scenario that fits a company. */
export interface ReadyScenario {
  readonly scenario: Scenario;
  /** The company, with the journal of the scenario. */
  readonly company: Company;
  readonly expect: Expect | undefined;
  readonly expectSecond: Expect | undefined;
  /** Values of the program's constants. */
  readonly constants: GivenValues;
  /** What is odd in its data, or left out. */
  readonly notes: readonly string[];
}

/**
 * Reads a file of scenarios: with a head, a list alone, or one alone.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be used
 */
export function readScenarios(file: string): ScenarioFile {
  const source = readJson(file);
  checkContent(source, shapeOf('scenarios'));
  const {
    company,
    sameResults = {},
    accepted = {},
    scenarios = source.content,
  } = source.content as {
    readonly company?: string;
    readonly sameResults?: ScenarioFile['sameResults'];
    readonly accepted?: ScenarioFile['accepted'];
    readonly scenarios?: unknown;
  };
  const head = scenarios === source.content ? [] : ['scenarios'];
  const written = [scenarios].flat().flatMap((one, index) => {
    const content = one as Content;
    return scenariosOf(source, {
      name: String(content.name).normalize('NFC'),
      content,
      path: Array.isArray(scenarios) ? [...head, index] : [],
    });
  });
  if (written.length === 0) {
    throw new InputError(
      `${source.placeOf([])}：場面を1つ以上書いてください。`,
    );
  }
  written.forEach(({name, path}, index) => {
    if (written.findIndex((one) => one.name === name) !== index) {
      throw new InputError(
        `${source.placeOf([...path, 'name'])}：「${name}」という場面が2つあります。名前を変えてください。`,
      );
    }
  });
  return {
    source,
    company: company && besides(file, company),
    sameResults,
    accepted,
    scenarios: written.map((one) => ({
      given: extendScenario(source, written, one),
      path: one.path,
    })),
  };
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

/** A scenario with what it takes from others; that has to be a whole one. */
function extendScenario(
  source: JsonFile,
  all: readonly WrittenScenario[],
  scenario: WrittenScenario,
): GivenScenario {
  lineOf(source, all, scenario, 'after');
  const line = lineOf(source, all, scenario, 'extends');
  const content = line.reduceRight<Content>(
    (base, {content: own, name, values = []}) =>
      values.reduce<Content>(
        (whole, [place, value]) =>
          withValue(whole, place.split('.'), value) as Content,
        {
          // With `after`, what the scenario before has left counts.
          ...without(base, ...OWN, ...('after' in own ? ['customData'] : [])),
          // Right after the one that it extends, it isn't the same time.
          ...('after' in own && own.after === own.extends
            ? laterThan(base)
            : {}),
          ...own,
          name,
          ...(base.payroll && own.payroll
            ? {payroll: {...base.payroll, ...own.payroll}}
            : {}),
        },
      ),
    {},
  );
  return checkContent(source, shapeOf('scenario'), content, scenario.path);
}

function laterThan({startedAt}: Content): Content {
  return typeof startedAt === 'string' ? anHourLater({startedAt}) : {};
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

/**
 * The scenario that the reader wants.
 *
 * @param name - its name; needn't be given if there is only one
 * @throws InputError if there is no such scenario
 */
export function chooseScenario(
  {source, scenarios}: ScenarioFile,
  name: string | undefined,
): FoundScenario {
  const wanted = name?.normalize('NFC');
  const found =
    wanted === undefined && scenarios.length === 1
      ? scenarios[0]
      : scenarios.find(({given}) => given.name === wanted);
  if (found) {
    return found;
  }
  const names = scenarios.map(({given}) => given.name);
  throw new InputError(
    [
      wanted === undefined
        ? '場面を --scenario で選んでください。--all で、すべての場面を動かせます。'
        : `場面「${wanted}」がありません。近い名前：${nearestNames(wanted, names)}`,
      `${source.file}の場面：`,
      ...names.map((one) => `  ${one}`),
    ].join('\n'),
  );
}

/**
 * Makes a scenario ready to run in a company.
 *
 * @param replaced - definitions whose data come from elsewhere
 * @throws InputError if it names what the company doesn't have
 */
export function readyScenario(
  {source}: ScenarioFile,
  {given, path}: FoundScenario,
  company: Company,
  replaced: readonly string[],
): ReadyScenario {
  const references = new References(source, company);
  const {
    constants = {},
    customData = {},
    expect,
    expectSecond,
    shiwake,
    ...others
  } = given;
  references.checkAll(shapeOf('scenario'), given, path);
  checkAccounts(references, shiwake, path);
  const tables = Object.entries(customData).flatMap(([name, records]) => {
    const {definition} = tableOf(company, name) ?? {};
    const place = [...path, 'customData', name];
    return definition
      ? {
          definition,
          records: completeRecords(records, definition, references, place),
        }
      : [];
  });
  for (const [key, one] of Object.entries({expect, expectSecond})) {
    checkExpectedKeys(one, company, references, [...path, key]);
  }
  references.finish();

  const used = tables.filter(
    ({definition}) => !replaced.includes(definition.definitionName),
  );
  const withJournal = {
    ...company,
    shiwake: {...company.shiwake, ...shiwake},
  };
  return {
    company: withJournal,
    scenario: {
      ...without(others, 'extends', 'after'),
      customData: Object.fromEntries(
        used.map(({definition, records}) => [
          definition.definitionName,
          records,
        ]),
      ),
    },
    constants,
    expect,
    expectSecond,
    notes: [
      ...used.flatMap((table) => oddRecords(source.file, table, company)),
      ...leftOutRows(given, withJournal),
    ],
  };
}

/** An item key that doesn't exist could never come true, or always would. */
function checkExpectedKeys(
  {customData = {}}: Expect = {},
  company: Company,
  references: References,
  path: Path,
): void {
  for (const [definitionName, changes] of Object.entries(customData)) {
    const table = tableOf(company, definitionName);
    for (const [kind, records = []] of Object.entries(changes)) {
      records.forEach((values, index) => {
        const place = [...path, 'customData', definitionName, kind, index];
        if (table) {
          const own = without(values, 'dataId');
          checkKeys(own, table.definition, references, place);
        }
      });
    }
  }
}
