import {readFileSync} from 'node:fs';
import getSwizzleConfig from '@docusaurus/theme-classic/lib/getSwizzleConfig';
import {expect, test} from 'vitest';
import {ORIGINALS, changedOriginals} from '../../scripts/generated/originals';
import originals from '../../src/theme/originals.json';
import {ROOT, listFiles, readText} from '../support/files';

const {components: listed} = getSwizzleConfig();

/** Each swizzled component as its source and Docusaurus's own list have it. */
const SWIZZLED = listFiles('src/theme', /\.tsx?$/).map((file) => {
  const component = file
    .replace(/^src\/theme\//, '')
    .replace(/(?:\/index)?\.tsx?$/, '');
  const isWrapped = readText(file).includes(`'@theme-original/${component}'`);
  const actions = listed[component]?.actions;
  return isWrapped
    ? {component, how: 'wrapped', safety: actions?.wrap ?? 'unsafe'}
    : {component, how: 'ejected', safety: actions?.eject ?? 'unsafe'};
});

test('the README of src/theme says of each component what is true', () => {
  const rows = readFileSync('src/theme/README.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, component, how, safety] =
        /^\| `(.+?)` +\| (\w+) +\| (\w+) +\| \S/.exec(line) ?? [];
      return component ? [{component, how, safety}] : [];
    });
  const byName = (
    one: {readonly component: string},
    other: {readonly component: string},
  ) => (one.component < other.component ? -1 : 1);
  expect(rows.sort(byName)).toEqual(SWIZZLED.sort(byName));
});

test('every ejected component is noted with what it was made from', () => {
  const ejected = SWIZZLED.filter(({how}) => how === 'ejected');
  expect(new Set(originals.map(({component}) => component))).toEqual(
    // src/features/first-load/build/pageTemplate.eta
    new Set([...ejected.map(({component}) => component), 'ssrTemplate']),
  );
});

test('what the ejected components were made from is as it was', () => {
  expect(
    changedOriginals(ROOT).join('\n'),
    `元の部品が変わりました。次のコマンドで差分を見て、取り込むものを取り込み、「npm run generate -- ${ORIGINALS}」で記録を更新してください。`,
  ).toBe('');
});
