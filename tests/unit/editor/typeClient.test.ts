import {afterEach, expect, test, vi} from 'vitest';
import {createTypeClient} from '../../../src/features/editor/page/typeClient';

/** A worker whose script doesn't come. */
class SilentWorker extends EventTarget {
  static readonly started: SilentWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage(): void {
    // Never answered.
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function start(create: typeof createTypeClient) {
  vi.stubGlobal('Worker', SilentWorker);
  const told: string[] = [];
  const client = create(
    '/editor-types.js',
    () => told.push('ready'),
    () => told.push('failed'),
  );
  return {client, told};
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  SilentWorker.started.length = 0;
});

test('an editor that is closed ends the worker that is still to come, and hears nothing', async () => {
  vi.useFakeTimers();
  const {client, told} = start(createTypeClient);
  const answer = client.ask('check', {source: ''});
  await vi.advanceTimersByTimeAsync(10_000);
  client.close();
  await expect(answer).resolves.toBeUndefined();
  expect(SilentWorker.started.map(({isTerminated}) => isTerminated)).toEqual([
    true,
  ]);
  SilentWorker.started[0]?.dispatchEvent(new Event('error'));
  await vi.runAllTimersAsync();
  expect(told).toEqual([]);
});

test('behind the gate the file of a closed editor is given up', async () => {
  // The opener stays as it is set: modules of this test alone.
  vi.resetModules();
  const {setFileOpener} =
    await import('../../../src/features/published-files/page/openFile');
  const own = await import('../../../src/features/editor/page/typeClient');
  const signals: (AbortSignal | undefined)[] = [];
  setFileOpener((_, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  const {client, told} = start(own.createTypeClient);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  client.close();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(SilentWorker.started).toEqual([]);
  expect(told).toEqual([]);
  vi.resetModules();
});
