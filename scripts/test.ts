/*
 * `npm test`: every check of the repository. A failed step doesn't hide the next
 * one's findings, except where the next can't run. The last line counts all
 * suites together; each static check counts as one test.
 *
 * Builds leave a part of two cores idle: unit tests run beside them and the
 * static checks. Browser tests need both cores and come last. The output of a
 * step is kept until it has ended, so that two steps don't mix.
 *
 * `--full` adds the browser tests that a usual run leaves out.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {STATEMENTS} from '../tests/specification/statements';
import {ensureChromium} from './machine/chromium';
import {installNginx} from './machine/nginx';
import {
  ensureOtherBrowsers,
  findFirefox,
  findWebKit,
} from './machine/otherBrowsers';
import {run} from './run';
import {runChecks} from './runChecks';
import {readStatements, readTests, summary} from './testReport';
import type {RunResult} from './run';
import type {SuiteResult} from './testReport';

const REPORTS = '.test-reports';

const isFull = process.argv.includes('--full');
const start = performance.now();
const suites: SuiteResult[] = [];
/** What couldn't be tried, and what to do. */
const remarks: string[] = [];

void main();

async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS);

  const [isBuilt] = await Promise.all([buildLane(), runSuite('test:unit')]);
  if (isBuilt) {
    await runBrowserTests();
    await runOtherBrowsers();
    compareStatements();
  } else {
    console.error('ビルドに失敗したため、ブラウザーテストは実行しません。');
  }

  const seconds = (performance.now() - start) / 1000;
  writeFileSync(
    `${REPORTS}/times.json`,
    `${JSON.stringify({seconds, suites}, null, 2)}\n`,
  );
  console.log(`\n${summary(suites, seconds, remarks)}`);
  const isOk = suites.every(
    ({tests}) => tests.length > 0 && tests.every(({hasPassed}) => hasPassed),
  );
  process.exitCode = isOk ? 0 : 1;
}

/** A statement of the specification whose proof didn't run isn't proven. */
function compareStatements(): void {
  const tests = readStatements(STATEMENTS, suites);
  suites.push({name: 'specification', seconds: 0, tests});
  for (const {name} of tests.filter(({hasPassed}) => !hasPassed)) {
    console.error(`仕様の文を確認するテストが通っていません：${name}`);
  }
}

/**
 * Builds, then static checks.
 *
 * @returns whether there is a site that browser tests can use
 */
async function buildLane(): Promise<boolean> {
  const {tests} = await runSuite('test:build');
  const isBuilt = tests.some(({hasPassed}) => hasPassed);
  if (isBuilt) {
    // Without it the suite's tests say what to do.
    installNginx();
    await runSuite('test:server');
  }
  // The unit tests take longer than the builds.
  await runChecks({isCached: false, onEnd: addCheck});
  return isBuilt;
}

async function runBrowserTests(): Promise<void> {
  const name = isFull ? 'test:e2e:full' : 'test:e2e';
  const CHROMIUM_PATH = attempt(name, ensureChromium);
  if (CHROMIUM_PATH !== undefined) {
    // Nothing else runs: its lines may come as they are written.
    await runSuite(name, {isLive: true, CHROMIUM_PATH});
  }
}

/**
 * The main journeys in Firefox and WebKit, as far as this machine has them.
 * With `REQUIRE_BROWSERS=true` it must.
 */
async function runOtherBrowsers(): Promise<void> {
  const name = isFull ? 'test:browsers:full' : 'test:browsers';
  const missing = attempt(name, ensureOtherBrowsers);
  remarks.push(...(missing ?? []));
  if (missing?.length && process.env.REQUIRE_BROWSERS === 'true') {
    addCheck('REQUIRE_BROWSERS', {isOk: false, output: '', seconds: 0});
  }
  if (missing && (findFirefox() ?? findWebKit())) {
    await runSuite(name);
  }
}

/** What a suite needs, or the suite has failed. */
function attempt<T>(name: string, prepare: () => T): T | undefined {
  try {
    return prepare();
  } catch (error) {
    addCheck(name, {isOk: false, output: `${String(error)}\n`, seconds: 0});
    return undefined;
  }
}

/** Runs a script of package.json as a suite. */
async function runSuite(
  name: string,
  options: Parameters<typeof run>[2] = {},
): Promise<SuiteResult> {
  const isPlaywright = name.startsWith('test:e2e');
  // Playwright's configuration names its own.
  const report = `${REPORTS}/${isPlaywright ? 'e2e' : name.replace('test:', '').replaceAll(':', '-')}.json`;
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  if (options.isLive) {
    console.log(`\n=== ${name} ===`);
  }
  const {isOk, output, seconds} = await run(
    'npm',
    ['run', '--silent', name, '--', ...(isPlaywright ? [] : reporters)],
    options,
  );
  if (!options.isLive) {
    printStep(name, seconds, output);
  }
  const tests = readTests(
    existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as never)
      : undefined,
    isOk,
  );
  suites.push({name, seconds, tests});
  return {name, seconds, tests};
}

/** Takes down a suite of one test. */
function addCheck(name: string, {isOk, output, seconds}: RunResult): void {
  printStep(name, seconds, output);
  suites.push({name, seconds, tests: [{name, seconds, hasPassed: isOk}]});
}

function printStep(name: string, seconds: number, output: string): void {
  console.log(`\n=== ${name} (${seconds.toFixed(1)} s) ===`);
  process.stdout.write(output);
}
