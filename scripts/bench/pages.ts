/*
 * How light our pages are beside those of other generators, from the same
 * texts, by the same server, in the same run.
 */
import {findChromium, launchChromium} from '../machine/chromium';
import {loadPage} from './loadPage';
import {GENERATOR_NAMES, installRivals} from './rivals';
import {serveFolder} from './serveFolder';
import type {Rivals} from './rivals';

const PAGES = {
  heavy: '/wiki/custom-data-function/external-request',
  thin: '/tutorial/quick-start',
  'how-to': '/wiki/custom-data-function/custom-secret',
  class: '/api/classes/HttpRequest',
  home: '/',
};

const ROUNDS = 5;

/** What is measured, and how it is written. */
const MEASURES = {
  scripts: 'JS kB',
  total: 'total kB',
  requests: 'requests',
  cpu: 'CPU ms',
  score: 'Lighthouse',
};

type Result = Record<keyof typeof MEASURES, number>;

/**
 * Builds the other sites, and prints a table of medians.
 *
 * @param build - our build
 * @param withLighthouse - which takes a quarter of an hour
 */
export async function benchPages(
  build: string,
  withLighthouse: boolean,
): Promise<void> {
  console.log('installing the other generators …');
  const rivals = installRivals(build);
  const folders = [
    ['ours', build] as const,
    ...GENERATOR_NAMES.map((name) => {
      const {folder, seconds} = rivals.build(name);
      console.log(`build, ${name}: ${seconds.toFixed(1)} s`);
      return [name, folder] as const;
    }),
  ];
  const sites = await Promise.all(
    folders.map(async ([name, folder]) => ({
      name,
      ...(await serveFolder(folder)),
    })),
  );
  const executablePath = findChromium();
  const browser = await launchChromium();
  const results = new Map<string, Result[]>();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [kind, route] of Object.entries(PAGES)) {
        for (const {name, origin} of sites) {
          // Starlight writes addresses in lower case.
          const address =
            origin + (name === 'starlight' ? route.toLowerCase() : route);
          const result = {
            ...(await loadPage(browser, address)),
            score: withLighthouse
              ? scoreOf(rivals, address, executablePath)
              : NaN,
          };
          const key = `${kind} ${name}`;
          results.set(key, [...(results.get(key) ?? []), result]);
        }
      }
      console.log(`round ${round} of ${ROUNDS}`);
    }
  } finally {
    await browser.close();
    for (const {close} of sites) {
      close();
    }
  }
  print(results);
}

/** Of a phone, from 0 to 100. */
function scoreOf(rivals: Rivals, address: string, chromiumPath = ''): number {
  const report = rivals.run(
    'lighthouse/cli/index.js',
    [
      address,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    chromiumPath ? {CHROME_PATH: chromiumPath} : {},
  );
  const {categories} = JSON.parse(report) as {
    categories: {performance: {score: number}};
  };
  return categories.performance.score * 100;
}

function print(results: ReadonlyMap<string, readonly Result[]>): void {
  const names = ['ours', ...GENERATOR_NAMES];
  const columns = [...names, ...GENERATOR_NAMES.map((name) => `/ ${name}`)];
  console.log(`\n${row('page', 'median of', columns)}`);
  for (const kind of Object.keys(PAGES)) {
    for (const [measure, label] of Object.entries(MEASURES)) {
      const values = names.map((name) =>
        median(
          (results.get(`${kind} ${name}`) ?? []).map(
            (result) => result[measure as keyof Result],
          ),
        ),
      );
      if (values.some(Number.isNaN)) {
        continue;
      }
      const [ours = NaN, ...others] = values;
      console.log(
        row(kind, label, [
          ...values.map((value) => value.toFixed(0)),
          ...others.map((value) => (ours / value).toFixed(2)),
        ]),
      );
    }
  }
}

function row(kind: string, label: string, cells: readonly string[]): string {
  return [
    kind.padEnd(7),
    label.padEnd(11),
    ...cells.map((cell) => cell.padStart(12)),
  ].join('');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
