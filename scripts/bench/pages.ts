/*
 * What a first visit takes of a phone's CPU. What it fetches is held by the tests
 * (tests/support/pageWeight.ts).
 */
import {devices} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {serveFolder} from '../../tests/support/browsers/serveFolder';
import {launchChromium} from '../machine/chromium';

const PAGES = {
  heavy: '/wiki/custom-data-function/external-request',
  thin: '/tutorial/quick-start',
  'how-to': '/wiki/custom-data-function/custom-secret',
  class: '/api/classes/HttpRequest',
  home: '/',
};

const ROUNDS = 5;

/** What is fetched when idle comes within this time. */
const IDLE_MILLIS = 1500;

/**
 * Visits each page some times, and prints a table of medians after each round.
 *
 * @param build - our build
 */
export async function benchPages(build: string): Promise<void> {
  const {origin, close} = await serveFolder(build);
  const browser = await launchChromium();
  const visits = new Map<string, [number, number][]>();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [kind, route] of Object.entries(PAGES)) {
        const visit = await visitPage(browser, origin + route);
        visits.set(kind, [...(visits.get(kind) ?? []), visit]);
      }
      // Whoever stops it before the end has what was measured.
      console.log(`\nround ${round} of ${ROUNDS}, CPU in ms`);
      console.table(
        Object.fromEntries(
          [...visits].map(([kind, times]) => [
            kind,
            {
              untouched: median(times.map(([before]) => before)),
              touched: median(times.map(([, after]) => after)),
            },
          ]),
        ),
      );
    }
  } finally {
    await browser.close();
    close();
  }
}

/**
 * Opens a page on a phone with an empty cache.
 *
 * @returns the time of its main thread in milliseconds, before the reader does
 *   anything, and when all is there that the first movement has called
 */
async function visitPage(
  browser: Browser,
  address: string,
): Promise<[number, number]> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(address, {waitUntil: 'load'});
    const measure = async (): Promise<number> => {
      // What a first act calls is asked for in the next moment.
      await page.waitForTimeout(IDLE_MILLIS / 5);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(IDLE_MILLIS);
      const {metrics} = await session.send('Performance.getMetrics');
      const task = metrics.find(({name}) => name === 'TaskDuration');
      return Math.round((task?.value ?? NaN) * 1000);
    };
    const untouched = await measure();
    // Where there is nothing to point at. The first event tells where the mouse
    // is, only the second that it has moved.
    await page.mouse.move(1, 2);
    await page.mouse.move(1, 1);
    return [untouched, await measure()];
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
