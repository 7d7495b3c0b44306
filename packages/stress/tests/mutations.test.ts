import {expect, test} from 'vitest';
import {COMMON_FUNCTIONS, findMutations} from '@combosite-functions/stress';

const inMain = (line: string): string =>
  `async function main() {\n  ${line}\n}\n`;

/** The changed lines of a program with one line. */
function mutationsOf(line: string): string[] {
  return findMutations(inMain(line)).map(({after}) => after);
}

test.each([
  // A boundary, a condition, both at once.
  ['if (a < b) run();', ['if (a <= b) run();', 'if (true) run();']],
  [
    'const is = a === 1 && b;',
    [
      'const is = a !== 1 && b;',
      'const is = a === 1 || b;',
      'const is = a === 2 && b;',
    ],
  ],
  // What is only checked.
  [
    'if (!name) throw new Error("1" + 2);',
    ['if (false) throw new Error("1" + 2);'],
  ],
  [
    'for (const x of y) if (x.no) continue;',
    ['for (const x of y) if (false) continue;'],
  ],
  // Either of two cases.
  ['const a = is ? b : c;', ['const a = (b);', 'const a = (c);']],
  ['const a = b ?? c;', ['const a = (b);']],
  ['await save(a);', ['save(a);']],
  ['const a = all.filter((one) => one.is);', ['const a = all;']],
  [
    "get((qb) => qb.where('a', '>=', b));",
    ['get((qb) => qb);', "get((qb) => qb.where('a', '>', b));"],
  ],
  [
    'const a = Math.floor(b * c);',
    ['const a = Math.ceil(b * c);', 'const a = Math.floor(b / c);'],
  ],
  ['sum += days;', ['sum -= days;']],
  // Of what a text says nothing depends.
  ['logger.info(`${a + 1}`, 2);', []],
  ['const a = `${b + 1}`;', []],
  ['const a = "/" + b;', []],
  [
    'a = b.other(1 / 2);',
    ['a = b.other(1 * 2);', 'a = b.other(2 / 2);', 'a = b.other(1 / 3);'],
  ],
])('%s', (line, expected) => {
  expect(mutationsOf(line)).toEqual(expected);
});

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
