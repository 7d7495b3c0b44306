import {startWorker} from '../../published-files/page/openFile';
import type {
  Asked,
  TypeQuestion,
  TypeRequest,
  TypeResponse,
  TypeService,
} from '../shared/typeProtocol';

/** Asks the worker that knows the types. */
export interface TypeClient {
  /**
   * Asks a question.
   *
   * @returns the answer; `undefined` if there is none, for whatever reason
   */
  readonly ask: <Kind extends TypeQuestion>(
    kind: Kind,
    ask: Asked<Kind>,
  ) => Promise<ReturnType<TypeService[Kind]> | undefined>;
  /** Ends the worker. */
  readonly close: () => void;
}

/** When a worker that is at work for one question is given up. */
const ANSWER_MILLIS = 15_000;

/** The same for its first answer, before which its script has to come. */
const START_MILLIS = 60_000;

/**
 * Starts the worker that knows the types.
 *
 * @param address - of its script
 * @param onReady - told once it has loaded
 * @param onFailure - told if it can't be loaded, or doesn't answer any more
 */
export function createTypeClient(
  address: string,
  onReady: () => void,
  onFailure: () => void,
): TypeClient {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  let isReady = false;
  const closing = new AbortController();
  let timer = setTimeout(() => fail(), START_MILLIS);

  const close = () => {
    closing.abort();
    clearTimeout(timer);
    void starting.then((worker) => worker?.terminate());
    for (const answer of waiting.values()) {
      answer(undefined);
    }
    waiting.clear();
  };
  const fail = () => {
    if (!closing.signal.aborted) {
      close();
      onFailure();
    }
  };
  const watch = () => {
    if (isReady) {
      clearTimeout(timer);
      if (waiting.size > 0) {
        timer = setTimeout(fail, ANSWER_MILLIS);
      }
    }
  };

  const listen = (worker: Worker) => {
    worker.addEventListener('error', fail);
    worker.addEventListener(
      'message',
      ({data: {id, answer}}: MessageEvent<TypeResponse>) => {
        if (!isReady) {
          isReady = true;
          onReady();
        }
        waiting.get(id)?.(answer);
        waiting.delete(id);
        watch();
      },
    );
    return worker;
  };

  const starting = startWorker(address, closing.signal).then(
    listen,
    // A policy forbids it, or the script can't be had.
    () => {
      fail();
      return undefined;
    },
  );

  return {
    ask(kind, ask) {
      return new Promise((resolve) => {
        if (closing.signal.aborted) {
          resolve(undefined);
          return;
        }
        lastId += 1;
        waiting.set(lastId, resolve as (answer: unknown) => void);
        const request: TypeRequest = {id: lastId, kind, ask};
        void starting.then((worker) => worker?.postMessage(request));
        watch();
      });
    },
    close,
  };
}
