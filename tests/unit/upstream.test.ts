import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import hooks from '../../src/upstream/hooks.json';
import {ROOT, listFiles, readText} from '../support/files';

test.each(hooks)('there is a guard of: $hook', ({used, guard}) => {
  const {file, title, message} = guard;
  expect(existsSync(path.join(ROOT, used)), used).toBe(true);
  expect(readText(file)).toContain(
    title === undefined ? message : `'${title}'`,
  );
});

test('what is used is in this folder with its reasons, as far as it can be', () => {
  const files = listFiles('src/upstream', /\.tsx?$/);
  const used = hooks.map((hook) => hook.used);
  expect(
    used.filter((file) => file.startsWith('src/upstream/')).sort(),
  ).toEqual(files);
  expect(used.length).toBeLessThanOrEqual(15);
  for (const file of files) {
    const text = readText(file);
    expect(text, file).toMatch(
      /^\/\*\n \* .+\.\n \*\n \* @needs [^]+\n \* @why [^]+\n \* @then /,
    );
  }
});

test('the types of rspack are those of the version that builds the site', () => {
  const resolve = (from: string) =>
    createRequire(path.join(ROOT, from)).resolve('@rspack/core');
  expect(resolve('package.json')).toBe(
    resolve('node_modules/@docusaurus/faster/package.json'),
  );
});

test('pages use one function of tslib', () => {
  const used = listFiles('node_modules/@docusaurus/utils-common/lib', /\.js$/)
    .map((file) => readText(file))
    .flatMap((text) => [...text.matchAll(/\btslib_1\.(\w+)/g)]);
  expect(new Set(used.map(([, name]) => name))).toEqual(
    new Set(['__importDefault']),
  );
});
