import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  countCheck,
  countPlaywright,
  countStatements,
  countVitest,
  slowestTests,
  summary,
} from '../../scripts/testReport';
import type {PlaywrightReport, VitestReport} from '../../scripts/testReport';

const VITEST: VitestReport = {
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

function playwright(...specs: ReturnType<typeof spec>[]): PlaywrightReport {
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

describe('a suite', () => {
  test('counts its tests, with their times', () => {
    const file = 'tests/unit/a.test.ts';
    expect(countVitest(VITEST, true)).toEqual({
      passed: 2,
      failed: 0,
      tests: [
        {file, name: 'a is one', seconds: 1.5, hasPassed: true},
        {file, name: 'a is two', seconds: 0, hasPassed: true},
      ],
    });
    expect(countPlaywright(PLAYWRIGHT, true)).toMatchObject({
      passed: 2,
      failed: 0,
      tests: [
        {file: 'tests/e2e/b.test.ts', name: 'opens', seconds: 4},
        {name: 'on a phone closes', seconds: 0.75},
      ],
    });
  });

  test.each(['skipped', 'pending', 'todo', 'failed'])(
    'counts a test of Vitest that is %s as failed',
    (status) => {
      const testResults = VITEST.testResults.map((file) => ({
        ...file,
        assertionResults: file.assertionResults.map((one) => ({
          ...one,
          status,
        })),
      }));
      expect(countVitest({testResults}, true)).toMatchObject({
        passed: 0,
        failed: 2,
      });
    },
  );

  test.each([
    {status: 'unexpected'},
    {status: 'flaky'},
    {status: 'skipped', expectedStatus: 'skipped'},
    {status: 'expected', expectedStatus: 'failed'},
  ])('counts a test of Playwright as failed: %o', (other) => {
    const report = playwright(spec('closes', [1], other));
    expect(countPlaywright(report, true)).toMatchObject({passed: 1, failed: 1});
  });

  test('has failed if it ends badly, or without a report', () => {
    expect(countVitest(VITEST, false)).toMatchObject({passed: 2, failed: 1});
    expect(countVitest(undefined, true)).toMatchObject({passed: 0, failed: 1});
    expect(countPlaywright(PLAYWRIGHT, false).failed).toBe(1);
    expect(countPlaywright(undefined, true).failed).toBe(1);
    expect(countCheck(true)).toMatchObject({passed: 1, failed: 0});
    expect(countCheck(false)).toMatchObject({passed: 0, failed: 1});
  });
});

const SUITES = [
  {name: 'unit', seconds: 3, ...countVitest(VITEST, true)},
  {name: 'e2e', seconds: 62.25, ...countPlaywright(PLAYWRIGHT, false)},
];

test('the slowest tests come first, whatever their suite', () => {
  expect(slowestTests(SUITES, 2)).toMatchObject([
    {file: 'tests/e2e/b.test.ts', name: 'opens', seconds: 4},
    {file: 'tests/unit/a.test.ts', name: 'a is one', seconds: 1.5},
  ]);
});

describe('a statement of the specification', () => {
  const passed = (...provenBy: [string, string]): boolean =>
    countStatements({'1.1': {text: 'The lid.', provenBy}}, SUITES).passed === 1;

  test('is proven by tests that passed, in their file', () => {
    expect(passed('tests/e2e/b.test.ts', 'closes')).toBe(true);
    expect(passed('tests/e2e/b.test.ts', 'is one')).toBe(false);
    expect(passed('tests/e2e/b.test.ts', 'burns')).toBe(false);
  });

  test('is not proven by one of two, nor by a test that was left out', () => {
    const provenBy = ['tests/e2e/b.test.ts', 's'] as const;
    const statements = {'1.1': {text: 'x', provenBy}};
    expect(countStatements(statements, SUITES).failed).toBe(0);
    const report = playwright(
      spec('closes', [], {status: 'skipped', expectedStatus: 'skipped'}),
    );
    const suites = [
      {name: 'e2e', seconds: 1, ...countPlaywright(report, true)},
    ];
    expect(countStatements(statements, suites).failed).toBe(1);
  });

  test('is proven by the test that quotes it, where no other is named', () => {
    const quoting = (text: string) => countStatements({is: {text}}, SUITES);
    expect(quoting('two')).toMatchObject({passed: 1, failed: 0});
    expect(quoting('three')).toMatchObject({passed: 0, failed: 1});
  });
});

test('the summary has each suite, and ends with the count', () => {
  const lines = summary(SUITES, 65.3).split('\n');
  expect(lines).toContain('   62.3  e2e (2 passed, 1 failed)');
  expect(lines).toContain('   65.3  合計');
  expect(lines).toContain('    4.0  tests/e2e/b.test.ts › opens');
  expect(lines.at(-1)).toBe('4 passed, 1 failed');
  expect(summary(SUITES, 65.3, ['x']).split('\n').at(-2)).toBe('x');
});
