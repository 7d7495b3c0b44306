/*
 * What `npm test` reads from the reports of its suites: which tests passed, how
 * long each took, and which statements of the specification they prove.
 */
import path from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import type {Statement} from '../tests/specification/statements';

/** One test, as its suite reports it. */
export interface TestResult {
  /** From the repository's folder, with `/`; none of a static check. */
  readonly file?: string;
  /** With the names of the groups that it is in. */
  readonly name: string;
  readonly seconds: number;
  /** At its first attempt. */
  readonly hasPassed: boolean;
}

/** What came of one suite; a static check is a suite of one test. */
export interface SuiteResult {
  readonly name: string;
  /** From start to end, including what is done before its first test. */
  readonly seconds: number;
  readonly tests: readonly TestResult[];
}

/**
 * Reads the report of a suite. A test that was left out counts as failed, as does
 * one that passed at its second attempt, a suite that ends badly without a failed
 * test (a file that can't be loaded), and one without a report.
 *
 * @param report - of Vitest or Playwright; `undefined` if the suite wrote none
 * @param isOk - whether the process ended well
 */
export function readTests(
  report: JSONReport | JsonTestResults | undefined,
  isOk: boolean,
): TestResult[] {
  const tests =
    report === undefined
      ? []
      : 'testResults' in report
        ? vitestTests(report)
        : report.suites.flatMap((file) =>
            playwrightTests(file, report.config.rootDir, []),
          );
  return (isOk && report) || tests.some(({hasPassed}) => !hasPassed)
    ? tests
    : [...tests, {name: '最後まで実行', seconds: 0, hasPassed: false}];
}

function vitestTests({testResults}: JsonTestResults): TestResult[] {
  return testResults.flatMap(({name: file, assertionResults}) =>
    assertionResults.map(({fullName, status, duration}) => ({
      file: nameOf(file),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      hasPassed: status === 'passed',
    })),
  );
}

/** @param groups - in which the suite is; that of a file is no group */
function playwrightTests(
  {specs, suites = []}: JSONReportSuite,
  rootDir: string,
  groups: readonly string[],
): TestResult[] {
  return [
    ...specs.flatMap(({title, file, tests}) =>
      tests.map(({expectedStatus, results, status}) => ({
        file: nameOf(path.join(rootDir, file)),
        name: [...groups, title].join(' '),
        seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
        hasPassed: status === 'expected' && expectedStatus === 'passed',
      })),
    ),
    ...suites.flatMap((one) =>
      playwrightTests(one, rootDir, [...groups, one.title]),
    ),
  ];
}

function nameOf(file: string): string {
  return path.relative(process.cwd(), file).replaceAll('\\', '/');
}

/** The statements of the specification; one has passed if all its proofs have. */
export function readStatements(
  statements: Readonly<Record<string, Statement>>,
  suites: readonly SuiteResult[],
): TestResult[] {
  const all = suites.flatMap(({tests}) => tests);
  return Object.entries(statements).map(([id, {text, provenBy}]) => {
    const file = provenBy && `tests/${provenBy.file}.test.ts`;
    const title = provenBy?.title ?? `${id} ${text}`;
    const proofs = all.filter(
      (one) => one.name.includes(title) && one.file === (file ?? one.file),
    );
    return {
      name: `${id} (${file ? `${file} › ` : ''}${title})`,
      seconds: 0,
      hasPassed: proofs.length > 0 && proofs.every(({hasPassed}) => hasPassed),
    };
  });
}

/**
 * What is at the end of a run: times, and the count as the last line.
 *
 * @param total - seconds
 * @param remarks - what else there is to know
 */
export function summary(
  suites: readonly SuiteResult[],
  total: number,
  remarks: readonly string[] = [],
): string {
  const all = suites.flatMap(({tests}) => tests);
  const slowest = all
    .filter(({file}) => file)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  return [
    '=== 時間（秒） ===',
    ...suites.map(
      ({name, seconds, tests}) =>
        `${column(seconds)}  ${name} (${counted(tests)})`,
    ),
    `${column(total)}  合計`,
    '',
    '=== 最も時間のかかったテスト（秒） ===',
    ...slowest.map(
      ({file, name, seconds}) => `${column(seconds)}  ${file} › ${name}`,
    ),
    '',
    ...remarks,
    counted(all),
  ].join('\n');
}

function counted(tests: readonly TestResult[]): string {
  const passed = tests.filter(({hasPassed}) => hasPassed).length;
  return `${passed} passed, ${tests.length - passed} failed`;
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(7);
}
