/*
 * What `npm test` reads from the reports of its suites: how many tests passed,
 * and how long each took.
 */

/** One test and its time. */
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** What came of one suite; a static check is a suite of one test. */
export interface SuiteResult {
  readonly name: string;
  /** From start to end, including what is done before its first test. */
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
}

/** What a report says. */
export type Counted = Pick<SuiteResult, 'passed' | 'failed' | 'tests'>;

/** Part of the JSON report of Vitest. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      /** Milliseconds; missing if it didn't run. */
      readonly duration?: number | null;
    }[];
  }[];
}

/** Part of the JSON report of Playwright. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

export interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
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
    report?.numPassedTests ?? 0,
    (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0),
    isOk && report !== undefined,
    (report?.testResults ?? []).flatMap(({name, assertionResults}) =>
      assertionResults.map(({fullName, duration}) => ({
        name: `${fileName(name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  );
}

/** As {@link countVitest}; a test that passed at its second attempt failed. */
export function countPlaywright(
  report: PlaywrightReport | undefined,
  isOk: boolean,
): Counted {
  const {expected, unexpected, flaky, skipped} = report?.stats ?? {
    expected: 0,
    unexpected: 0,
    flaky: 0,
    skipped: 0,
  };
  return counted(
    expected,
    unexpected + flaky + skipped,
    isOk && report !== undefined,
    (report?.suites ?? []).flatMap((suite) => timesOf(suite)),
  );
}

/** A static check counts as one test. */
export function countCheck(isOk: boolean): Counted {
  return counted(isOk ? 1 : 0, isOk ? 0 : 1, isOk, []);
}

/** The slowest tests of all suites, the slowest first. */
export function slowestTests(
  suites: readonly SuiteResult[],
  count: number,
): TestTime[] {
  return suites
    .flatMap(({name: suite, tests}) =>
      tests.map(({name, seconds}) => ({name: `${suite} › ${name}`, seconds})),
    )
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
      ({name, seconds}) => `${column(seconds)}  ${name}`,
    ),
    '',
    ...remarks,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function counted(
  passed: number,
  failed: number,
  isOk: boolean,
  tests: readonly TestTime[],
): Counted {
  return {passed, failed: isOk ? failed : Math.max(failed, 1), tests};
}

function timesOf(suite: PlaywrightSuite, above = ''): TestTime[] {
  const title = above ? `${above} › ${suite.title}` : suite.title;
  return [
    ...suite.specs.map((spec) => ({
      name: `${title} › ${spec.title}`,
      seconds:
        spec.tests
          .flatMap(({results}) => results)
          .reduce((sum, {duration}) => sum + duration, 0) / 1000,
    })),
    ...(suite.suites ?? []).flatMap((below) => timesOf(below, title)),
  ];
}

function fileName(file: string): string {
  return file.replaceAll('\\', '/').split('/').at(-1) ?? file;
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(7);
}
