/*
 * For a person to read; nothing passes or fails by it.
 *
 * - `npm run bench`: how long a production build takes, cold and warm, and how
 *   large its output is.
 * - `-- start`: how long `npm start` takes until it serves the first bundle.
 *
 * How well the search finds and how heavy a page is are held by tests
 * (tests/build/search.test.ts, tests/support/pageWeight.ts).
 */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

const OUT_DIR = 'test-results/bench';
const CLI = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const PORT = '3210';

if (process.argv[2] === 'start') {
  void benchStart();
} else {
  benchBuild();
  rmSync(OUT_DIR, {recursive: true});
}

function benchBuild(): void {
  clear();
  for (const name of ['cold', 'warm']) {
    const start = performance.now();
    const args = [CLI, 'build', '--out-dir', OUT_DIR];
    const {status, stderr} = spawnSync(process.execPath, args);
    if (status !== 0) {
      throw new Error(`docusaurus build:\n${String(stderr)}`);
    }
    tell(`build, ${name}`, start);
  }
  const files = readdirSync(OUT_DIR, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name, parentPath}) => readFileSync(path.join(parentPath, name)));
  const mib = (sizes: readonly number[]) =>
    (sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2).toFixed(1);
  console.log(
    `${files.length} files, ${mib(files.map(({length}) => length))} MiB, gzip ${mib(files.map((file) => gzipSync(file).length))} MiB`,
  );
}

async function benchStart(): Promise<void> {
  clear();
  for (const name of ['on a fresh clone', 'after that']) {
    const start = performance.now();
    const args = [CLI, 'start', '--no-open', '--port', PORT];
    const server = spawn(process.execPath, args, {stdio: 'ignore'});
    try {
      while (!((await isServed('/')) && (await isServed('/main.js')))) {
        if (server.exitCode !== null) {
          throw new Error(`docusaurus start ended: ${server.exitCode}`);
        }
        await setTimeout(50);
      }
      tell(`start, ${name}`, start);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  }
}

async function isServed(address: string): Promise<boolean> {
  return fetch(`http://localhost:${PORT}${address}`).then(
    ({ok}) => ok,
    () => false,
  );
}

/** As on a fresh clone; the last build stays, in `build/`. */
function clear(): void {
  for (const folder of ['.docusaurus', 'api', 'node_modules/.cache']) {
    rmSync(folder, {recursive: true, force: true});
  }
  // What compiles the site's TypeScript keeps the result in here.
  process.env.TMPDIR = path.resolve('node_modules/.cache/temporary');
  mkdirSync(process.env.TMPDIR, {recursive: true});
}

function tell(what: string, start: number): void {
  const seconds = (performance.now() - start) / 1000;
  console.log(`${what}: ${seconds.toFixed(1)} s`);
}
