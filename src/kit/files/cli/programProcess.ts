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
import {
  HOST_LIMITS,
  isCatalogueError,
  removeHostNames,
  runCustomFunction,
} from '../runtime.mjs';
import type {ChildProcess} from 'node:child_process';
import type {LogLine, RunOptions, RunResult} from '../../../runtime';

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

/** What the process tells. */
type Message =
  | {readonly kind: 'started'}
  | {readonly kind: 'log'; readonly line: LogLine}
  | Outcome;

/** The argument that makes this script run programs for another process. */
const TASK = '--run-programs-for-parent';

/** The files of the kit that the process has to read: itself. */
const FILES = ['run.mjs', 'runtime.mjs'];

const {memoryMegabytes, processMegabytes} = HOST_LIMITS.kit;

const TOO_MUCH_MEMORY = `メモリーを${memoryMegabytes}MBより多く使ったため、止めました。増え続ける配列や文字列がないか確かめてください。`;

/** How often the memory of the process is looked at. */
const WATCH_MILLIS = process.platform === 'linux' ? 50 : 250;

/** How Node ends when memory runs out, on POSIX and on Windows. */
const ABORTED = [134, 'SIGABRT', 'SIGTRAP', 0xc0000409, 0x80000003];

/** A process for one program after the other; a new one follows an ended one. */
export class ProgramProcess {
  readonly #timeLimitSeconds: number;
  #process: ChildProcess | undefined;

  /**
   * @param timeLimitSeconds - when a program is ended
   */
  constructor(timeLimitSeconds: number) {
    this.#timeLimitSeconds = timeLimitSeconds;
  }

  /**
   * Runs a program; the one before must have ended.
   *
   * @param request - program, scenario, data
   * @param onLog - told of each log line as soon as it is written
   */
  run(
    request: RunRequest,
    onLog: (line: LogLine) => void = () => undefined,
  ): Promise<Outcome> {
    const child = (this.#process ??= this.#start());
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      let hasStarted = false;
      const end = (outcome: Outcome): void => {
        clearTimeout(timer);
        clearInterval(watch);
        child.off('message', hear).off('error', fail).off('exit', leave);
        resolve(outcome);
      };
      const stop = (reason: string): void => {
        this.end();
        end({kind: 'stopped', reason});
      };
      const hear = (message: Message): void => {
        switch (message.kind) {
          case 'started':
            hasStarted = true;
            timer = setTimeout(() => {
              stop(
                `${this.#timeLimitSeconds}秒たっても終わらないため、止めました。終わらない繰り返し（while、for）がないか確かめてください。`,
              );
            }, this.#timeLimitSeconds * 1000);
            break;
          case 'log':
            onLog(message.line);
            break;
          case 'finished':
          case 'stopped':
            end(message);
            break;
        }
      };
      const fail = (error: Error): void => {
        stop(`プログラムを動かせませんでした：${error.message}`);
      };
      const leave = (code: number | null, signal: string | null): void => {
        stop(
          !hasStarted
            ? `このフォルダーでは、プログラムを動かせません（Node.js ${process.versions.node}、終了コード${code ?? signal}）。キットを、別の場所に移してください。`
            : ABORTED.includes(signal ?? code ?? 0)
              ? TOO_MUCH_MEMORY
              : 'mainが終わりませんでした。解決されないPromiseをawaitしていないか確かめてください。',
        );
      };
      const watch = setInterval(() => {
        if (memoryOf(child.pid) > processMegabytes * 1_000_000) {
          stop(TOO_MUCH_MEMORY);
        }
      }, WATCH_MILLIS);
      child.on('message', hear).on('error', fail).on('exit', leave);
      child.send(request);
    });
  }

  /** Ends the process, and what runs in it. */
  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    ignoreInspector();
    const script = realpathSync(fileURLToPath(import.meta.url));
    const folder = path.dirname(script);
    const child = spawn(
      process.execPath,
      [
        // Its name while it was new.
        process.allowedNodeEnvironmentFlags.has('--permission')
          ? '--permission'
          : '--experimental-permission',
        ...FILES.map((name) => `--allow-fs-read=${path.join(folder, name)}`),
        // What is called by the engine itself could load modules otherwise.
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${memoryMegabytes}`,
        script,
        TASK,
      ],
      {
        env: {},
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        windowsHide: true,
      },
    );
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

/** Whether this process is one of {@link ProgramProcess}. */
export const isProgramProcess =
  process.argv[2] === TASK && process.send !== undefined;

/** In a process of {@link ProgramProcess}: runs the programs it is given. */
export function servePrograms(): void {
  const {channel} = process;
  const send = process.send?.bind(process);
  const listen = process.on.bind(process);
  const tell = (message: Message): void => {
    send?.(message);
  };
  const serve = async (request: RunRequest): Promise<void> => {
    // A program that waits for nothing that could happen lets the process end.
    channel?.unref();
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
      tell({kind: 'finished', result});
    } catch (error) {
      tell({
        kind: 'stopped',
        reason: isCatalogueError(error)
          ? error.message
          : `会社のデータか場面に、使えない値があります：${String(error)}`,
      });
    }
    channel?.ref();
  };
  removeHostNames();
  listen('message', (request: RunRequest) => {
    void serve(request);
  });
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
