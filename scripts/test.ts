/*
 * `npm test`: every check of the repository, one after the other. A failed step
 * doesn't hide the next one's findings, except where the next can't run. The
 * last line counts all suites together; each static check counts as one.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureChromium} from './machine/chromium';
import {ensureNginx} from './machine/nginx';

interface Count {
  passed: number;
  failed: number;
}

/** Part of the JSON report of Vitest. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

/** Part of the JSON report of Playwright. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const REPORTS = '.test-reports';
const total: Count = {passed: 0, failed: 0};

rmSync(REPORTS, {recursive: true, force: true});
mkdirSync(REPORTS);

for (const check of [
  'typecheck',
  'lint:code',
  'lint:format',
  'lint:content',
  'lint:prose',
]) {
  add(npmRun(check) ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
}
runVitest('unit');
if (runVitest('build')) {
  runPlaywright();
} else {
  console.error('ビルドに失敗したため、ブラウザーテストは実行しません。');
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function add({passed, failed}: Count): void {
  total.passed += passed;
  total.failed += failed;
}

/** Runs a script of package.json; its output goes to the terminal. */
function npmRun(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): boolean {
  console.log(`\n=== ${script} ===`);
  const {status} = spawnSync(
    'npm',
    ['run', '--silent', script, '--', ...args],
    {
      stdio: 'inherit',
      env: {...process.env, ...env},
      // On Windows npm is a script, which only a shell can start.
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}

/** @returns whether the suite ran, so that what it made can be used */
function runVitest(project: 'unit' | 'build'): boolean {
  const report = `${REPORTS}/${project}.json`;
  const ok = npmRun(`test:${project}`, [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport<VitestReport>(report);
  if (!result) {
    add({passed: 0, failed: 1});
    return false;
  }
  // A file that can't be loaded has no failed test, yet fails the suite.
  const failed = result.numFailedTests + result.numPendingTests;
  add({
    passed: result.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
  });
  return result.numPassedTests > 0;
}

function runPlaywright(): void {
  const report = `${REPORTS}/e2e.json`;
  try {
    const chromium = ensureChromium();
    ensureNginx();
    const ok = npmRun('test:e2e', [], {
      CHROMIUM_PATH: chromium,
    });
    const stats = readReport<PlaywrightReport>(report)?.stats;
    const failed = stats ? stats.unexpected + stats.flaky + stats.skipped : 1;
    add({
      passed: stats?.expected ?? 0,
      failed: ok ? failed : Math.max(failed, 1),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add({passed: 0, failed: 1});
  }
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as T)
    : undefined;
}
