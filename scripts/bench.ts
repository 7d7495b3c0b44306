/*
 * For a person to read; nothing passes or fails by it.
 *
 * - `npm run bench`: how long a production build takes, cold and warm, and how
 *   large its output is.
 * - `-- search`: how well and how fast the search finds.
 * - `-- pages`: how heavy pages are at a first visit.
 * - `-- start`: how long `npm start` takes until it serves the first bundle.
 */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {benchPages} from './bench/pages';
import {benchSearch} from './bench/search';

const OUT_DIR = 'test-results/bench';
const CLI = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const START_PORT = 3210;

/** What a reader loads by running, and by editing, a sample. */
const ON_DEMAND = ['runner.html', 'stress.js', 'editor-types.js'];

interface Size {
  files: number;
  bytes: number;
  gzip: number;
}

const KINDS: Readonly<Record<string, () => Promise<void> | void>> = {
  pages: () => {
    build('for the pages');
    return benchPages(OUT_DIR);
  },
  search: () => {
    build('for the search');
    benchSearch(OUT_DIR);
  },
  sizes: benchSizes,
  start: benchStart,
};

const [, , kind = 'sizes'] = process.argv;
const bench = KINDS[kind];
if (!bench) {
  throw new Error(`npm run bench -- ${Object.keys(KINDS).join(' | ')}`);
}
void Promise.resolve(bench()).finally(() =>
  rmSync(OUT_DIR, {recursive: true, force: true}),
);

function benchSizes(): void {
  clear();
  build('cold');
  build('warm');
  console.log('\nkind     files      KiB  KiB gzip');
  for (const [kind, {files, bytes, gzip}] of measure(OUT_DIR)) {
    console.log(
      `${kind.padEnd(6)} ${String(files).padStart(7)} ${kib(bytes)} ${kib(gzip)}`,
    );
  }
  console.log('\nloaded on demand');
  for (const name of ON_DEMAND) {
    const content = readFileSync(path.join(OUT_DIR, name));
    console.log(`${name.padEnd(15)} ${kib(gzipSync(content).length)} KiB gzip`);
  }
}

function build(name: string): void {
  const start = performance.now();
  const {status, stderr} = docusaurus('build', '--out-dir', OUT_DIR);
  if (status !== 0) {
    throw new Error(`docusaurus build:\n${stderr}`);
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`build, ${name}: ${seconds.toFixed(1)} s`);
}

async function benchStart(): Promise<void> {
  clear();
  for (const name of ['on a fresh clone', 'after that']) {
    const start = performance.now();
    const server = spawn(
      process.execPath,
      [CLI, 'start', '--no-open', '--port', String(START_PORT)],
      {stdio: 'ignore'},
    );
    try {
      const address = `http://localhost:${START_PORT}`;
      while (!(await isServed(`${address}/`, `${address}/main.js`))) {
        if (server.exitCode !== null) {
          throw new Error(`docusaurus start ended: ${server.exitCode}`);
        }
        await setTimeout(50);
      }
      const seconds = (performance.now() - start) / 1000;
      console.log(`start, ${name}: ${seconds.toFixed(1)} s`);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  }
}

/** Whether all addresses answer with what is asked for. */
async function isServed(...addresses: string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(addresses.map((it) => fetch(it)));
    await Promise.all(answers.map((answer) => answer.text()));
    return answers.every(({ok}) => ok);
  } catch {
    return false;
  }
}

/** As on a fresh clone; the last build stays, in `build/`. */
function clear(): void {
  for (const folder of ['.docusaurus', 'api', 'node_modules/.cache']) {
    rmSync(folder, {recursive: true, force: true});
  }
}

function docusaurus(...args: string[]) {
  return spawnSync(process.execPath, [CLI, ...args], {encoding: 'utf8'});
}

/** Sizes of a folder's files by their ending, the largest first. */
function measure(folder: string): [string, Size][] {
  const sizes = new Map<string, Size>();
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (!statSync(file).isFile()) {
      continue;
    }
    const content = readFileSync(file);
    const kind = path.extname(name).slice(1);
    const size = sizes.get(kind) ?? {files: 0, bytes: 0, gzip: 0};
    size.files += 1;
    size.bytes += content.length;
    size.gzip += gzipSync(content).length;
    sizes.set(kind, size);
  }
  return [...sizes].sort(([, a], [, b]) => b.bytes - a.bytes);
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(0).padStart(8);
}
