import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {describeChanges} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {typeCheck} from '../../../scripts/content/codeSamples';
import {ROOT, listFiles} from '../../support/files';
import tasks from '../../fixtures/tasks/expected.json';
import {
  messages,
  runSource,
} from '../../../packages/simulator/tests/support/runtime';

// Programs of somebody who knows only the site, and what they should do.
const read = (name: string): string =>
  readFileSync(path.join(ROOT, `tests/fixtures/tasks/${name}.js`), 'utf8');

describe('a task that is not on the site', () => {
  test.each(Object.entries(tasks))('%s runs', async (name, expected) => {
    const result = await runSource(read(name), {scenario: expected.scenario});
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual(expected.logs);
    const {amounts, customData} = describeChanges(
      result.changes,
      sampleCompany,
    );
    expect([...amounts, ...customData]).toEqual(expected.changes);
  });
});

test('the tasks are right by their types', () => {
  expect(
    typeCheck(
      Object.keys(tasks).map((name) => ({
        file: name,
        line: 1,
        language: 'js',
        code: read(name),
        unchecked: undefined,
        scenario: undefined,
      })),
    ),
  ).toEqual([]);
});

test('every task is run', () => {
  expect(
    listFiles('tests/fixtures/tasks', /\.js$/).map((file) =>
      path.basename(file, '.js'),
    ),
  ).toEqual(Object.keys(tasks).sort());
});
