import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    // A test that checks nothing, as a loop over nothing does, fails.
    expect: {requireAssertions: true},
    // Files share what they import, which takes longer than their tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests/unit,packages/*/tests}/**/*.test.ts'],
          // Builds run beside them (scripts/test.ts).
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Tests that build sites: one after the other, as every build writes
        // the same generated folders.
        extends: true,
        test: {
          name: 'build',
          include: [
            'tests/build/**/*.test.ts',
            'tests/specification/**/*.test.ts',
          ],
          globalSetup: ['tests/build/globalSetup.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Requests to a server that serves what the project above has built.
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The main journeys in Firefox and WebKit, on the same builds.
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
