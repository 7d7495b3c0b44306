import {realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {USAGE, readArguments} from './cli/arguments';
import {readCompany, replaceData} from './cli/companyFile';
import {InputError} from './cli/inputError';
import {
  ProgramProcess,
  isProgramProcess,
  servePrograms,
} from './cli/programProcess';
import {readProgram} from './cli/readText';
import {
  LOG_TITLE,
  reportHead,
  reportLog,
  reportResult,
  reportScenarios,
} from './cli/report';
import {chooseScenario, readScenarios} from './cli/scenarioFile';
import {showControls} from './cli/showControls';
import {replayCase, tryConditions} from './cli/stress';
import {HOST_LIMITS} from './runtime.mjs';
import type {LoadedCompany} from './cli/companyFile';
import type {RunRequest} from './cli/programProcess';
import type {RunResult, Scenario} from '../../runtime';

/** As seen from the current folder: messages name these files. */
const COMPANY_FOLDER = path.relative(
  process.cwd(),
  fileURLToPath(new URL('company', import.meta.url)),
);
const COMPANY_FILE = path.join(COMPANY_FOLDER, 'company.json');
const SCENARIO_FILE = path.join(COMPANY_FOLDER, 'scenarios.json');
const {runSeconds, conditionSeconds} = HOST_LIMITS.kit;

/** What to run a program on; paths are from the current folder. */
export interface RunFileOptions {
  /** Name of the scenario. */
  readonly scenario?: string | undefined;
  /** JSON file with scenarios, instead of the sample company's. */
  readonly scenarioFile?: string | undefined;
  /** JSON file of a company, instead of the sample company. */
  readonly company?: string | undefined;
  /** CSV files that replace custom data, by the name of their definition. */
  readonly data?: Readonly<Record<string, string>> | undefined;
  /** When a program that doesn't end is ended. */
  readonly timeLimitSeconds?: number | undefined;
}

/**
 * Runs a program, for tests.
 *
 * @param file - the program's file
 * @param options - on what to run it
 * @returns log, changes and the error with which it ended, if any
 * @throws Error if something given can't be used or the program was stopped
 */
export async function runFile(
  file: string,
  options: RunFileOptions = {},
): Promise<RunResult> {
  const {request} = prepare(file, options);
  const {timeLimitSeconds = runSeconds} = options;
  return inProcess(timeLimitSeconds, (child) => runIn(child, request));
}

/** Gives a process to what needs one, and ends it afterwards. */
async function inProcess<T>(
  timeLimitSeconds: number,
  use: (child: ProgramProcess) => Promise<T>,
): Promise<T> {
  const child = new ProgramProcess(timeLimitSeconds);
  try {
    return await use(child);
  } finally {
    child.end();
  }
}

/** Runs a program; one that was stopped is an error. */
async function runIn(
  child: ProgramProcess,
  request: RunRequest,
): Promise<RunResult> {
  const outcome = await child.run(request);
  if (outcome.kind === 'stopped') {
    throw new Error(outcome.reason);
  }
  return outcome.result;
}

/** Reads everything that a run needs. */
function prepare(
  file: string,
  {scenario, scenarioFile, company, data = {}}: RunFileOptions,
): {request: RunRequest; notes: readonly string[]} {
  const source = readProgram(file);
  let loaded: LoadedCompany = readCompany(COMPANY_FILE);
  if (company !== undefined) {
    loaded = readCompany(company, loaded);
  }
  for (const [definitionName, csvFile] of Object.entries(data)) {
    loaded = replaceData(loaded, definitionName, csvFile);
  }
  const chosen = chooseScenario(
    readScenarios(scenarioFile ?? SCENARIO_FILE),
    scenario,
  );
  return {
    request: {
      source,
      company: loaded.company,
      scenario: withoutReplaced(chosen, loaded, data),
    },
    notes: loaded.notes,
  };
}

/** The reader's own data count, also where the scenario has some. */
function withoutReplaced(
  scenario: Scenario,
  {company}: LoadedCompany,
  data: Readonly<Record<string, string>>,
): Scenario {
  const names = company.customData.map(
    ({definition}) => definition.definitionName,
  );
  const given = Object.entries(scenario.customData ?? {});
  const unknown = given.find(([name]) => !names.includes(name));
  if (unknown) {
    throw new InputError(
      `場面「${scenario.name}」のcustomDataにある「${unknown[0]}」という定義が、会社のデータにありません。`,
    );
  }
  return {
    ...scenario,
    customData: Object.fromEntries(
      given.filter(([name]) => !Object.hasOwn(data, name)),
    ),
  };
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${showControls(lines.join('\n'))}\n`);
}

/** Whoever reads may stop: `| head` does. */
function endQuietlyWithReader(): void {
  process.stdout.on('error', ({code}: NodeJS.ErrnoException) => {
    process.exit(code === 'EPIPE' ? undefined : 1);
  });
}

/** Does what the command line asks for; tells whether all went well. */
async function runCommand(args: readonly string[]): Promise<boolean> {
  const {action, program, stressCase, ...options} = readArguments(args);
  if (action === 'help') {
    print(USAGE);
    return true;
  }
  if (action === 'list') {
    print(
      ...reportScenarios(readScenarios(options.scenarioFile ?? SCENARIO_FILE)),
    );
    return true;
  }
  if (program === undefined) {
    throw new InputError(`動かすプログラムを書いてください。\n\n${USAGE}`);
  }

  const {request, notes} = prepare(program, options);
  const head = reportHead(program, request.scenario, notes);
  const {
    timeLimitSeconds = action === 'stress' ? conditionSeconds : runSeconds,
  } = options;
  return inProcess(timeLimitSeconds, async (child) => {
    const run = (one: RunRequest): Promise<RunResult> => runIn(child, one);
    if (action === 'stress') {
      print(...head, '');
      const {lines, isGood} = await tryConditions(request, run, showProgress);
      print(...lines);
      return isGood;
    }
    if (stressCase === undefined) {
      return runAndPrint(child, request, head);
    }
    const replayed = await replayCase(request, run, stressCase);
    return runAndPrint(child, replayed.request, [
      ...head,
      `意地悪な条件：${replayed.description} ［${stressCase}］`,
    ]);
  });
}

/** On the line below, while somebody looks at it. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) {
    process.stderr.write(text);
  }
}

/** Runs a program once; tells whether it ended without an error. */
async function runAndPrint(
  child: ProgramProcess,
  request: RunRequest,
  head: readonly string[],
): Promise<boolean> {
  print(...head, '', LOG_TITLE);
  const outcome = await child.run(request, (line) => {
    print(reportLog(line));
  });
  if (outcome.kind === 'stopped') {
    print('', `エラー：${outcome.reason}`);
    return false;
  }
  const {result} = outcome;
  print(...reportResult(result, request.scenario));
  return result.error === null;
}

/** Whether this script was started by itself, not imported. */
function isStarted(): boolean {
  const [, script] = process.argv;
  return (
    script !== undefined &&
    realpathSync(script) === realpathSync(fileURLToPath(import.meta.url))
  );
}

if (isProgramProcess) {
  servePrograms();
} else if (isStarted()) {
  endQuietlyWithReader();
  try {
    if (Number(process.versions.node.split('.')[0]) < 20) {
      throw new InputError(
        `Node.js 20以上が必要です。今のバージョン：${process.versions.node}`,
      );
    }
    process.exitCode = (await runCommand(process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InputError)) {
      throw error;
    }
    process.stderr.write(`エラー：${showControls(error.message)}\n`);
    process.exitCode = 2;
  }
}
