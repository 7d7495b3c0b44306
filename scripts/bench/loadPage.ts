import {devices} from '@playwright/test';
import type {Browser} from '@playwright/test';

/** What a first visit takes before the reader touches anything. */
export interface PageLoad {
  /** Compressed, in kB of 1,000 bytes. */
  readonly scripts: number;
  /** Compressed, in kB of 1,000 bytes. */
  readonly total: number;
  readonly requests: number;
  /** Of the page's main thread, in milliseconds. */
  readonly cpu: number;
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
): Promise<PageLoad> {
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
  } finally {
    await context.close();
  }
}
