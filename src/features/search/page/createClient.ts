import {openFile} from '../../published-files/page/openFile';
import {offerReload} from '../../../ui/loading/offerReload';
import type {Request, Response} from '../shared/protocol';
import type {SearchResult} from '../shared/types';

/**
 * `waiting`: nothing fetched yet. `missing`: there is no index to fetch, under
 * `npm start` before any build.
 */
export type ClientState =
  'waiting' | 'loading' | 'ready' | 'failed' | 'missing';

/** The search as the page sees it. */
export interface SearchClient {
  readonly state: () => ClientState;
  /** @returns what ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Fetches the index if nothing has fetched it yet. */
  readonly prepare: () => void;
  /** As {@link prepare}; also tries again after a failure. */
  readonly load: () => void;
  /** Gives up what isn't there yet. */
  readonly cancel: () => void;
  /**
   * Asks; an earlier question that isn't answered yet is dropped.
   *
   * @param onResult - isn't called if the answer is no longer wanted
   */
  readonly search: (
    input: string,
    onResult: (result: SearchResult) => void,
  ) => void;
  /** Whether words are marked in the page that is opened. */
  readonly highlightsResult: () => boolean;
}

/** A connection, or a worker, that hasn't answered by then won't. */
const TIMEOUT_MILLIS = 30_000;

/** Addresses of the two files. */
export interface FileAddresses {
  readonly searchDoc: string;
  readonly lunrIndex: string;
}

/**
 * @param files - `undefined` if there are none
 * @param startWorker - starts the worker of `worker.ts`
 */
export function createClient(
  files: FileAddresses | undefined,
  startWorker: () => Worker,
): SearchClient {
  let state: ClientState = files ? 'waiting' : 'missing';
  let worker: Worker | undefined;
  let highlights = false;
  let lastId = 0;
  let answer: ((result: SearchResult) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = new AbortController();
  const listeners = new Set<() => void>();

  function enter(next: ClientState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function end(next: 'failed' | 'waiting'): void {
    clearTimeout(timer);
    loading.abort();
    worker?.terminate();
    worker = undefined;
    enter(next);
  }

  function fail(): void {
    end('failed');
  }

  async function load({searchDoc, lunrIndex}: FileAddresses): Promise<void> {
    loading = new AbortController();
    const {signal} = loading;
    timer = setTimeout(fail, TIMEOUT_MILLIS);
    enter('loading');
    try {
      // It starts while the files come.
      worker = startWorker();
      worker.addEventListener('message', ({data}: MessageEvent<Response>) =>
        receive(data),
      );
      worker.addEventListener('error', (event) => {
        // The box says so; the console needn't.
        event.preventDefault();
        if (state === 'loading') {
          // Its script is one of the old release.
          offerReload();
        }
        fail();
      });
      const contents = await Promise.all([
        openFile(searchDoc, signal),
        openFile(lunrIndex, signal),
      ]);
      signal.throwIfAborted();
      send(
        {type: 'load', searchDoc: contents[0], lunrIndex: contents[1]},
        contents,
      );
    } catch {
      if (!signal.aborted) {
        fail();
      }
    }
  }

  function receive(response: Response): void {
    if (response.type === 'loaded') {
      highlights = response.highlightResult;
      clearTimeout(timer);
      enter('ready');
    } else if (response.type === 'failed') {
      fail();
    } else if (response.id === lastId) {
      clearTimeout(timer);
      answer?.(response.result);
    }
  }

  function send(request: Request, transfer: Transferable[] = []): void {
    if (worker) {
      clearTimeout(timer);
      timer = setTimeout(fail, TIMEOUT_MILLIS);
      worker.postMessage(request, transfer);
    }
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    prepare() {
      if (files && state === 'waiting') {
        void load(files);
      }
    },
    load() {
      if (files && (state === 'waiting' || state === 'failed')) {
        void load(files);
      }
    },
    cancel() {
      if (state === 'loading') {
        end('waiting');
      }
    },
    search(input, onResult) {
      lastId += 1;
      answer = onResult;
      send({type: 'search', id: lastId, input});
    },
    highlightsResult: () => highlights,
  };
}
