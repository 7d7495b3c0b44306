/*
 * `npm run faults`: puts each fault of tests/faults/faults.yml into a copy of what
 * git knows here, and runs the tests that have to see it. Names of faults or suites
 * choose some: `npm run faults -- csv-quotes`. Those that only a built site shows
 * are put in together, as a build takes minutes: each has a test of its own.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {countPlaywright, countVitest} from './testReport';
import type {PlaywrightReport, VitestReport} from './testReport';

const SUITES = ['unit', 'build', 'server', 'e2e'] as const;
type Fault = Readonly<
  Record<'id' | 'what' | 'seen_by' | 'find' | 'replace', string>
> & {readonly suite: (typeof SUITES)[number]};

const copy = mkdtempSync(path.join(tmpdir(), 'faults-'));
const git = (args: readonly string[], cwd = '.'): string =>
  execFileSync('git', args, {cwd, encoding: 'utf8', stdio: 'pipe'}).trim();

const wanted = process.argv.slice(2);
const all = parse(readFileSync('tests/faults/faults.yml', 'utf8')) as Fault[];
const isWanted = ({id, suite}: Fault): boolean =>
  wanted.length === 0 || wanted.includes(id) || wanted.includes(suite);
const built = all.filter(({suite}) => suite !== 'unit');
const alone = all.filter((one) => !built.includes(one) && isWanted(one));

git(['worktree', 'add', '--detach', copy, git(['stash', 'create']) || 'HEAD']);
try {
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const before = failedTests(alone);
  const groups = [...alone.map((fault) => [fault])];
  groups.push(...(built.some(isWanted) ? [built] : []));
  const blind = groups.flatMap((group) => tryOut(group, before));
  console.log(`${groups.flat().length} faults, ${blind.length} not seen`);
  process.exitCode = Math.min(blind.length, 1);
} finally {
  git(['worktree', 'remove', '--force', copy]);
}

/** Puts faults in and takes them out again; gives those that no test saw. */
function tryOut(group: readonly Fault[], before: readonly string[]): Fault[] {
  const problems = group.map(putIn);
  const failed = failedTests(group).filter((test) => !before.includes(test));
  git(['checkout', '--quiet', '.'], copy);
  return group.filter(({id, seen_by}, index) => {
    const by = failed.filter((test) =>
      seen_by.split(': ').every((part) => test.includes(part)),
    );
    const found = problems[index] ?? by[0] ?? 'NOT SEEN';
    console.log(`${id.padEnd(24)} ${String(by.length).padStart(3)} ${found}`);
    return by.length === 0;
  });
}

/** @returns why it can't be put in */
function putIn({find, replace}: Fault): string | undefined {
  const grep = ['grep', '-lF', '-e', find, '--', ':!tests/faults'];
  const found = spawnSync('git', grep, {cwd: copy, encoding: 'utf8'}).stdout;
  const files = found.split('\n').filter(Boolean);
  const file = path.join(copy, files[0] ?? 'package.json');
  const [start = '', ...ends] = readFileSync(file, 'utf8').split(find);
  if (files.length !== 1 || ends.length !== 1) {
    return `its text has to stand once, not in ${files.length} files: choose another`;
  }
  writeFileSync(file, start + replace + ends.join());
  return undefined;
}

/** Runs the tests that have to see faults; gives those that fail. */
function failedTests(group: readonly Fault[]): string[] {
  return SUITES.flatMap((suite) => {
    const files = group
      .filter((fault) => fault.suite === suite)
      .map(({seen_by}) => seen_by.split(': ')[0] ?? '');
    const report = path.join(copy, '.test-reports', `${suite}.json`);
    const vitest = ['vitest', 'run', '--reporter=json', '--outputFile', report];
    const command =
      suite === 'e2e'
        ? ['playwright', 'test', ...files]
        : [...vitest, '--passWithNoTests', '--project', suite, ...files];
    // What is made of faults isn't kept for other builds.
    const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
    if (files.length === 0) {
      return [];
    }
    const {status} = spawnSync('npx', command, {cwd: copy, env});
    const text: unknown = JSON.parse(readFileSync(report, 'utf8'));
    const {tests} =
      suite === 'e2e'
        ? countPlaywright(text as PlaywrightReport, status === 0)
        : countVitest(text as VitestReport, status === 0);
    return tests
      .filter(({hasPassed}) => !hasPassed)
      .map(({file, name}) => `${file.replace(/^.*tests\//, '')} ${name}`);
  });
}
