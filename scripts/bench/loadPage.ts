import {devices} from '@playwright/test';
import type {Browser} from '@playwright/test';

/** What a first visit has taken so far. */
export interface PageLoad {
  /** Compressed, in kB of 1,000 bytes. */
  readonly scripts: number;
  /** Compressed, in kB of 1,000 bytes. */
  readonly total: number;
  readonly requests: number;
  /** Of the page's main thread, in milliseconds. */
  readonly cpu: number;
}

/** When a first visit is looked at. */
export interface FirstVisit {
  /** Before the reader does anything. */
  readonly untouched: PageLoad;
  /** When all is there that the reader's first movement has called. */
  readonly touched: PageLoad;
}

/** What is fetched when idle comes within this time. */
const IDLE_MILLIS = 1500;

/**
 * Opens a page on a phone with an empty cache.
 *
 * @param address - the page's
 */
export async function loadPage(
  browser: Browser,
  address: string,
): Promise<FirstVisit> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    const loads: {kind: string; bytes: number}[] = [];
    session.on('Network.responseReceived', ({requestId, type}) =>
      kinds.set(requestId, type),
    );
    session.on('Network.loadingFinished', ({encodedDataLength, requestId}) =>
      loads.push({
        kind: kinds.get(requestId) ?? '',
        bytes: encodedDataLength,
      }),
    );
    await session.send('Network.enable');
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(address, {waitUntil: 'load'});
    const measure = async (): Promise<PageLoad> => {
      // What a first act calls is asked for in the next moment.
      await page.waitForTimeout(IDLE_MILLIS / 5);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(IDLE_MILLIS);
      const {metrics} = await session.send('Performance.getMetrics');
      const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value;
      const kilobytes = (chosen: typeof loads) =>
        chosen.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
      return {
        scripts: kilobytes(loads.filter(({kind}) => kind === 'Script')),
        total: kilobytes(loads),
        requests: loads.length,
        cpu: (seconds ?? NaN) * 1000,
      };
    };
    const untouched = await measure();
    // Where there is nothing to point at. The first event tells where the mouse
    // is, only the second that it has moved.
    await page.mouse.move(1, 2);
    await page.mouse.move(1, 1);
    return {untouched, touched: await measure()};
  } finally {
    await context.close();
  }
}
