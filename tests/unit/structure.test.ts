import {cruise} from 'dependency-cruiser';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {listFiles, readText} from '../support/files';
import type {ICruiseResult} from 'dependency-cruiser';

/** The feature, or another folder of `src/`, that a file belongs to. */
function featureOf(file: string): string | undefined {
  return /^src\/(?:features\/)?([\w-]+)\//.exec(file)?.[1];
}

test('no feature needs itself through others', async () => {
  const {output} = await cruise(['src'], {
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    includeOnly: {path: '^src/'},
  });
  const needs = new Map<string, Set<string>>();
  for (const {source, dependencies} of (output as ICruiseResult).modules) {
    const from = featureOf(source);
    for (const {resolved} of dependencies) {
      const to = featureOf(resolved);
      if (from !== undefined && to !== undefined && from !== to) {
        needs.set(from, (needs.get(from) ?? new Set<string>()).add(to));
      }
    }
  }
  expect(needs.size).toBeGreaterThan(20);
  // What needs nothing that is left can go; a circle never can.
  for (let left = -1; left !== needs.size;) {
    left = needs.size;
    for (const [feature, others] of needs) {
      if (![...others].some((other) => needs.has(other))) {
        needs.delete(feature);
      }
    }
  }
  expect([...needs.keys()]).toEqual([]);
});

test('no JSON has the name of a module beside it: the build would take it instead', () => {
  const files = ['src', 'packages'].flatMap((folder) =>
    listFiles(folder, /\.(?:json|tsx?)$/),
  );
  const modules = files.map((file) => file.replace(/\.tsx?$/, ''));
  expect(
    files.filter(
      (file) =>
        file.endsWith('.json') && modules.includes(file.replace(/\.json$/, '')),
    ),
  ).toEqual([]);
});

test('every fault of the list can be put in', () => {
  const faults = parse(readText('tests/faults/faults.yml')) as Record<
    'id' | 'find',
    string
  >[];
  const texts = [
    'api-src',
    'docs',
    'packages',
    'scripts',
    'src',
    'wiki',
  ].flatMap((folder) =>
    listFiles(folder, /\.(?:[cm]?[jt]sx?|css|json|mdx|yml)$/).map(readText),
  );
  expect(
    faults
      .filter(
        ({find}) =>
          texts.reduce((sum, text) => sum + text.split(find).length - 1, 0) !==
          1,
      )
      .map(({id}) => id),
  ).toEqual([]);
});
