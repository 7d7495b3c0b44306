import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readStatements, readTests} from '../../scripts/testReport';

/** A report in as far as it is read. */
type Report = NonNullable<Parameters<typeof readTests>[0]>;

const VITEST = {
  testResults: [
    {
      name: path.resolve('tests/unit/a.test.ts'),
      assertionResults: [
        {fullName: 'a is one', status: 'passed', duration: 1500},
        {fullName: 'a is two', status: 'passed', duration: null},
      ],
    },
  ],
};

/** A test of Playwright that passed, or what else came of it. */
function spec(title: string, durations: readonly number[], other = {}) {
  return {
    title,
    file: 'b.test.ts',
    tests: [
      {
        expectedStatus: 'passed',
        status: 'expected',
        results: durations.map((duration) => ({duration})),
        ...other,
      },
    ],
  };
}

function playwright(...specs: ReturnType<typeof spec>[]) {
  return {
    config: {rootDir: path.resolve('tests/e2e')},
    suites: [
      {
        title: 'b.test.ts',
        specs: [spec('opens', [4000])],
        suites: [{title: 'on a phone', specs}],
      },
    ],
  };
}

// Two attempts.
const PLAYWRIGHT = playwright(spec('closes', [500, 250]));

function read(report: object | undefined, isOk = true) {
  return readTests(report as Report | undefined, isOk);
}

/** Whether each test has passed. */
function passes(report: object | undefined, isOk = true): boolean[] {
  return read(report, isOk).map(({hasPassed}) => hasPassed);
}

describe('a suite', () => {
  test('has its tests, with their times', () => {
    const file = 'tests/unit/a.test.ts';
    expect(read(VITEST)).toEqual([
      {file, name: 'a is one', seconds: 1.5, hasPassed: true},
      {file, name: 'a is two', seconds: 0, hasPassed: true},
    ]);
    expect(read(PLAYWRIGHT)).toMatchObject([
      {file: 'tests/e2e/b.test.ts', name: 'opens', seconds: 4},
      {name: 'on a phone closes', seconds: 0.75, hasPassed: true},
    ]);
  });

  test.each(['skipped', 'pending', 'todo', 'failed'])(
    'has failed in a test of Vitest that is %s',
    (status) => {
      const testResults = VITEST.testResults.map((file) => ({
        ...file,
        assertionResults: file.assertionResults.map((one) => ({
          ...one,
          status,
        })),
      }));
      expect(passes({testResults})).toEqual([false, false]);
    },
  );

  test.each([
    {status: 'unexpected'},
    {status: 'flaky'},
    {status: 'skipped', expectedStatus: 'skipped'},
    {status: 'expected', expectedStatus: 'failed'},
  ])('has failed in a test of Playwright: %o', (other) => {
    expect(passes(playwright(spec('closes', [1], other)))).toEqual([
      true,
      false,
    ]);
  });

  test('has failed if it ends badly, or without a report', () => {
    expect(passes(VITEST, false)).toEqual([true, true, false]);
    expect(passes(PLAYWRIGHT, false)).toEqual([true, true, false]);
    expect(passes(undefined, true)).toEqual([false]);
    expect(passes(undefined, false)).toEqual([false]);
  });
});

const SUITES = [
  {name: 'unit', seconds: 3, tests: read(VITEST)},
  {name: 'e2e', seconds: 62.25, tests: read(PLAYWRIGHT, false)},
];

describe('a statement of the specification', () => {
  const isProven = (
    statement: {text: string; provenBy?: {file: string; title: string}},
    suites = SUITES,
  ) =>
    readStatements({'1.1': statement}, suites).map(({hasPassed}) => hasPassed);
  const by = (file: string, title: string) => ({
    text: 'x',
    provenBy: {file, title},
  });

  test('is proven by tests that passed, in their file', () => {
    expect(isProven(by('e2e/b', 'closes'))).toEqual([true]);
    expect(isProven(by('e2e/b', 'is one'))).toEqual([false]);
    expect(isProven(by('e2e/b', 'burns'))).toEqual([false]);
  });

  test('is proven by the test that quotes it, where no other is named', () => {
    expect(isProven({text: 'two'})).toEqual([false]);
    const [, closes] = read(PLAYWRIGHT);
    const tests = closes ? [{...closes, name: '1.1 two'}] : [];
    expect(isProven({text: 'two'}, [{name: 'e2e', seconds: 1, tests}])).toEqual(
      [true],
    );
  });
});
