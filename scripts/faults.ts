/*
 * `npm run faults`: puts each fault of tests/faults/faults.yml into a copy of the
 * repository and runs the tests that have to see it. `-- csv-quotes e2e` names
 * some, or a suite. Those that only a built site shows are put in together.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {readTests} from './testReport';

type Fault = Record<'id' | 'suite' | 'seen_by' | 'find' | 'replace', string>;

const names = process.argv.slice(2);
const all = parse(readFileSync('tests/faults/faults.yml', 'utf8')) as Fault[];
const isWanted = ({id, suite}: Fault): boolean =>
  names.length === 0 || names.includes(id) || names.includes(suite);
const built = all.filter(({suite}) => suite !== 'unit');
const alone = all.filter((one) => isWanted(one) && !built.includes(one));
const together = built.some(isWanted) ? built : [];
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: 'pipe'}).trim();

main();

function main(): void {
  const site = process.cwd();
  const copy = mkdtempSync(path.join(tmpdir(), 'faults-'));
  git('worktree', 'add', '--detach', copy, git('stash', 'create') || 'HEAD');
  try {
    linkPackages(copy);
    process.chdir(copy);
    // Tests of what another checkout serves would see nothing, or anything.
    process.env.TEST_PORT ??= String(20_000 + (process.pid % 1000) * 11);
    // What is made of faults isn't kept for other builds.
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    const before = failedTests(alone);
    const groups = [...alone.map((one) => [one]), together];
    const blind = groups.flatMap((group) => tryOut(group, before));
    console.log(`${blind.length} of ${groups.flat().length} not seen`);
    process.exitCode = Math.min(blind.length, 1);
  } finally {
    process.chdir(site);
    git('worktree', 'remove', '--force', copy);
  }
}

/** Installs the packages into the copy: the repository's own are the copy's. */
function linkPackages(copy: string): void {
  const OWN = '@combosite-functions';
  const folder = path.join(copy, 'node_modules');
  mkdirSync(path.join(folder, OWN), {recursive: true});
  for (const name of readdirSync('node_modules')) {
    if (name !== OWN) {
      symlinkSync(path.resolve('node_modules', name), path.join(folder, name));
    }
  }
  for (const name of readdirSync('packages')) {
    symlinkSync(
      path.join(copy, 'packages', name),
      path.join(folder, OWN, name),
    );
  }
}

/** Puts faults in and takes them out again; gives those that no test saw. */
function tryOut(group: readonly Fault[], before: readonly string[]): Fault[] {
  const problems = group.map(putIn);
  const failed = failedTests(group).filter((test) => !before.includes(test));
  git('checkout', '--quiet', '.');
  return group.filter(({id, seen_by}, index) => {
    const parts = seen_by.split(': ');
    const by = failed.find((test) => parts.every((one) => test.includes(one)));
    const result = problems[index] ?? by ?? `NOT SEEN by ${seen_by}`;
    console.log(id.padEnd(26), result);
    return result !== by;
  });
}

/** @returns why it can't be put in */
function putIn({find, replace}: Fault): string | undefined {
  const grep = ['grep', '-lF', '-e', find, '--', ':!tests/faults'];
  const found = spawnSync('git', grep, {encoding: 'utf8'}).stdout;
  const [file = 'package.json', ...others] = found.split('\n').filter(Boolean);
  const parts = readFileSync(file, 'utf8').split(find);
  writeFileSync(file, parts.join(replace));
  return others.length === 0 && parts.length === 2
    ? undefined
    : 'NOT PUT IN: its text has to stand once in the code, choose another';
}

/** Runs the tests that have to see faults; gives those that fail. */
function failedTests(group: readonly Fault[]): string[] {
  return ['unit', 'build', 'server', 'e2e'].flatMap((suite) => {
    const own = group.filter((fault) => fault.suite === suite);
    const places = own.map(({seen_by}) => seen_by.split(': '));
    const files = places.map(([file = '']) => file);
    const titles = places.map(([, title = '']) => title).join('|');
    const report = `.test-reports/${suite}.json`;
    const vitest = `vitest run --reporter=json --outputFile=${report} --project ${suite} -t`;
    const tool = suite === 'e2e' ? 'playwright test -g' : vitest;
    if (files.length === 0) {
      return [];
    }
    rmSync(report, {force: true});
    spawnSync('npx', [...tool.split(' '), titles, ...files], {stdio: 'ignore'});
    const text = JSON.parse(readFileSync(report, 'utf8')) as never;
    const failed = readTests(text, true).filter((one) => !one.hasPassed);
    return failed.map(({file = '', name}) => `${file} ${name}`);
  });
}
