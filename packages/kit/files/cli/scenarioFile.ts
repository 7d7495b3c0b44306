import {nearestNames} from '../runtime.mjs';
import {SCENARIO_FILE} from '../../shapes/scenarioFile';
import {checkJournal} from './checkCompany';
import {checkContent} from './checkContent';
import {checkExpect} from './checkExpect';
import {besides, tableOf} from './companyFile';
import {extendScenario} from './extendScenario';
import {InputError} from './inputError';
import {readJson} from './jsonFile';
import {oddDates} from './oddDates';
import {completeRecords, oddRecords} from './records';
import {References} from './references';
import {without} from './without';
import type {WrittenScenario} from './extendScenario';
import type {JsonFile, Path} from './jsonFile';
import type {Expect} from '../../shapes/expectFile';
import type {GivenScenario} from '../../shapes/scenarioFile';
import type {Company, Scenario} from '@combosite-functions/simulator';

/** A file of scenarios. */
export interface ScenarioFile {
  readonly source: JsonFile;
  /** The company's file, if it names one: path from the current folder. */
  readonly company: string | undefined;
  readonly scenarios: readonly FoundScenario[];
}

/** A scenario, and where it stands. */
export interface FoundScenario extends Pick<Scenario, 'name' | 'description'> {
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
  const given = checkContent(source, SCENARIO_FILE);
  const {content} = source;
  const hasHead = 'scenarios' in given;
  const list = hasHead
    ? given.scenarios
    : Array.isArray(given)
      ? given
      : [given];
  const paths = list.map((_, index) =>
    hasHead ? ['scenarios', index] : Array.isArray(given) ? [index] : [],
  );
  const [first] = list;
  if (!first) {
    throw new InputError(
      `${source.placeOf([])}：場面を1つ以上書いてください。`,
    );
  }
  const names = list.map(({name}) => name.normalize('NFC'));
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) {
      throw new InputError(
        `${source.placeOf([...(paths[index] ?? []), 'name'])}：「${name}」という場面が2つあります。名前を変えてください。`,
      );
    }
  });
  const contents = hasHead
    ? (content as {readonly scenarios: readonly object[]}).scenarios
    : Array.isArray(content)
      ? (content as readonly object[])
      : [content as object];
  const written = contents.map((one, index): WrittenScenario => ({
    name: names[index] ?? '',
    content: {...one},
    path: paths[index] ?? [],
  }));
  return {
    source,
    company:
      hasHead && given.company !== undefined
        ? besides(file, given.company)
        : undefined,
    scenarios: written.map((one): FoundScenario => {
      const whole = extendScenario(source, written, one);
      const {name, path} = one;
      return {name, description: whole.description, given: whole, path};
    }),
  };
}

/**
 * The scenario that the reader wants.
 *
 * @param scenarios - those to choose from
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
      : scenarios.find((one) => one.name === wanted);
  if (found) {
    return found;
  }
  const names = scenarios.map((one) => one.name);
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
 * @param file - its file
 * @param found - the scenario
 * @param company - in which it happens
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
  const {expect, expectSecond, customData = {}, shiwake, ...others} = given;
  const rest = without(others, 'extends', 'after');
  checkPayroll(references, given, path);
  checkJournal(references, shiwake, path);
  const tables = Object.entries(customData).flatMap(([name, records]) => {
    const place = [...path, 'customData', name];
    const table = tableOf(company, name);
    if (!references.check(place, 'カスタムデータ定義', name) || !table) {
      return [];
    }
    const {definition} = table;
    return [
      {
        definition,
        records: completeRecords(records, definition, references, place),
      },
    ];
  });
  for (const [key, one] of Object.entries({expect, expectSecond})) {
    if (one) {
      checkExpect(one, company, references, [...path, key]);
    }
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
      ...rest,
      name: given.name.normalize('NFC'),
      customData: Object.fromEntries(
        used.map(({definition, records}) => [
          definition.definitionName,
          records,
        ]),
      ),
    },
    expect,
    expectSecond,
    notes: [
      ...oddDates(source.file, given),
      ...used.flatMap((table) => oddRecords(source.file, table, company)),
      ...leftOutRows(given, withJournal),
    ],
  };
}

/** Whether the payroll's names exist. */
function checkPayroll(
  references: References,
  {payroll}: GivenScenario,
  path: Path,
): void {
  if (!payroll) {
    return;
  }
  const {shiharaiMasterName, employeeIdList = [], sokyuKeisan} = payroll;
  const place = [...path, 'payroll'];
  references.check(
    [...place, 'shiharaiMasterName'],
    '支払マスタ',
    shiharaiMasterName,
  );
  employeeIdList.forEach((id, index) => {
    references.check([...place, 'employeeIdList', index], '従業員ID', id);
  });
  sokyuKeisan?.employeeIdList.forEach((id, index) => {
    references.check(
      [...place, 'sokyuKeisan', 'employeeIdList', index],
      '従業員ID',
      id,
    );
  });
}

/** Says which journal rows the scenario doesn't show to a program. */
function leftOutRows(
  {trigger, dryRun, payroll}: GivenScenario,
  {shiwake}: Company,
): string[] {
  if (trigger !== '給与仕訳元データ連携' || dryRun || !payroll) {
    return [];
  }
  const {shiharaiMasterName, shoriNengetsu} = payroll;
  const others = shiwake.real.filter(
    (row) => row.shiharaiMasterName !== shiharaiMasterName,
  ).length;
  const months = shiwake.real.filter(
    (row) =>
      row.shiharaiMasterName === shiharaiMasterName &&
      row.shoriNengetsu !== shoriNengetsu,
  ).length;
  const reasons = [
    ...(others > 0
      ? [`支払マスタが「${shiharaiMasterName}」でない${others}行`]
      : []),
    ...(months > 0 ? [`処理年月が${shoriNengetsu}でない${months}行`] : []),
  ];
  return reasons.length === 0
    ? []
    : [
        `仕訳元データ${shiwake.real.length}行のうち、この場面で読まれないもの：${reasons.join('、')}`,
      ];
}
