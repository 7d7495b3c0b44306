/*
 * Runs programs in a process of their own, so that one that doesn't end can be
 * ended, and one that wants more than it may doesn't get it: Node's permission
 * model denies files, other programs and (from version 25 on) the network; the
 * environment is empty; of the global names only the language's are left, and
 * `import()` is refused. The process is this same script, told by an argument
 * what it is.
 */
import {execFileSync, spawn} from 'node:child_process';
import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import * as v from 'valibot';
import {
  HOST_LIMITS,
  isCatalogueError,
  removeHostNames,
  runCustomFunction,
} from '../runtime.mjs';
import {
  PROGRAM_MESSAGE,
  resultOf,
  tellResult,
} from '../../shapes/programMessage';
import type {ChildProcessByStdio} from 'node:child_process';
import type {Readable, Writable} from 'node:stream';
import type {
  LogLine,
  RunOptions,
  RunResult,
} from '@combosite-functions/simulator';
import type {ProgramMessage, ToldMessage} from '../../shapes/programMessage';

/** What a run needs. */
export type RunRequest = Pick<
  RunOptions,
  'source' | 'scenario' | 'company' | 'isObserved'
>;

/** How a run ended. */
export type Outcome =
  | {
      readonly kind: 'finished';
      readonly result: RunResult;
    }
  /** Ended from outside, or not even begun. */
  | {readonly kind: 'stopped'; readonly reason: string};

/** Its messages come as text, of which no more is taken than a run may tell. */
type Child = ChildProcessByStdio<Writable, Readable, null>;

/** The argument that makes this script run programs for another process. */
const TASK = '--run-programs-for-parent';

/** The files of the kit that the process has to read: itself. */
const FILES = ['run.mjs', 'runtime.mjs'];

const {memoryMegabytes, processMegabytes, tellMegabytes} = HOST_LIMITS.kit;

const tooMuchMemory = (megabytes: number): string =>
  `メモリーを${megabytes}MBより多く使ったため、止めました。増え続ける配列や文字列がないか確認してください。`;

const TOO_MUCH_TOLD = `実行の結果が${tellMegabytes}MBより大きいため、止めました。外部リクエストやカスタムデータに、とても長い文字列を渡していないか確認してください。`;

const NOT_UNDERSTOOD =
  '実行の結果が、キットの知らない形で届いたため、止めました。知らない人が書いたプログラムなら、何をしているか、よく読んで確認してください。';

const KNOWN_FLAGS = process.allowedNodeEnvironmentFlags;

/** How often the memory of the process is looked at. */
const WATCH_MILLIS = process.platform === 'linux' ? 50 : 250;

/** How long Node may take to start; the time of the program begins then. */
const START_MILLIS = 10_000;

/** How Node ends when memory runs out, on POSIX and on Windows. */
const ABORTED = [134, 'SIGABRT', 'SIGTRAP', 0xc0000409, 0x80000003];

/** A process for one program after the other; a new one follows an ended one. */
export class ProgramProcess {
  readonly #timeLimitSeconds: number;
  #process: Child | undefined;

  /**
   * @param timeLimitSeconds - when a program is ended
   */
  constructor(timeLimitSeconds: number) {
    this.#timeLimitSeconds = timeLimitSeconds;
  }

  /**
   * Runs a program; the one before must have ended.
   *
   * @param onLog - told of each log line as soon as it is written
   */
  run(
    request: RunRequest,
    onLog: (line: LogLine) => void = () => undefined,
  ): Promise<Outcome> {
    const used = this.#process;
    const child = (this.#process ??= this.#start());
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      // A process that has been taken over may never say that it has started.
      const starting = setTimeout(begin, START_MILLIS);
      let hasEnded = false;
      let told = 0;
      const end = (outcome: Outcome): void => {
        clearTimeout(starting);
        clearTimeout(timer);
        clearInterval(watch);
        child.stdout.off('data', read);
        child.off('error', fail).off('close', leave);
        hasEnded = true;
        resolve(outcome);
      };
      const stop = (reason: string): void => {
        this.end();
        end({kind: 'stopped', reason});
      };
      const timeLimitSeconds = this.#timeLimitSeconds;
      function begin(): void {
        timer ??= setTimeout(() => {
          stop(
            `${timeLimitSeconds}秒たっても終わらないため、止めました。終わらない繰り返し（while、for）がないか確認してください。`,
          );
        }, timeLimitSeconds * 1000);
      }
      const hear = (text: string): void => {
        if (hasEnded) {
          return;
        }
        const message = parseMessage(text);
        switch (message?.kind) {
          case 'started':
            begin();
            break;
          case 'log':
            onLog(message.line);
            break;
          case 'finished':
            end({
              kind: 'finished',
              result: resultOf(message.result, request.company),
            });
            break;
          case 'stopped':
            end(message);
            break;
          case undefined:
            stop(NOT_UNDERSTOOD);
            break;
        }
      };
      const takeLines = lineReader(hear);
      const read = (text: string): void => {
        told += text.length;
        if (told > tellMegabytes * 1_000_000) {
          stop(TOO_MUCH_TOLD);
        } else {
          takeLines(text);
        }
      };
      const fail = (error: Error): void => {
        stop(`プログラムを動かせませんでした：${error.message}`);
      };
      const leave = (code: number | null, signal: string | null): void => {
        stop(
          !timer
            ? `このフォルダーでは、プログラムを動かせません（Node.js ${process.versions.node}、終了コード${code ?? signal}）。キットを、別の場所に移してください。`
            : ABORTED.includes(signal ?? code ?? 0)
              ? tooMuchMemory(memoryMegabytes)
              : 'mainが終わりませんでした。解決されないPromiseをawaitしていないか確認してください。',
        );
      };
      const watch = setInterval(() => {
        if (memoryOf(child.pid) > processMegabytes * 1_000_000) {
          stop(tooMuchMemory(processMegabytes));
        }
      }, WATCH_MILLIS);
      child.stdout.on('data', read);
      child.on('error', fail).on('close', leave);
      if (used) {
        // The program before may keep it from saying that this one has started.
        begin();
      }
      child.stdin.write(asLine(request));
    });
  }

  /** Ends the process, and what runs in it. */
  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process?.stdout.destroy();
    this.#process = undefined;
  }

  #start(): Child {
    ignoreInspector();
    const script = realpathSync(fileURLToPath(import.meta.url));
    const folder = path.dirname(script);
    const child = spawn(
      process.execPath,
      [
        // Its name while it was new.
        KNOWN_FLAGS.has('--permission')
          ? '--permission'
          : '--experimental-permission',
        ...FILES.map((name) => `--allow-fs-read=${path.join(folder, name)}`),
        // What is called by the engine itself could load modules otherwise.
        '--disallow-code-generation-from-strings',
        // A built-in module that the permission model forgets: it writes files.
        ...['--no-experimental-sqlite'].filter((flag) => KNOWN_FLAGS.has(flag)),
        `--max-old-space-size=${memoryMegabytes}`,
        script,
        TASK,
      ],
      {
        env: {},
        // Node's own channel takes messages of any size.
        stdio: ['pipe', 'pipe', 'ignore'],
        windowsHide: true,
      },
    );
    child.stdout.setEncoding('utf8');
    // That it has ended is told otherwise.
    child.stdin.on('error', () => undefined);
    const forget = (): void => {
      if (this.#process === child) {
        this.#process = undefined;
      }
    };
    return child.on('error', forget).on('exit', forget);
  }
}

/**
 * Bytes that a process holds: Node limits what the language's values take, and
 * not the buffers behind them. Nothing is known of it on Windows.
 */
function memoryOf(pid: number | undefined): number {
  try {
    if (process.platform === 'linux') {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    }
    return process.platform === 'win32'
      ? 0
      : Number(
          execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {
            encoding: 'utf8',
          }),
        ) * 1024;
  } catch {
    // It has ended.
    return 0;
  }
}

/** By this signal, which any process may send, Node would open its debugger. */
function ignoreInspector(): void {
  const SIGNAL = 'SIGUSR1';
  if (process.listenerCount(SIGNAL) === 0) {
    process.on(SIGNAL, () => undefined);
  }
}

function asLine(message: ToldMessage | RunRequest): string {
  return `${JSON.stringify(message)}\n`;
}

/** Puts lines together from the parts in which they come. */
function lineReader(onLine: (line: string) => void): (text: string) => void {
  let begun = '';
  return (text) => {
    const [rest = '', ...next] = text.split('\n');
    begun += rest;
    for (const line of next) {
      onLine(begun);
      begun = line;
    }
  };
}

/** A message of the process, `undefined` if it isn't one. */
function parseMessage(text: string): ProgramMessage | undefined {
  try {
    // Otherwise each of a million faults would take memory of its own.
    return v.parse(PROGRAM_MESSAGE, JSON.parse(text), {abortEarly: true});
  } catch {
    return undefined;
  }
}

/** Whether this process is one of {@link ProgramProcess}. */
export const isProgramProcess = process.argv[2] === TASK;

/** In a process of {@link ProgramProcess}: runs the programs it is given. */
export function servePrograms(): void {
  const {stdin, stdout} = process;
  const tell = (message: ToldMessage): void => {
    stdout.write(asLine(message));
  };
  const serve = async (request: RunRequest): Promise<void> => {
    // A program that waits for nothing that could happen lets the process end.
    stdin.unref();
    tell({kind: 'started'});
    try {
      const result = await runCustomFunction({
        ...request,
        compile,
        isAlone: true,
        onLog: (line) => {
          tell({kind: 'log', line});
        },
      });
      tell({kind: 'finished', result: tellResult(result)});
    } catch (error) {
      tell({
        kind: 'stopped',
        reason: isCatalogueError(error)
          ? error.message
          : `会社のデータか場面に、使えない値があります：${String(error)}`,
      });
    }
    stdin.ref();
  };
  removeHostNames();
  stdin.setEncoding('utf8').on(
    'data',
    lineReader((line) => {
      void serve(JSON.parse(line) as RunRequest);
    }),
  );
}

/**
 * Without a way to load modules, `import()` fails in what is compiled so.
 * Nothing else is compiled from text: the process refuses `eval` and `Function`.
 */
const compile: RunOptions['compile'] = (names, body, appearAs) => {
  appearAs();
  return compileFunction(body, names) as ReturnType<
    NonNullable<RunOptions['compile']>
  >;
};
