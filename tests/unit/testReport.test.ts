import {describe, expect, test} from 'vitest';
import {
  countCheck,
  countPlaywright,
  countVitest,
  slowestTests,
  summary,
} from '../../scripts/testReport';
import type {PlaywrightReport, VitestReport} from '../../scripts/testReport';

const VITEST: VitestReport = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [
    {
      name: '/home/x/tests/unit/a.test.ts',
      assertionResults: [
        {fullName: 'a is one', duration: 1500},
        {fullName: 'a is two', duration: null},
      ],
    },
  ],
};

const PLAYWRIGHT: PlaywrightReport = {
  stats: {expected: 2, unexpected: 0, flaky: 0, skipped: 0},
  suites: [
    {
      title: 'b.test.ts',
      specs: [{title: 'opens', tests: [{results: [{duration: 4000}]}]}],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'closes',
              // Two attempts.
              tests: [{results: [{duration: 500}, {duration: 250}]}],
            },
          ],
        },
      ],
    },
  ],
};

describe('a suite', () => {
  test('counts its tests, with their times', () => {
    expect(countVitest(VITEST, true)).toEqual({
      passed: 2,
      failed: 0,
      tests: [
        {name: 'a.test.ts › a is one', seconds: 1.5},
        {name: 'a.test.ts › a is two', seconds: 0},
      ],
    });
    expect(countPlaywright(PLAYWRIGHT, true)).toEqual({
      passed: 2,
      failed: 0,
      tests: [
        {name: 'b.test.ts › opens', seconds: 4},
        {name: 'b.test.ts › on a phone › closes', seconds: 0.75},
      ],
    });
  });

  test('counts what was left out or passed late as failed', () => {
    expect(countVitest({...VITEST, numPendingTests: 1}, true).failed).toBe(1);
    const stats = {expected: 2, unexpected: 1, flaky: 2, skipped: 4};
    expect(countPlaywright({...PLAYWRIGHT, stats}, false).failed).toBe(7);
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

test('the slowest tests come first, with their suite', () => {
  expect(slowestTests(SUITES, 2)).toEqual([
    {name: 'e2e › b.test.ts › opens', seconds: 4},
    {name: 'unit › a.test.ts › a is one', seconds: 1.5},
  ]);
});

test('the summary has each suite, and ends with the count', () => {
  const lines = summary(SUITES, 65.3).split('\n');
  expect(lines).toContain('   62.3  e2e (2 passed, 1 failed)');
  expect(lines).toContain('   65.3  合計');
  expect(lines).toContain('    4.0  e2e › b.test.ts › opens');
  expect(lines.at(-1)).toBe('4 passed, 1 failed');
  expect(summary(SUITES, 65.3, ['x']).split('\n').at(-2)).toBe('x');
});
