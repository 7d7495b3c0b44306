import {expect, test} from 'vitest';
import {COMMON_FUNCTIONS, findMutations} from '@combosite-functions/stress';
import {readCases} from './support/stressPrograms';

const inMain = (line: string): string =>
  `async function main() {\n  ${line}\n}\n`;

test.each(Object.entries(readCases<string[]>('mutations')))(
  '%s',
  (line, expected) => {
    const mutations = findMutations(inMain(line));
    expect(mutations.map(({after}) => after)).toEqual(expected);
  },
);

test('a mistake says where it is, and what it leads to', () => {
  const [first, second] = findMutations(
    inMain('const a = list.filter(\n    (one) => one.days > 3,\n  );'),
  );
  expect(first).toMatchObject({
    line: 2,
    before: 'const a = list.filter( (one) => one.days > 3, );',
    after: 'const a = list;',
    about: '絞り込まない',
  });
  expect(second).toMatchObject({
    line: 3,
    before: '(one) => one.days > 3,',
    after: '(one) => one.days >= 3,',
    source: inMain('const a = list.filter(\n    (one) => one.days >= 3,\n  );'),
  });
});

test('the common functions below their mark stay as they are', () => {
  const own = inMain('if (a < b) run();');
  const common = 'function run() {\n  return 1 < 2;\n}\n';
  expect(findMutations(`${own}${COMMON_FUNCTIONS}\n${common}`)).toHaveLength(2);
  expect(findMutations(`${own}${common}`)).toHaveLength(5);
});
