/*
 * `npm run bench -- search`: how well and how fast the search finds what readers
 * look for, beside docusaurus-lunr-search as it is installed, over the same
 * finished pages. For a person to read; nothing passes or fails by it.
 */
import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import lunrSearch from 'docusaurus-lunr-search';
import {build as bundle} from 'esbuild';
import type {LoadContext} from '@docusaurus/types';
import {createIndexFiles} from '../../src/search/build/createIndexFiles';
import {createSearcher} from '../../src/search/engine/createSearcher';
import type {SearchDocFile} from '../../src/search/engine/types';
import {measureQuality, readQueries} from '../searchQuality';
import type {JudgedQuery, Search} from '../searchQuality';

const LISTS = ['queries.tsv', 'held-out.tsv'];
const RUNS = 5;

/** As docusaurus.config.ts has them. */
const OPTIONS = {
  languages: ['en', 'ja'],
  indexBaseUrl: true,
  maxHits: 10,
  highlightResult: true,
};

/** A search that is measured. */
interface Candidate {
  readonly name: string;
  readonly searchDoc: string;
  readonly lunrIndex: string;
  /** Makes the search from the text of its files. */
  readonly load: () => Search | Promise<Search>;
}

/** The client of docusaurus-lunr-search, without its box. */
type LunrAdapter = new (
  searchDocs: unknown,
  searchIndex: unknown,
  baseUrl: string,
  maxHits: number,
) => {search: (input: string) => Promise<{url: string}[]>};

/**
 * Measures both and prints the tables.
 *
 * @param site - folder of a finished site, built for the base path `/`
 * @param scratch - folder for what is made on the way; it is removed
 */
export async function benchSearch(
  site: string,
  scratch: string,
): Promise<void> {
  const routes = findRoutes(site);
  for (const candidate of [
    await ours(site, routes),
    await theirs(site, routes, scratch),
  ]) {
    await print(candidate);
  }
  rmSync(scratch, {recursive: true});
}

async function ours(
  site: string,
  routesPaths: readonly string[],
): Promise<Candidate> {
  const {searchDoc, lunrIndex} = await createIndexFiles(
    {siteDir: process.cwd(), outDir: site, baseUrl: '/', routesPaths},
    OPTIONS,
  );
  return {
    name: 'this site',
    searchDoc,
    lunrIndex,
    load() {
      const {search} = createSearcher(
        JSON.parse(searchDoc) as SearchDocFile,
        JSON.parse(lunrIndex) as object,
      );
      return (query) => search(query).hits.map(({url}) => url);
    },
  };
}

async function theirs(
  site: string,
  routesPaths: readonly string[],
  scratch: string,
): Promise<Candidate> {
  // The plugin writes beside the pages.
  rmSync(scratch, {recursive: true, force: true});
  const outDir = path.join(scratch, 'site');
  for (const route of routesPaths) {
    cpSync(
      path.join(site, route, 'index.html'),
      path.join(outDir, route, 'index.html'),
    );
  }
  const generated = path.join(scratch, 'generated');
  mkdirSync(generated, {recursive: true});
  const plugin = lunrSearch({} as LoadContext, OPTIONS);
  await Promise.resolve(
    plugin.configureWebpack?.(
      {resolve: {alias: {'@generated': generated}}},
      false,
      {} as Parameters<NonNullable<typeof plugin.configureWebpack>>[2],
      undefined,
    ),
  );
  await plugin.postBuild?.({
    routesPaths,
    outDir,
    baseUrl: '/',
    plugins: [],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  const searchDoc = read('search-doc.json');
  const lunrIndex = read('lunr-index.json');
  const Adapter = await bundleAdapter(generated, scratch);
  return {
    name: 'docusaurus-lunr-search, unmodified',
    searchDoc,
    lunrIndex,
    load() {
      const {searchDocs} = JSON.parse(searchDoc) as {searchDocs: unknown};
      const adapter = new Adapter(
        searchDocs,
        JSON.parse(lunrIndex),
        '/',
        OPTIONS.maxHits,
      );
      return toSynchronous((query) => adapter.search(query));
    },
  };
}

/** The plugin's own client code, for Node. */
async function bundleAdapter(
  generated: string,
  scratch: string,
): Promise<LunrAdapter> {
  const outfile = path.resolve(scratch, 'adapter.cjs');
  await bundle({
    entryPoints: [
      'node_modules/docusaurus-lunr-search/src/theme/SearchBar/lunar-search.js',
    ],
    alias: {'@generated': path.resolve(generated)},
    nodePaths: ['node_modules'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logLevel: 'error',
  });
  const require = createRequire(path.resolve('package.json'));
  return (require(outfile) as {default: LunrAdapter}).default;
}

/**
 * The plugin answers with a promise whose work is done at once: it runs inside
 * the promise's own function. What it pushes to the list is there after a turn.
 */
function toSynchronous(
  search: (query: string) => Promise<{url: string}[]>,
): Search {
  return (query) => {
    const answers: string[] = [];
    // lunr refuses some input, such as a lone `:`.
    search(query).then(
      (hits) => answers.push(...hits.map(({url}) => url)),
      () => undefined,
    );
    return answers;
  };
}

async function print(candidate: Candidate): Promise<void> {
  const sizes = [candidate.searchDoc, candidate.lunrIndex];
  const loads: number[] = [];
  let search = await candidate.load();
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    search = await candidate.load();
    loads.push(performance.now() - start);
  }
  console.log(`\n${candidate.name}`);
  console.log(
    `  files ${kib(sizes.map((text) => Buffer.byteLength(text)))} KiB, gzip ${kib(
      sizes.map((text) => gzipSync(text).length),
    )} KiB; load ${median(loads).toFixed(0)} ms (median of ${RUNS})`,
  );
  for (const list of LISTS) {
    await printList(search, list);
  }
}

async function printList(search: Search, list: string): Promise<void> {
  const queries = readQueries(list);
  const times: number[] = [];
  const answers = new Map<string, readonly string[]>();
  for (const {query} of queries) {
    const start = performance.now();
    const answer = search(query);
    await Promise.resolve();
    times.push(performance.now() - start);
    answers.set(query, answer);
  }
  const quality = (some: readonly JudgedQuery[]) =>
    measureQuality((query) => answers.get(query) ?? [], some);
  const rows = [
    ['all', queries] as const,
    ...[...new Set(queries.map(({kind}) => kind))].map(
      (kind) => [kind, queries.filter((query) => query.kind === kind)] as const,
    ),
  ];
  console.log(
    `  ${list}: query p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
  );
  console.log('    kind          n  first  first 5    MRR  no hit');
  for (const [kind, some] of rows) {
    const {total, first, firstFive, meanReciprocalRank, unanswered} =
      quality(some);
    console.log(
      `    ${kind.padEnd(10)} ${String(total).padStart(4)} ${percent(first)}  ${percent(firstFive)}    ${meanReciprocalRank.toFixed(3)} ${String(unanswered.length).padStart(6)}`,
    );
  }
}

/** Paths of all pages of a finished site. */
function findRoutes(site: string): string[] {
  return readdirSync(site, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/\/index\.html$/, '') || '/')
    .sort();
}

function kib(sizes: readonly number[]): string {
  return sizes.map((size) => (size / 1024).toFixed(0)).join(' + ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(7);
}

function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  );
}
