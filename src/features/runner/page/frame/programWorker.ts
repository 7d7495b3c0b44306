/*
 * The worker in which the engine of the hostile conditions runs a reader's
 * program: it is ended if the program doesn't end, and a new one follows. It is
 * of the engine's own script.
 */
import type {
  Company,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

/** What the engine asks its worker to do. */
export interface ProgramRequest {
  readonly kind: 'program';
  readonly source: string;
  readonly scenario: Scenario;
  readonly company: Company;
  /** Whether the page is told of the run, and the engine isn't. */
  readonly isForPage: boolean;
}

/** What the worker tells the engine; a text is for the page. */
export type ProgramAnswer =
  | {readonly kind: 'started' | 'failed'}
  | {readonly kind: 'finished'; readonly result: RunResult}
  | string;

/** Why a program was ended. */
export type StopReason = 'timeout' | 'crashed';

/** A run that had to be ended. */
export class StoppedError extends Error {
  constructor(readonly reason: StopReason) {
    super(
      reason === 'timeout'
        ? '時間内に終わらないため、止めました。終わらない繰り返しや、終わらないawaitがないか確認してください。'
        : 'プログラムが異常終了しました。メモリーを使いすぎていないか、タイマーの中でエラーが起きていないか確認してください。',
    );
  }
}

/** Runs one program after the other. */
export class ProgramWorker {
  /** Stays: while a worker runs, WebKit asks for it at importScripts. */
  readonly #address: string;
  #worker: Worker | undefined;

  /**
   * @param engine - the engine's script
   */
  constructor(engine: string) {
    this.#address = URL.createObjectURL(
      new Blob([engine], {type: 'text/javascript'}),
    );
  }

  /**
   * Runs a program; the one before must have ended.
   *
   * @param request - program, scenario, data
   * @param millis - when it is ended
   * @param onText - told what is for the page
   * @returns its result; nothing ever, if it is for the page
   * @throws StoppedError if it had to be ended
   */
  run(
    request: Omit<ProgramRequest, 'kind'>,
    millis: number,
    onText?: (text: string) => void,
  ): Promise<RunResult> {
    const worker = (this.#worker ??= new Worker(this.#address));
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = (reason: StopReason): void => {
        clearTimeout(timer);
        worker.terminate();
        this.#worker = undefined;
        reject(new StoppedError(reason));
      };
      worker.onmessage = ({data}: MessageEvent<ProgramAnswer>) => {
        if (typeof data === 'string') {
          onText?.(data);
        } else if (data.kind === 'started') {
          timer = setTimeout(() => stop('timeout'), millis);
        } else if (data.kind === 'finished') {
          clearTimeout(timer);
          resolve(data.result);
        } else {
          stop('crashed');
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        stop('crashed');
      };
      worker.postMessage({kind: 'program', ...request});
    });
  }
}
