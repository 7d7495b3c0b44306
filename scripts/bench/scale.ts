/*
 * What becomes of the site with ten times the pages: copies of our own, with
 * some words changed, in a temporary folder.
 */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createSearcher} from '../../src/search/engine/createSearcher';
import type {SearchDocFile} from '../../src/search/engine/types';

/** What writers write; the reference's 50 pages aren't copied. */
const SOURCES = ['docs', 'wiki'];

/** How many times as many pages, together with the reference. */
const SCALES = [1, 10];

/** Pages that both sites have, whose weight must not follow the site's size. */
const PAGES = {
  'quick start': 'tutorial/quick-start',
  'external request': 'wiki/custom-data-function/external-request',
  class: 'api/classes/HttpRequest',
};

const QUERIES = [
  'ペット手当',
  '遡及',
  '従業員番号で探す',
  'shikyukojo',
  'エラー',
];
const RUNS = 5;

/** What a site of some size costs. */
interface Cost {
  readonly pages: number;
  readonly coldSeconds: number;
  readonly warmSeconds: number;
  readonly memoryMiB: number;
  readonly searchKib: number;
  readonly searchMillis: number;
  readonly sidebarLinks: number;
  readonly pageKib: Readonly<Record<string, number>>;
}

/** Builds the site at each size, and prints a table. */
export function benchScale(): void {
  const costs = SCALES.map((scale) => {
    const site = mkdtempSync(path.join(os.tmpdir(), 'bench-scale-'));
    try {
      return costOf(site, scale);
    } finally {
      rmSync(site, {recursive: true, force: true});
    }
  });
  const rows: [string, (cost: Cost) => number][] = [
    ['pages', ({pages}) => pages],
    ['build, cold, s', ({coldSeconds}) => coldSeconds],
    ['build, warm, s', ({warmSeconds}) => warmSeconds],
    ['memory, MiB', ({memoryMiB}) => memoryMiB],
    ['search files, KiB gzip', ({searchKib}) => searchKib],
    ['a query, ms', ({searchMillis}) => searchMillis],
    ['links in the sidebar', ({sidebarLinks}) => sidebarLinks],
    ...Object.keys(PAGES).map((name): [string, (cost: Cost) => number] => [
      `HTML, ${name}, KiB gzip`,
      ({pageKib}) => pageKib[name] ?? NaN,
    ]),
  ];
  console.log(
    `\n${'times the pages'.padEnd(32)}${SCALES.map(cell).join('')}   ratio`,
  );
  for (const [name, read] of rows) {
    const values = costs.map(read);
    const ratio = (values.at(-1) ?? NaN) / (values[0] ?? NaN);
    console.log(`${name.padEnd(32)}${values.map(cell).join('')}${cell(ratio)}`);
  }
}

function cell(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0).padStart(9);
}

function costOf(site: string, scale: number): Cost {
  copySite(site);
  const written = SOURCES.flatMap(pagesOf).length;
  const reference = pagesOf('api').length;
  addCopies(site, Math.round(((scale - 1) * (written + reference)) / written));
  const cold = build(site);
  const warm = build(site);
  const output = path.join(site, 'build');
  const read = (start: string) => {
    const name = readdirSync(output).find((file) => file.startsWith(start));
    return readFileSync(path.join(output, name ?? start), 'utf8');
  };
  const [docs, index] = [read('search-doc'), read('lunr-index')];
  const html = (page: string) =>
    readFileSync(path.join(output, `${page}/index.html`), 'utf8');
  return {
    pages: readdirSync(output, {recursive: true, encoding: 'utf8'}).filter(
      (name) => path.basename(name) === 'index.html',
    ).length,
    coldSeconds: cold.seconds,
    warmSeconds: warm.seconds,
    memoryMiB: cold.memoryMiB,
    searchKib: kib(docs) + kib(index),
    searchMillis: timeSearch(docs, index),
    sidebarLinks:
      html(PAGES['external request']).split(/<a class="?menu__link/).length - 1,
    pageKib: Object.fromEntries(
      Object.entries(PAGES).map(([name, page]) => [name, kib(html(page))]),
    ),
  };
}

/** The repository as it is committed or changed, without what it made. */
function copySite(site: string): void {
  const {stdout} = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {encoding: 'utf8'},
  );
  for (const name of stdout.split('\0').filter(Boolean)) {
    if (statSync(name, {throwIfNoEntry: false})?.isFile()) {
      cpSync(name, path.join(site, name));
    }
  }
  const packages = path.join(site, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    // A folder for caches of its own, which goes with the copy.
    if (name !== '.cache') {
      symlinkSync(
        path.resolve('node_modules', name),
        path.join(packages, name),
      );
    }
  }
}

/** Copies of all written pages, in the sidebar of the Wiki. */
function addCopies(site: string, count: number): void {
  const pages = SOURCES.flatMap(pagesOf);
  const names = Array.from({length: count}, (_, index) => `copy-${index + 1}`);
  for (const name of names) {
    for (const page of pages) {
      const file = path.join(site, 'wiki', name, page);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, changeWords(readFileSync(page, 'utf8'), name));
    }
  }
  renameSync(
    path.join(site, 'sidebars.ts'),
    path.join(site, 'own-sidebars.ts'),
  );
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import own from './own-sidebars';
export default {
  ...own,
  wikiSidebar: [...own.wikiSidebar, ...${JSON.stringify(
    names.map((name) => ({
      type: 'category',
      label: name,
      items: pages.map((page) =>
        path.join('wiki', name, page).replace(/\.mdx$/, ''),
      ),
    })),
  )}],
};
`,
  );
}

/** A page that says the same of something else: prose only, never code. */
function changeWords(text: string, name: string): string {
  const number = name.replace(/\D/g, '');
  return text
    .split(/(^```.*?^```$)/ms)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/^title: .*$/m, (line) => `${line} ${name}`)
            .replace(/^slug: .*\n/m, '')
            .replace(/(手順|場合|方法)(?=[をはがにのと、。])/g, `$1${number}`),
    )
    .join('');
}

function pagesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function build(site: string): {seconds: number; memoryMiB: number} {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      // What a process has needed at most, said when it ends.
      `data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))`,
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
    ],
    {cwd: site, encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  if (status !== 0) {
    throw new Error(`docusaurus build:\n${stdout}${stderr}`);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    seconds,
    memoryMiB: Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024,
  };
}

function timeSearch(docs: string, index: string): number {
  const searcher = createSearcher(
    JSON.parse(docs) as SearchDocFile,
    JSON.parse(index) as object,
  );
  const start = performance.now();
  for (let run = 0; run < RUNS; run += 1) {
    QUERIES.forEach((query) => searcher.search(query));
  }
  return (performance.now() - start) / (RUNS * QUERIES.length);
}

function kib(text: string): number {
  return gzipSync(text).length / 1024;
}
