import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../support/files';

test('every swizzled component says why in the README of src/theme', () => {
  const said = readFileSync('src/theme/README.md', 'utf8');
  const components = listFiles('src/theme', /\.tsx?$/).map((file) =>
    file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, ''),
  );
  expect(components.length).toBeGreaterThan(20);
  expect(
    components.filter((component) => !said.includes(`| \`${component}\``)),
  ).toEqual([]);
});
