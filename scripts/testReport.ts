/*
 * What `npm test` reads from the reports of its suites: which tests passed, how
 * long each took, and which statements of the specification they prove.
 */
import path from 'node:path';
import type {Statement} from '../tests/specification/statements';

/** One test, as its suite reports it. */
export interface TestResult {
  /** From the repository's folder, with `/`. */
  readonly file: string;
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
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestResult[];
}

/** What a report says. */
export type Counted = Pick<SuiteResult, 'passed' | 'failed' | 'tests'>;

/** Part of the JSON report of Vitest. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      /** Otherwise `failed`, `skipped`, `pending`, `todo` ... */
      readonly status: 'passed' | (string & {});
      /** Milliseconds; missing if it didn't run. */
      readonly duration?: number | null;
    }[];
  }[];
}

/** Part of the JSON report of Playwright. */
export interface PlaywrightReport {
  readonly config: {readonly rootDir: string};
  readonly suites: readonly PlaywrightSuite[];
}

export interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly expectedStatus: string;
      /** Otherwise `unexpected`, `flaky`, `skipped`. */
      readonly status: 'expected' | (string & {});
      readonly results: readonly {readonly duration: number}[];
    }[];
  }[];
}

/**
 * Counts a suite of Vitest. A test that was left out counts as failed, as does a
 * suite that ends badly without a failed test (a file that can't be loaded), or
 * without a report.
 *
 * @param report - `undefined` if the suite wrote none
 * @param isOk - whether the process ended well
 */
export function countVitest(
  report: VitestReport | undefined,
  isOk: boolean,
): Counted {
  return counted(
    report?.testResults.flatMap(({name: file, assertionResults}) =>
      assertionResults.map(({fullName, status, duration}) => ({
        file: fileName(file),
        name: fullName,
        seconds: (duration ?? 0) / 1000,
        hasPassed: status === 'passed',
      })),
    ),
    isOk,
  );
}

/** As {@link countVitest}; a test that passed at its second attempt failed. */
export function countPlaywright(
  report: PlaywrightReport | undefined,
  isOk: boolean,
): Counted {
  return counted(
    report?.suites.flatMap((file) => testsOf(file, report.config.rootDir)),
    isOk,
  );
}

/**
 * Counts the statements of the specification of which all tests that prove them
 * are among those that passed.
 */
export function countStatements(
  statements: Readonly<Record<string, Statement>>,
  suites: readonly SuiteResult[],
): Counted {
  const all = suites.flatMap(({tests}) => tests);
  return counted(
    Object.entries(statements).map(([id, {text, provenBy}]) => {
      const [file, title] = provenBy ?? [undefined, `${id} ${text}`];
      const proofs = all.filter(
        (one) => one.name.includes(title) && one.file === (file ?? one.file),
      );
      return {
        file: 'tests/specification/statements.ts',
        name: `${id} (${file ? `${file} › ` : ''}${title})`,
        seconds: 0,
        hasPassed:
          proofs.length > 0 && proofs.every(({hasPassed}) => hasPassed),
      };
    }),
    true,
  );
}

/** A static check counts as one test. */
export function countCheck(isOk: boolean): Counted {
  return {passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, tests: []};
}

/** The slowest tests of all suites, the slowest first. */
export function slowestTests(
  suites: readonly SuiteResult[],
  count: number,
): TestResult[] {
  return suites
    .flatMap(({tests}) => tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
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
  const sum = (key: 'passed' | 'failed') =>
    suites.reduce((before, suite) => before + suite[key], 0);
  return [
    '=== 時間（秒） ===',
    ...suites.map(
      ({name, seconds, passed, failed}) =>
        `${column(seconds)}  ${name} (${passed} passed, ${failed} failed)`,
    ),
    `${column(total)}  合計`,
    '',
    '=== 最も時間のかかったテスト（秒） ===',
    ...slowestTests(suites, 10).map(
      ({file, name, seconds}) => `${column(seconds)}  ${file} › ${name}`,
    ),
    '',
    ...remarks,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function counted(
  tests: readonly TestResult[] | undefined,
  isOk: boolean,
): Counted {
  const passed = tests?.filter(({hasPassed}) => hasPassed).length ?? 0;
  const failed = (tests?.length ?? 0) - passed;
  return {
    passed,
    failed: isOk && tests ? failed : Math.max(failed, 1),
    tests: tests ?? [],
  };
}

function testsOf(
  {title: group, suites = [], specs}: PlaywrightSuite,
  rootDir: string,
  above?: readonly string[],
): TestResult[] {
  // The outermost is the file.
  const groups = above ? [...above, group] : [];
  return [
    ...specs.flatMap(({title, file, tests}) =>
      tests.map(({expectedStatus, results, status}) => ({
        file: fileName(path.join(rootDir, file)),
        name: [...groups, title].join(' '),
        seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
        hasPassed: status === 'expected' && expectedStatus === 'passed',
      })),
    ),
    ...suites.flatMap((below) => testsOf(below, rootDir, groups)),
  ];
}

function fileName(file: string): string {
  return path.relative(process.cwd(), file).replaceAll('\\', '/');
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(7);
}
