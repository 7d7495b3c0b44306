/*
 * Runs a program in a thread of its own, so that one that doesn't end can be
 * ended: the thread is this same script, told by its data what to do.
 */
import {
  Worker,
  isMainThread,
  parentPort,
  workerData,
} from 'node:worker_threads';
import {isCatalogueError, runCustomFunction} from '../runtime.mjs';
import type {Company, LogLine, RunResult, Scenario} from '../../../runtime';

/** What a run needs. */
export interface RunRequest {
  readonly source: string;
  readonly scenario: Scenario;
  readonly company: Company;
}

/** How a run ended. */
export type Outcome =
  | {
      readonly kind: 'finished';
      readonly result: RunResult;
    }
  /** Ended from outside, or not even begun. */
  | {readonly kind: 'stopped'; readonly reason: string};

/** What the thread tells. */
type Message = {readonly kind: 'log'; readonly line: LogLine} | Outcome;

/** Marks a thread as one of ours: test runners use threads too. */
const TASK = 'combosite-functions-run';

const MEMORY_LIMIT_MB = 256;

/**
 * Runs a program in a new thread.
 *
 * @param request - program, scenario, data
 * @param timeLimitSeconds - when it is ended
 * @param onLog - told of each log line as soon as it is written
 */
export function runInWorker(
  request: RunRequest,
  timeLimitSeconds: number,
  onLog: (line: LogLine) => void = () => undefined,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: {task: TASK, request},
      resourceLimits: {maxOldGenerationSizeMb: MEMORY_LIMIT_MB},
    });
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const stop = (reason: string): void => {
      end({kind: 'stopped', reason});
    };
    const timer = setTimeout(() => {
      stop(
        `${timeLimitSeconds}秒たっても終わらないため、止めました。終わらない繰り返し（while、for）がないか確かめてください。`,
      );
    }, timeLimitSeconds * 1000);

    worker.on('message', (message: Message) => {
      switch (message.kind) {
        case 'log':
          onLog(message.line);
          break;
        case 'finished':
        case 'stopped':
          end(message);
          break;
      }
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      stop(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `メモリーを${MEMORY_LIMIT_MB}MBより多く使ったため、止めました。増え続ける配列や文字列がないか確かめてください。`
          : `プログラムを動かせませんでした：${error.message}`,
      );
    });
    worker.on('exit', () => {
      stop(
        'mainが終わりませんでした。解決されないPromiseをawaitしていないか確かめてください。',
      );
    });
  });
}

/** In a thread that {@link runInWorker} started: runs its program. */
export async function runAsWorker(): Promise<void> {
  const data = workerData as {task?: unknown; request: RunRequest} | null;
  if (isMainThread || data?.task !== TASK) {
    return;
  }
  const tell = (message: Message): void => parentPort?.postMessage(message);
  try {
    const result = await runCustomFunction({
      ...data.request,
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
}
