import {afterEach, describe, expect, test, vi} from 'vitest';
import {createClient} from '../../../src/features/search/page/createClient';
import type {
  ClientState,
  SearchClient,
} from '../../../src/features/search/page/createClient';
import type {
  Request,
  Response as Answer,
} from '../../../src/features/search/shared/protocol';
import type {SearchResult} from '../../../src/features/search/shared/types';

const FILES = {
  searchDoc: '/search-doc-1.json',
  lunrIndex: '/lunr-index-1.json',
};

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  readonly requests: Request[] = [];
  isTerminated = false;

  postMessage(request: Request): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

function start() {
  const workers: FakeWorker[] = [];
  const client = createClient(FILES, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return {client, workers};
}

/** A client that has been told to load, with the worker that it has started. */
async function loading() {
  serve(() => new Response('{}'));
  const {client, workers} = start();
  client.load();
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  return {client, worker: workers[0]};
}

function serve(answer: (url: string) => Response | Promise<Response>) {
  const fetched = vi.fn((url: string) => Promise.resolve(url).then(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function reach(client: SearchClient, state: ClientState): Promise<void> {
  return vi.waitFor(() => expect(client.state()).toBe(state));
}

afterEach(() => vi.unstubAllGlobals());

describe('the client of the search', () => {
  test('fetches nothing before it is told to, and then once', async () => {
    const fetched = serve(() => new Response('{}'));
    const {client, workers} = start();
    expect(client.state()).toBe('waiting');
    expect(fetched).not.toHaveBeenCalled();
    client.load();
    client.load();
    expect(client.state()).toBe('loading');
    await vi.waitFor(() => expect(workers[0]?.requests).toHaveLength(1));
    client.load();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      FILES.searchDoc,
      FILES.lunrIndex,
    ]);
    workers[0]?.answer({type: 'loaded', highlightResult: true});
    expect(client.state()).toBe('ready');
    expect(client.highlightsResult()).toBe(true);
  });

  test.each([
    ['is missing', () => new Response('', {status: 404})],
    ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so when a file %s, and tries again', async (_, answer) => {
    serve(answer);
    const {client, workers} = start();
    client.load();
    await reach(client, 'failed');
    serve(() => new Response('{}'));
    expect(workers[0]?.isTerminated).toBe(true);
    client.load();
    await vi.waitFor(() => expect(workers[1]?.requests).toHaveLength(1));
    workers[1]?.answer({type: 'loaded', highlightResult: false});
    expect(client.state()).toBe('ready');
  });

  test('says so when a file is truncated', async () => {
    serve(() => new Response('{"searchDocs":['));
    const {client, workers} = start();
    client.load();
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.answer({type: 'failed'});
    expect(client.state()).toBe('failed');
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test('says so when the worker cannot start', async () => {
    const {client, worker} = await loading();
    worker?.dispatchEvent(new Event('error'));
    expect(client.state()).toBe('failed');
  });

  test.each([
    ['while it loads', () => undefined],
    [
      'while it searches',
      (client: SearchClient, worker: FakeWorker | undefined) => {
        worker?.answer({type: 'loaded', highlightResult: true});
        client.search('あ', () => undefined);
      },
    ],
  ])('says so when the worker falls silent %s', async (_, advance) => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    try {
      serve(() => new Response('{}'));
      const {client, workers} = start();
      client.load();
      await vi.waitUntil(() => workers.length > 0);
      advance(client, workers[0]);
      expect(client.state()).not.toBe('failed');
      vi.runAllTimers();
      expect(client.state()).toBe('failed');
      expect(workers[0]?.isTerminated).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('forgets what it has been told to give up, and loads it anew', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn(
        (_: string, {signal}: RequestInit) =>
          new Promise((_resolve, reject) => {
            signals.push(signal ?? undefined);
            signal?.addEventListener('abort', () =>
              reject(new Error('aborted')),
            );
          }),
      ),
    );
    const {client, workers} = start();
    client.cancel();
    client.load();
    client.cancel();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    serve(() => new Response('{}'));
    client.load();
    await vi.waitFor(() => expect(workers[1]?.requests).toHaveLength(1));
    client.cancel();
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, true]);
    expect(client.state()).toBe('waiting');
    client.load();
    await vi.waitFor(() => expect(workers[2]?.requests).toHaveLength(1));
    workers[2]?.answer({type: 'loaded', highlightResult: true});
    client.cancel();
    expect(client.state()).toBe('ready');
  });

  test('gives the answer to the last question only', async () => {
    const {client, worker} = await loading();
    worker?.answer({type: 'loaded', highlightResult: true});
    const results: string[] = [];
    client.search('あ', () => results.push('あ'));
    client.search('い', () => results.push('い'));
    const result: SearchResult = {
      hits: [],
      hasMore: false,
      others: [],
      corrected: [],
      missing: [],
      words: [],
    };
    worker?.answer({type: 'result', id: 1, result});
    worker?.answer({type: 'result', id: 2, result});
    expect(results).toEqual(['い']);
  });
});
