/*
 * Runs programs in a thread of their own, so that one that doesn't end can be
 * ended: the thread is this same script, told by its data what it is.
 */
import {
  Worker,
  isMainThread,
  parentPort,
  workerData,
} from 'node:worker_threads';
import {isCatalogueError, runCustomFunction} from '../runtime.mjs';
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

/** What the thread tells. */
type Message =
  | {readonly kind: 'started'}
  | {readonly kind: 'log'; readonly line: LogLine}
  | Outcome;

/** Marks a thread as one of ours: test runners use threads too. */
const TASK = 'combosite-functions-run';

const MEMORY_LIMIT_MB = 256;

/** A thread for one program after the other; a new one follows an ended one. */
export class ProgramThread {
  readonly #timeLimitSeconds: number;
  #worker: Worker | undefined;

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
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (outcome: Outcome): void => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail).off('exit', leave);
        resolve(outcome);
      };
      const stop = (reason: string): void => {
        this.end();
        end({kind: 'stopped', reason});
      };
      const hear = (message: Message): void => {
        switch (message.kind) {
          case 'started':
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
      const fail = (error: NodeJS.ErrnoException): void => {
        stop(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? `メモリーを${MEMORY_LIMIT_MB}MBより多く使ったため、止めました。増え続ける配列や文字列がないか確かめてください。`
            : `プログラムを動かせませんでした：${error.message}`,
        );
      };
      const leave = (): void => {
        stop(
          'mainが終わりませんでした。解決されないPromiseをawaitしていないか確かめてください。',
        );
      };
      worker.on('message', hear).on('error', fail).on('exit', leave);
      worker.postMessage(request);
    });
  }

  /** Ends the thread, and what runs in it. */
  end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: {task: TASK},
      resourceLimits: {maxOldGenerationSizeMb: MEMORY_LIMIT_MB},
    });
    const forget = (): void => {
      if (this.#worker === worker) {
        this.#worker = undefined;
      }
    };
    return worker.on('error', forget).on('exit', forget);
  }
}

/** In a thread of {@link ProgramThread}: runs the programs that it is given. */
export function serveAsWorker(): void {
  const data = workerData as {task?: unknown} | null;
  const port = parentPort;
  if (isMainThread || data?.task !== TASK || !port) {
    return;
  }
  const tell = (message: Message): void => {
    port.postMessage(message);
  };
  const serve = async (request: RunRequest): Promise<void> => {
    // A program that waits for nothing that could happen lets the thread end.
    port.unref();
    tell({kind: 'started'});
    try {
      const result = await runCustomFunction({
        ...request,
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
    port.ref();
  };
  port.on('message', (request: RunRequest) => {
    void serve(request);
  });
}
