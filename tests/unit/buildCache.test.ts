import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {
  openBuildCache,
  withoutAssetNames,
} from '../../src/features/build-cache/build/openBuildCache';
import {tempFolder, writeFiles} from '../support/tempFolder';

let site = '';

beforeEach(() => {
  site = tempFolder({
    'package-lock.json': '{}',
    'src/search/index.ts': 'export default 1;',
  });
});

/** One build that takes inputs; what it had to make. */
function build(inputs: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const cache = openBuildCache<string[]>(site, 'pages', env);
  const made: string[] = [];
  const results = inputs.map((input) =>
    cache.take(input, () => {
      made.push(input);
      return [`${input}!`];
    }),
  );
  cache.save();
  return {made, results};
}

test('a build makes only what the last one has not made', () => {
  expect(build(['a', 'b']).made).toEqual(['a', 'b']);
  expect(build(['b', 'c'])).toEqual({made: ['c'], results: [['b!'], ['c!']]});
  // What the last build had no use for is gone.
  expect(build(['a', 'b', 'c']).made).toEqual(['a']);
});

test.each([
  'src/search/index.ts',
  'src/new.ts',
  'api-src/a.d.ts',
  'package-lock.json',
])('a change of %s makes all anew', (file) => {
  build(['a']);
  writeFiles(site, {[file]: '// other'});
  expect(build(['a']).made).toEqual(['a']);
  expect(build(['a']).made).toEqual([]);
});

test('a file that ends in the middle is made again', () => {
  build(['a']);
  writeFiles(site, {'node_modules/.cache/build/pages.json': '[["'});
  expect(build(['a'])).toEqual({made: ['a'], results: [['a!']]});
  expect(readdirSync(path.join(site, 'node_modules/.cache/build'))).toEqual([
    'pages.json',
  ]);
});

test("Docusaurus's switch turns it off", () => {
  const off = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  build(['a'], off);
  expect(build(['a']).made).toEqual(['a']);
  expect(build(['a'], off).made).toEqual(['a']);
});

test('a page is the same with other names of scripts and styles', () => {
  const page = (name: string, picture: string) =>
    `<link href="/base/assets/css/styles.${name}.css"><script src="/base/assets/js/main.${name}.js"></script><img src="/base/assets/images/${picture}.png">`;
  expect(withoutAssetNames(page('1a', 'x'))).toBe(
    withoutAssetNames(page('2b', 'x')),
  );
  expect(withoutAssetNames(page('1a', 'x'))).not.toBe(
    withoutAssetNames(page('1a', 'y')),
  );
});
