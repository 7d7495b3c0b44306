import {expect, test} from 'vitest';
import {findExcerpt} from '../../src/features/code-blocks/build/excerpt';
import {findFolds, foldLines} from '../../src/features/code-blocks/build/folds';
import {FOLD} from '../../src/features/code-blocks/shared/folds';

/** A program around some lines. */
const main = (...lines: readonly string[]) =>
  [
    'async function main() {',
    ...lines.map((line) => `  ${line}`),
    ...Array.from({length: 9}, (_, index) => `  logger.debug(${index});`),
    '}',
  ].join('\n');

/** What is shown of a program about `subject`, and what that leaves open. */
function excerptOf(code: string, most?: number) {
  const excerpt = findExcerpt(code, [code.indexOf('subject')], most);
  const lines = code.split('\n');
  return (
    excerpt && [
      ...excerpt.lines.map(({gap, line, spaces}) =>
        gap === undefined ? lines[line]?.slice(spaces) : `${' '.repeat(gap)}…`,
      ),
      ...excerpt.hidden.map((name) => `+ ${name}`),
    ]
  );
}

test.each([
  [
    'the statement, and what it needs',
    main('const a = 1;', 'const b = 2;', 'logger.info(b);', 'subject(a);'),
    ['const a = 1;', '…', 'subject(a);'],
  ],
  [
    'what a reader sets',
    `const LIMIT = 1;\n\n${main('', 'subject(LIMIT);')}`,
    ['const LIMIT = 1;', 'subject(LIMIT);'],
  ],
  [
    'what is done with its result',
    main('const a = subject();', 'if (!a.ok) {', '  throw a;', '}', 'use(a);'),
    ['const a = subject();', 'if (!a.ok) {', '  throw a;', '}'],
  ],
  [
    'what ends the program for its result, with what it needs',
    main(
      ...['const a = [', '  1,', '];', 'const b = 2;', 'const c = [b];'],
      ...['const d = subject(c, a);', 'if (!d.ok) {', '  throw d;', '}'],
    ),
    [
      ...['const a = [', '  1,', '];', 'const b = 2;', 'const c = [b];'],
      ...['const d = subject(c, a);', 'if (!d.ok) {', '  throw d;', '}'],
    ],
  ],
  [
    'what is done where it fails',
    main(
      ...['try {', '  const a = subject();', '  write(a);', '  read();'],
      ...['} catch (error) {', '  logger.error(error);', '  throw error;', '}'],
    ),
    [
      ...['try {', '  const a = subject();', '  write(a);', '  …'],
      ...['} catch (error) {', '  logger.error(error);', '  throw error;', '}'],
    ],
  ],
  [
    'no property as if it were a value',
    main('const name = 1;', 'subject({name: other.name});'),
    ['subject({name: other.name});'],
  ],
  [
    'no name of a function within it',
    main('const one = 1;', 'subject((one) => one + 1);'),
    ['subject((one) => one + 1);'],
  ],
  [
    'the loop that gives it a value, and the conditions around it',
    main(
      ...['const list = [];', 'if (list) {', '  // 1件ずつ'],
      ...['  for (const one of list) {', '    logger.info(one);'],
      ...['    if (one) {', '      subject(one);', '    }', '  }', '}'],
    ),
    [
      ...['const list = [];', 'if (list) {', '  for (const one of list) {'],
      ...[
        '    …',
        '    if (one) {',
        '      subject(one);',
        '    }',
        '  }',
        '}',
      ],
    ],
  ],
  [
    'a sign where a block is empty',
    main(
      ...['try {', '  const a = read();', '  write(a);', '  logger.info(a);'],
      ...['} catch (error) {', '  subject(error);', '  throw error;', '}'],
    ),
    [
      ...['try {', '  …', '} catch (error) {', '  subject(error);'],
      ...['  throw error;', '}'],
    ],
  ],
  [
    'what ends the program before it',
    main(
      ...['const a = read();', 'if (a.length > 0) {', '  return;', '}'],
      ...['logger.info(a);', 'subject(a);'],
    ),
    [
      ...['const a = read();', 'if (a.length > 0) {', '  return;', '}', '…'],
      'subject(a);',
    ],
  ],
  [
    'nothing that goes on with the next one',
    main(
      ...['for (const a of list) {', '  if (!a) {', '    continue;', '  }'],
      ...['  subject(a);', '}'],
    ),
    ['for (const a of list) {', '  …', '  subject(a);', '}'],
  ],
  [
    'the names of what has no room',
    main('const a = [', '  1,', '  2,', '  3,', '  4,', '];', 'subject(a);'),
    ['subject(a);', '+ a'],
  ],
])('an excerpt has %s', (_, code, lines) => {
  expect(excerptOf(code)).toEqual(lines);
});

test('there is none of a program about nothing, and of one hardly longer', () => {
  const short = [
    'const a = 1;',
    'const b = 2;',
    'const c = 3;',
    'const d = 4;',
  ];
  const long = ['async function main() {', ...short, 'const e = 5;'];
  const end = ['subject(a, b, c, d, e);', '}'];
  expect(excerptOf([...long, ...end].join('\n'))).toBeUndefined();
  expect(excerptOf([...long, 'e;', ...end].join('\n'))).toBeUndefined();
  const more = [...long, 'e;', 'e;', 'e;', ...end];
  expect(excerptOf(more.join('\n'))).toHaveLength(7);
  expect(findExcerpt(main('a;'), [])).toBeUndefined();
});

test('what a statement needs may have less room than itself', () => {
  const code = main('const a = 1;', 'if (subject(a)) {', '  use();', '}');
  expect(excerptOf(code, 3)).toHaveLength(4);
  expect(excerptOf(code, 4)).toHaveLength(4);
});

test('a block has the excerpt, and behind it the whole', () => {
  const code = main('const a = 1;', 'if (a) {', '  subject(a);', '}');
  const links = [
    {start: code.indexOf('subject'), end: 0, target: '/api/classes/A#b'},
  ];
  const folds = (sampleOf: string) =>
    findFolds({meta: `sampleOf="${sampleOf}"`, value: code}, links);
  expect(foldLines(code.split('\n'), folds('/api/classes/A'))).toBe(
    `const a = 1;\nif (a) {\n  subject(a);\n}${FOLD}whole\nプログラムの全体を見る（15行）\n${code}`,
  );
  expect(folds('/api/classes/A#c')).toEqual([]);
});
