import {realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {USAGE, readArguments} from './cli/arguments';
import {writeCompanyTypes} from './cli/companyTypes';
import {
  compareFirst,
  compareResult,
  compareSecond,
  differencesOf,
} from './cli/expectations';
import {initFolder} from './cli/initFolder';
import {InputError} from './cli/inputError';
import {tryMutations} from './cli/mutate';
import {findScenarios, folderCompany, prepare} from './cli/prepare';
import {
  ProgramProcess,
  isProgramProcess,
  servePrograms,
} from './cli/programProcess';
import {
  reportExpectations,
  reportHead,
  reportScenarios,
  reportSummary,
} from './cli/report';
import {readProgram} from './cli/readText';
import {
  runAndPrint,
  runScenario,
  secondRequest,
  startAfter,
} from './cli/runScenario';
import {asEntry, showControls} from './cli/showControls';
import {judgeCase, replayCase, tryConditions} from './cli/stress';
import {HOST_LIMITS} from './runtime.mjs';
import type {Arguments} from './cli/arguments';
import type {Comparison} from './cli/expectations';
import type * as declared from './cli/interface';
import type {ReadyRun} from './cli/prepare';
import type {ScenarioEnd} from './cli/report';
import type {Faults} from './cli/runScenario';
import type {ScenarioFile} from './cli/scenarioFile';
import type {Run} from './cli/stress';
import type {RunResult} from '@combosite-functions/simulator';

const {runSeconds, conditionSeconds, mutateSeconds} = HOST_LIMITS.kit;

/* What tests use; `cli/interface.ts` describes it to readers. */
runFile satisfies typeof declared.runFile;
listScenarios satisfies typeof declared.listScenarios;

/** Runs a program in a scenario, for tests. */
export async function runFile(
  file: string | URL,
  {
    timeLimitSeconds = runSeconds,
    twice = false,
    ...wish
  }: declared.RunFileOptions = {},
): Promise<declared.RunFileResult> {
  const [ready] = prepare(pathOf(file), wish);
  if (!ready) {
    throw new TypeError('one scenario was chosen');
  }
  return inProcess(timeLimitSeconds, async ({run}) => {
    const {request} = await begin(ready, run);
    const first = await run(request);
    const result = resultFor(first, compareFirst(ready, first), ready.notes);
    if (!twice) {
      return result;
    }
    const second = await run(secondRequest(request, first));
    return {
      ...result,
      second: resultFor(second, compareSecond(ready, first, second), []),
    };
  });
}

function resultFor(
  result: RunResult,
  comparison: Comparison,
  notes: readonly string[],
): declared.RunFileResult {
  return {
    ...result,
    differences: differencesOf(comparison),
    notes: [...notes, ...comparison.uncompared],
  };
}

/** The names of the scenarios in which {@link runFile} can run a program. */
export function listScenarios(
  file: string | URL,
  options: Pick<declared.RunFileOptions, 'scenarioFile'> = {},
): string[] {
  return findScenarios(pathOf(file), options).scenarios.map(
    ({given}) => given.name,
  );
}

function pathOf(file: string | URL): string {
  return file instanceof URL
    ? path.relative(process.cwd(), fileURLToPath(file))
    : file;
}

/** In what programs run. */
interface Running {
  readonly child: ProgramProcess;
  /** Runs a program; one that was stopped is an error, which says why. */
  readonly run: Run;
}

/** Gives a process to what needs one, and ends it afterwards. */
async function inProcess<T>(
  timeLimitSeconds: number,
  use: (running: Running) => Promise<T>,
): Promise<T> {
  const child = new ProgramProcess(timeLimitSeconds);
  const run: Run = async (request) => {
    const outcome = await child.run(request);
    if (outcome.kind === 'stopped') {
      throw new InputError(outcome.reason);
    }
    return outcome.result;
  };
  try {
    return await use({child, run});
  } finally {
    child.end();
  }
}

/** A run on what the scenarios before it leave. */
async function begin(ready: ReadyRun, run: Run): Promise<ReadyRun> {
  return {...ready, request: await startAfter(ready, run)};
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.map(asEntry).join('\n')}\n`);
}

/** Whoever reads may stop: `| head` does. */
function endQuietlyWithReader(): void {
  process.stdout.on('error', ({code}: NodeJS.ErrnoException) => {
    process.exit(code === 'EPIPE' ? undefined : 1);
  });
}

/** Does what the command line asks for; tells whether all went well. */
async function runCommand(args: readonly string[]): Promise<boolean> {
  const {action, program, ...options} = readArguments(args);
  switch (action) {
    case 'help':
      print(...USAGE.split('\n'));
      return true;
    case 'init':
      print(...initFolder(program));
      return true;
    case 'types':
      print(...writeCompanyTypes(program, folderCompany(program, options)));
      return true;
    case 'list':
      print(...reportScenarios(findScenarios(program, options).scenarios));
      return true;
    case 'run':
    case 'stress':
      return runProgram(action, named(program), options);
    case 'mutate':
      return runMutated(program, options);
  }
}

/** Looks whether the scenarios of a program notice mistakes in it. */
async function runMutated(
  file: string | undefined,
  {timeLimitSeconds = conditionSeconds, ...wish}: Partial<Arguments>,
): Promise<boolean> {
  const program = named(file);
  const expecting = prepare(program, wish, true).filter(({expect}) => expect);
  return inProcess(timeLimitSeconds, async ({run}) => {
    const scenarios: ReadyRun[] = [];
    for (const ready of expecting) {
      scenarios.push(await begin(ready, run));
    }
    print(`プログラム：${program}`, '');
    const {lines, isGood} = await tryMutations(
      {
        source: readProgram(program),
        scenarios,
        sameResults: findScenarios(program, wish).sameResults,
        seconds: mutateSeconds,
      },
      run,
      showProgress,
    );
    print(...lines);
    return isGood;
  });
}

/** The program that has to be named. */
function named(program: string | undefined): string {
  if (program === undefined) {
    throw new InputError(`動かすプログラムを書いてください。\n\n${USAGE}`);
  }
  return program;
}

/** Runs a program in one scenario, in all, or under hostile conditions. */
async function runProgram(
  action: 'run' | 'stress',
  program: string,
  {all, stressCase, ...options}: Omit<Arguments, 'action' | 'program'>,
): Promise<boolean> {
  const runs = prepare(program, options, all);
  const [only] = runs;
  const {
    timeLimitSeconds = action === 'stress' ? conditionSeconds : runSeconds,
  } = options;
  return inProcess(timeLimitSeconds, async (running) => {
    const {child, run} = running;
    if (only && stressCase !== undefined) {
      const {accepted} = findScenarios(program, options);
      return runCase(
        running,
        program,
        await begin(only, run),
        stressCase,
        accepted,
      );
    }
    const ends: ScenarioEnd[] = [];
    for (const given of runs) {
      if (ends.length > 0) {
        print('', '────', '');
      }
      const ready = await begin(given, run).catch(keepInputError);
      if (ready instanceof InputError) {
        print(ready.message);
        const {name} = given.request.scenario;
        ends.push({name, isCompared: true, faults: ['始められません']});
        continue;
      }
      const isStress = action === 'stress';
      ends.push({
        name: ready.request.scenario.name,
        isCompared: isStress || ready.expect !== undefined,
        faults: isStress
          ? await runStressed(run, program, ready, options)
          : await runScenario(child, program, ready, options, print),
      });
    }
    if (all) {
      print('', '────', '', ...reportSummary(ends));
    }
    return ends.every(({faults}) => faults.length === 0);
  });
}

/** What concerns one scenario alone doesn't end the others. */
function keepInputError(error: unknown): InputError {
  if (error instanceof InputError) {
    return error;
  }
  throw error;
}

/** Tries a program under all hostile conditions. */
async function runStressed(
  run: Run,
  program: string,
  ready: ReadyRun,
  options: Pick<Arguments, 'scenarioFile' | 'strict'>,
): Promise<Faults> {
  const {request, expect, notes} = ready;
  print(...reportHead(program, ready), '');
  const usual = expect && (await run(request).catch(() => undefined));
  const compared = usual ? compareResult(expect, usual) : [];
  const wrong = differencesOf({compared}).length;
  if (wrong > 0) {
    print(...reportExpectations(compared), '');
  } else if (usual?.error) {
    print(
      '－ 対象外：期待どおりにエラーで止まる場面です。厳しい条件は、最後まで進む場面で試します。',
    );
    return [];
  }
  const {lines, faults} = await tryConditions(request, run, showProgress, {
    accepted: findScenarios(program, options).accepted,
    strictNotes: options.strict ? notes.length : undefined,
    // What the scenario says of the result is why it is right.
    isExpected: wrong === 0 && compared.length > 1,
  });
  print(...lines);
  return [...(wrong > 0 ? [`期待と違う結果が${wrong}件`] : []), ...faults];
}

/** Runs a program under one hostile condition, and says how that was judged. */
async function runCase(
  {child, run}: Running,
  program: string,
  ready: ReadyRun,
  stressCase: string,
  accepted: ScenarioFile['accepted'],
): Promise<boolean> {
  const replayed = await replayCase(ready.request, run, stressCase);
  print(
    ...reportHead(program, ready),
    `厳しい条件：${replayed.description} ［${stressCase}］`,
    ...replayed.rows.map((row) => `変えた行：${row}`),
  );
  await runAndPrint(child, replayed.request, print);
  const {lines, isGood} = await judgeCase(
    ready.request,
    run,
    stressCase,
    accepted,
  );
  print(...lines);
  return isGood;
}

/** On the line below, while somebody looks at it; each text replaces the last. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[K${text}`);
  }
}

/** Whether this script was started by itself, not imported. */
function isStarted(): boolean {
  const [, script] = process.argv;
  return (
    script !== undefined &&
    realpathSync(script) === realpathSync(fileURLToPath(import.meta.url))
  );
}

/**
 * The command.
 *
 * @param args - the arguments after the script's name
 * @returns the exit code
 */
export async function command(args: readonly string[]): Promise<number> {
  try {
    if (Number(process.versions.node.split('.')[0]) < 20) {
      throw new InputError(
        `Node.js 20以上が必要です。今のバージョン：${process.versions.node}`,
      );
    }
    return (await runCommand(args)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InputError)) {
      throw error;
    }
    process.stderr.write(`エラー：${showControls(error.message)}\n`);
    return 2;
  }
}

if (isProgramProcess) {
  servePrograms();
} else if (isStarted()) {
  endQuietlyWithReader();
  process.exitCode = await command(process.argv.slice(2));
}
