/*
 * Reads everything that a run needs, and checks it before anything runs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {besides, readCompany, replaceData} from './companyFile';
import {withConstants} from './constants';
import {InputError} from './inputError';
import {KIT_FOLDER} from './kitAddress';
import {readProgram} from './readText';
import {chooseScenario, readScenarios, readyScenario} from './scenarioFile';
import type {LoadedCompany} from './companyFile';
import type {RunRequest} from './programProcess';
import type {FoundScenario, ReadyScenario, ScenarioFile} from './scenarioFile';
import type {RunFileOptions} from './interface';
import type {Company} from '@combosite-functions/simulator';

/** As seen from the current folder: messages name these files. */
const COMPANY_FOLDER = path.relative(
  process.cwd(),
  path.join(KIT_FOLDER, 'company'),
);
const COMPANY_FILE = path.join(COMPANY_FOLDER, 'company.json');
const SCENARIO_FILE = path.join(COMPANY_FOLDER, 'scenarios.json');

/** Beside a program: the scenarios in which it is run. */
const OWN_SCENARIOS = ['scenarios.jsonc', 'scenarios.json'];

/** A run that can begin. */
export interface ReadyRun extends Pick<
  ReadyScenario,
  'constants' | 'expect' | 'expectSecond' | 'notes'
> {
  readonly request: RunRequest;
  /** The scenario whose data it begins with. */
  readonly before: ReadyRun | undefined;
  /** Name and file of the company, unless it is the sample company. */
  readonly company: string | undefined;
  /** What that company adds to the sample company. */
  readonly added: readonly string[];
  /** What it shares with the sample company. */
  readonly merged: readonly string[];
}

/** What to run, and on what. */
export type Wish = Omit<RunFileOptions, 'timeLimitSeconds' | 'twice'>;

/**
 * Reads a program and what it is to run on.
 *
 * @param wish - on what to run it
 * @param all - whether in all scenarios of the file
 * @throws InputError if something can't be used
 */
export function prepare(program: string, wish: Wish, all = false): ReadyRun[] {
  const source = readProgram(program);
  const file = findScenarios(program, wish);
  const chosen = all ? file.scenarios : [chooseScenario(file, wish.scenario)];
  const {data = {}} = wish;
  const companyFile = wish.company ?? file.company;
  let loaded = loadCompany(companyFile);
  for (const [definitionName, csvFile] of Object.entries(data)) {
    loaded = replaceData(loaded, definitionName, csvFile);
  }
  const {company, added, merged, notes} = loaded;
  const readyOf = (found: FoundScenario): ReadyRun => {
    const {after} = found.given;
    const ready = readyScenario(file, found, company, Object.keys(data));
    const refuse = (name: string, message: string): void => {
      const place = [...found.path, 'constants', name];
      throw new InputError(file.source.placeOf(place) + message);
    };
    return {
      ...ready,
      request: {
        source: withConstants(source, ready.constants, refuse),
        company: ready.company,
        scenario: ready.scenario,
      },
      company: companyFile && `${company.name}（${companyFile}）`,
      added,
      merged,
      notes: [...notes, ...ready.notes],
      before:
        after === undefined ? undefined : readyOf(chooseScenario(file, after)),
    };
  };
  return chosen.map(readyOf);
}

/**
 * The scenarios for a program: those of the given file, those beside the
 * program, or the sample company's.
 *
 * @param program - its file; without it the sample's
 * @param wish - may name a file
 */
export function findScenarios(
  program: string | undefined,
  {scenarioFile}: Pick<Wish, 'scenarioFile'>,
): ScenarioFile {
  const own =
    program === undefined
      ? []
      : OWN_SCENARIOS.map((name) => besides(program, name));
  return readScenarios(
    scenarioFile ?? own.find((file) => existsSync(file)) ?? SCENARIO_FILE,
  );
}

/**
 * The company on which the programs of a folder run; without a folder that of
 * the kit.
 *
 * @param folder - path from the current folder
 * @param wish - may name a file
 */
export function folderCompany(
  folder: string | undefined,
  wish: Pick<Wish, 'company' | 'scenarioFile'>,
): Company {
  const own =
    folder === undefined
      ? undefined
      : findScenarios(path.join(folder, 'main.js'), wish).company;
  return loadCompany(wish.company ?? own).company;
}

function loadCompany(file: string | undefined): LoadedCompany {
  const readSample = (): LoadedCompany => readCompany(COMPANY_FILE);
  return file === undefined
    ? readSample()
    : readCompany(file, () => readSample().company);
}
