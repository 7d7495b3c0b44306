/*
 * `npm test`: every check of the repository. A failed step doesn't hide the next
 * one's findings, except where the next can't run. The last line counts all
 * suites together; each static check counts as one test.
 *
 * Builds leave a part of two cores idle: static checks and unit tests run beside
 * them. Browser tests need both cores and come last. The output of a step is
 * kept until it has ended, so that two steps don't mix.
 *
 * `--full` adds the browser tests that a usual run leaves out, and a build that
 * must be the same as the first.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {ensureChromium} from './machine/chromium';
import {installNginx} from './machine/nginx';
import {
  ensureOtherBrowsers,
  findFirefox,
  findWebKit,
} from './machine/otherBrowsers';
import {run, runChecks} from './runChecks';
import {STATEMENTS} from '../tests/specification/statements';
import {
  countCheck,
  countPlaywright,
  countStatements,
  countVitest,
  summary,
} from './testReport';
import type {
  Counted,
  PlaywrightReport,
  SuiteResult,
  VitestReport,
} from './testReport';

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

  const [isBuilt] = await Promise.all([buildLane(), checkLane()]);
  if (isBuilt) {
    await runBrowserTests();
    await runOtherBrowsers();
    compareStatements();
  } else {
    console.error('ビルドに失敗したため、ブラウザーテストは実行しません。');
  }

  const seconds = secondsSince(start);
  writeFileSync(
    `${REPORTS}/times.json`,
    `${JSON.stringify({seconds, suites}, null, 2)}\n`,
  );
  console.log(`\n${summary(suites, seconds, remarks)}`);
  const isOk = suites.every(({passed, failed}) => passed > 0 && failed === 0);
  process.exitCode = isOk ? 0 : 1;
}

/** A statement of the specification whose proof didn't run isn't proven. */
function compareStatements(): void {
  const result = countStatements(STATEMENTS, suites);
  suites.push({name: 'specification', seconds: 0, ...result});
  for (const {name} of result.tests.filter(({hasPassed}) => !hasPassed)) {
    console.error(`仕様の文を確かめるテストが通っていません：${name}`);
  }
}

/** @returns whether there is a site that browser tests can use */
async function buildLane(): Promise<boolean> {
  const {passed} = await runVitest('test:build');
  if (passed > 0) {
    // Without it the suite's tests say what to do.
    installNginx();
    await runVitest('test:server');
    if (isFull) {
      await runVitest('test:identity');
    }
  }
  return passed > 0;
}

async function checkLane(): Promise<void> {
  await runVitest('test:unit');
  // A build runs beside them.
  await runChecks({
    isCached: false,
    lanes: 1,
    onEnd({name, seconds, isOk, output}) {
      printStep(name, seconds, output);
      suites.push({name, seconds, ...countCheck(isOk)});
    },
  });
}

function runVitest(script: string): Promise<Counted> {
  const report = `${REPORTS}/${script.replace('test:', '').replace(':', '-')}.json`;
  return runStep(
    script,
    ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    (isOk) => countVitest(readReport<VitestReport>(report), isOk),
  );
}

async function runBrowserTests(): Promise<void> {
  let chromium: string;
  try {
    chromium = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    suites.push({name: 'test:e2e', seconds: 0, ...countCheck(false)});
    return;
  }
  await runStep(
    isFull ? 'test:e2e:full' : 'test:e2e',
    [],
    (isOk) =>
      countPlaywright(
        readReport<PlaywrightReport>(`${REPORTS}/e2e.json`),
        isOk,
      ),
    // Nothing else runs: its lines may come as they are written.
    {CHROMIUM_PATH: chromium, isLive: true},
  );
}

/**
 * The main journeys in Firefox and WebKit, as far as this machine has them.
 * With `REQUIRE_BROWSERS=true` it must.
 */
async function runOtherBrowsers(): Promise<void> {
  const script = isFull ? 'test:browsers:full' : 'test:browsers';
  try {
    remarks.push(...ensureOtherBrowsers());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    suites.push({name: script, seconds: 0, ...countCheck(false)});
    return;
  }
  if (remarks.length > 0 && process.env.REQUIRE_BROWSERS === 'true') {
    suites.push({name: 'REQUIRE_BROWSERS', seconds: 0, ...countCheck(false)});
  }
  if (findFirefox() ?? findWebKit()) {
    await runVitest(script);
  }
}

/**
 * Runs a script of package.json as a suite.
 *
 * @param count - what came of it, from whether the script ended well
 */
async function runStep(
  script: string,
  args: readonly string[],
  count: (isOk: boolean) => Counted,
  {isLive = false, ...env}: {isLive?: boolean; CHROMIUM_PATH?: string} = {},
): Promise<Counted> {
  if (isLive) {
    console.log(`\n=== ${script} ===`);
  }
  const {isOk, output, seconds} = await run(
    'npm',
    ['run', '--silent', script, '--', ...args],
    {isLive, ...env},
  );
  if (!isLive) {
    printStep(script, seconds, output);
  }
  const result = count(isOk);
  suites.push({name: script, seconds, ...result});
  return result;
}

function printStep(name: string, seconds: number, output: string): void {
  console.log(`\n=== ${name} (${seconds.toFixed(1)} s) ===`);
  process.stdout.write(output);
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as T)
    : undefined;
}

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}
