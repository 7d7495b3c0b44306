/* What a first visit to our pages weighs, and what it takes of a phone's CPU. */
import {launchChromium} from '../machine/chromium';
import {loadPage} from './loadPage';
import {serveFolder} from './serveFolder';
import type {FirstVisit, PageLoad} from './loadPage';

const PAGES = {
  heavy: '/wiki/custom-data-function/external-request',
  thin: '/tutorial/quick-start',
  'how-to': '/wiki/custom-data-function/custom-secret',
  class: '/api/classes/HttpRequest',
  home: '/',
};

const ROUNDS = 5;

/** What is measured of a visit, and how it is written. */
const MEASURES = {
  scripts: 'JS kB',
  total: 'total kB',
  requests: 'requests',
  cpu: 'CPU ms',
} satisfies Record<keyof PageLoad, string>;

const MOMENTS = ['untouched', 'touched'] satisfies (keyof FirstVisit)[];

/**
 * Visits each page some times, and prints a table of medians after each round.
 *
 * @param build - our build
 */
export async function benchPages(build: string): Promise<void> {
  const {origin, close} = await serveFolder(build);
  const browser = await launchChromium();
  const visits = new Map<string, FirstVisit[]>();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [kind, route] of Object.entries(PAGES)) {
        const visit = await loadPage(browser, origin + route);
        visits.set(kind, [...(visits.get(kind) ?? []), visit]);
      }
      // Whoever stops it before the end has what was measured.
      console.log(`\nround ${round} of ${ROUNDS}`);
      console.table(Object.fromEntries([...visits].flatMap(rowsOf)));
    }
  } finally {
    await browser.close();
    close();
  }
}

function rowsOf([kind, visits]: [string, FirstVisit[]]) {
  return MOMENTS.map((moment) => [
    `${kind}, ${moment}`,
    Object.fromEntries(
      Object.entries(MEASURES).map(([measure, name]) => [
        name,
        Math.round(
          median(
            visits.map((visit) => visit[moment][measure as keyof PageLoad]),
          ),
        ),
      ]),
    ),
  ]);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
