import {realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isMainThread} from 'node:worker_threads';
import {COMPANY_TYPES_FILE} from './runtime.mjs';
import {USAGE, readArguments} from './cli/arguments';
import {readCompany, replaceData} from './cli/companyFile';
import {writeCompanyTypes} from './cli/companyTypes';
import {InputError} from './cli/inputError';
import {ProgramThread, serveAsWorker} from './cli/programThread';
import {readText} from './cli/readText';
import {
  LOG_TITLE,
  reportHead,
  reportLog,
  reportResult,
  reportScenarios,
} from './cli/report';
import {chooseScenario, readScenarios} from './cli/scenarioFile';
import {replayCase, tryConditions} from './cli/stress';
import {syntaxErrorLine} from './cli/syntaxErrorLine';
import type {LoadedCompany} from './cli/companyFile';
import type {RunRequest} from './cli/programThread';
import type {RunResult, Scenario} from '../../runtime';

/** As seen from the current folder: messages name these files. */
const besideScript = (name: string): string =>
  path.relative(process.cwd(), fileURLToPath(new URL(name, import.meta.url)));
const COMPANY_FOLDER = besideScript('company');
const COMPANY_FILE = path.join(COMPANY_FOLDER, 'company.json');
const SCENARIO_FILE = path.join(COMPANY_FOLDER, 'scenarios.json');
const TIME_LIMIT_SECONDS = 10;
/** For each of the many runs under hostile conditions. */
const STRESS_TIME_LIMIT_SECONDS = 2;

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
  const {timeLimitSeconds = TIME_LIMIT_SECONDS} = options;
  return inThread(timeLimitSeconds, (thread) => runIn(thread, request));
}

/** Gives a thread to what needs one, and ends it afterwards. */
async function inThread<T>(
  timeLimitSeconds: number,
  use: (thread: ProgramThread) => Promise<T>,
): Promise<T> {
  const thread = new ProgramThread(timeLimitSeconds);
  try {
    return await use(thread);
  } finally {
    thread.end();
  }
}

/** Runs a program; one that was stopped is an error. */
async function runIn(
  thread: ProgramThread,
  request: RunRequest,
): Promise<RunResult> {
  const outcome = await thread.run(request);
  if (outcome.kind === 'stopped') {
    throw new Error(outcome.reason);
  }
  return withLine(outcome.result, request.source);
}

/** The sample company, with what the reader's own file has instead. */
function loadCompany(file: string | undefined): LoadedCompany {
  const sample = readCompany(COMPANY_FILE);
  return file === undefined ? sample : readCompany(file, sample);
}

/** Reads everything that a run needs. */
function prepare(
  file: string,
  {scenario, scenarioFile, company, data = {}}: RunFileOptions,
): {request: RunRequest; notes: readonly string[]} {
  const source = readText(file);
  let loaded = loadCompany(company);
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

/** The runtime doesn't know the line of a syntax error; Node does. */
function withLine(result: RunResult, source: string): RunResult {
  const {error} = result;
  return error?.messageId === 'syntax-error'
    ? {
        ...result,
        error: {...error, line: error.line ?? syntaxErrorLine(source)},
      }
    : result;
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
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
  if (action === 'types') {
    const {company} = loadCompany(options.company);
    print(...writeCompanyTypes(besideScript(COMPANY_TYPES_FILE), company));
    return true;
  }
  if (program === undefined) {
    throw new InputError(`動かすプログラムを書いてください。\n\n${USAGE}`);
  }

  const {request, notes} = prepare(program, options);
  const head = reportHead(program, request.scenario, notes);
  const {
    timeLimitSeconds = action === 'stress'
      ? STRESS_TIME_LIMIT_SECONDS
      : TIME_LIMIT_SECONDS,
  } = options;
  return inThread(timeLimitSeconds, async (thread) => {
    const run = (one: RunRequest): Promise<RunResult> => runIn(thread, one);
    if (action === 'stress') {
      print(...head, '');
      const {lines, isGood} = await tryConditions(request, run, showProgress);
      print(...lines);
      return isGood;
    }
    if (stressCase === undefined) {
      return runAndPrint(thread, request, head);
    }
    const replayed = await replayCase(request, run, stressCase);
    return runAndPrint(thread, replayed.request, [
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
  thread: ProgramThread,
  request: RunRequest,
  head: readonly string[],
): Promise<boolean> {
  print(...head, '', LOG_TITLE);
  const outcome = await thread.run(request, (line) => {
    print(reportLog(line));
  });
  if (outcome.kind === 'stopped') {
    print('', `エラー：${outcome.reason}`);
    return false;
  }
  const result = withLine(outcome.result, request.source);
  print(...reportResult(result, request.scenario));
  return result.error === null;
}

/** Whether this script was started by itself, not imported. */
function isStarted(): boolean {
  const [, script] = process.argv;
  return (
    isMainThread &&
    script !== undefined &&
    realpathSync(script) === realpathSync(fileURLToPath(import.meta.url))
  );
}

serveAsWorker();
if (isStarted()) {
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
    process.stderr.write(`エラー：${error.message}\n`);
    process.exitCode = 2;
  }
}
