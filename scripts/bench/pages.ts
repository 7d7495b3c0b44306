/*
 * How light our pages are beside those of other generators, from the same
 * texts, by the same server, in the same run.
 */
import {findChromium, launchChromium} from '../machine/chromium';
import {loadPage} from './loadPage';
import {GENERATOR_NAMES, installRivals} from './rivals';
import {serveFolder} from './serveFolder';
import type {FirstVisit, PageLoad} from './loadPage';
import type {Rivals} from './rivals';

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

/** When, and how it is written. */
const MOMENTS = {
  untouched: '',
  touched: ', touched',
} satisfies Record<keyof FirstVisit, string>;

/** The numbers of a row, by its name. */
type Result = Readonly<Record<string, number>>;

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
            ...rowsOf(await loadPage(browser, address)),
            ...(withLighthouse && {
              Lighthouse: await scoreOf(rivals, address, executablePath),
            }),
          };
          const key = `${kind} ${name}`;
          results.set(key, [...(results.get(key) ?? []), result]);
        }
      }
      // Whoever stops it before the end has what was measured.
      console.log(`\nround ${round} of ${ROUNDS}`);
      print(results);
    }
  } finally {
    await browser.close();
    for (const {close} of sites) {
      close();
    }
  }
}

function rowsOf(visit: FirstVisit): Result {
  return Object.fromEntries(
    typedEntries(MOMENTS).flatMap(([moment, when]) =>
      typedEntries(MEASURES).map(([measure, name]) => [
        name + when,
        visit[moment][measure],
      ]),
    ),
  );
}

function typedEntries<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

/** Of a phone, from 0 to 100. */
async function scoreOf(
  rivals: Rivals,
  address: string,
  chromiumPath = '',
): Promise<number> {
  const report = await rivals.run(
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
  console.log(row('page', 'median of', columns));
  for (const kind of Object.keys(PAGES)) {
    for (const label of Object.keys(results.get(`${kind} ours`)?.[0] ?? {})) {
      const values = names.map((name) =>
        median(
          (results.get(`${kind} ${name}`) ?? []).map(
            (result) => result[label] ?? NaN,
          ),
        ),
      );
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
    label.padEnd(19),
    ...cells.map((cell) => cell.padStart(12)),
  ].join('');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
