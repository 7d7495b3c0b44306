import {expect, test} from 'vitest';
import {findExcerpt} from '../../src/features/code-blocks/build/excerpt';
import {findFolds, foldLines} from '../../src/features/code-blocks/build/folds';
import {FOLD} from '../../src/features/code-blocks/shared/folds';
import {readCases} from '../support/files';

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

test.each(
  readCases<
    readonly {what: string; head?: string; lines: string; shows: string}[]
  >('excerpts'),
)('an excerpt has $what', ({head, lines, shows}) => {
  const code = main(...lines.split('\n'));
  expect(excerptOf(head ? `${head}\n\n${code}` : code)?.join('\n')).toBe(shows);
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
    `const a = 1;\nif (a) {\n  subject(a);\n}${FOLD}whole\nプログラムの全体（15行）\n${code}`,
  );
  expect(folds('/api/classes/A#c')).toEqual([]);
});
