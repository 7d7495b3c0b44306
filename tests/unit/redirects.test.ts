import {expect, test} from 'vitest';
import {
  parseRedirects,
  readRedirects,
} from '../../src/features/redirects/build/readRedirects';
import {ROOT} from '../support/files';

const PAGES = new Set(['/wiki/a', '/wiki/b', '/api/']);

function parse(text: string): string[] {
  return parseRedirects(text, (address) => PAGES.has(address)).faults.map(
    (fault) => `${fault.line} ${fault.text}`,
  );
}

const entry = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;

test('good redirects are read in their order', () => {
  expect(
    parseRedirects(
      `# 説明\n${entry('/wiki/x', '/wiki/a')}${entry('/y', '/api/')}`,
      (address) => PAGES.has(address),
    ),
  ).toEqual({
    entries: [
      {from: '/wiki/x', to: '/wiki/a'},
      {from: '/y', to: '/api/'},
    ],
    faults: [],
  });
});

test('a file of comments has none', () => {
  expect(parseRedirects('# なし\n', () => false)).toEqual({
    entries: [],
    faults: [],
  });
});

test.each([
  [
    'nowhere',
    entry('/x', '/wiki/none'),
    '1 転送先「/wiki/none」にページがありません',
  ],
  [
    'itself',
    entry('/x', '/x'),
    '1 「/x」からの転送が「/x」→「/x」と回り続けます',
  ],
  [
    'a circle',
    entry('/x', '/y') + entry('/y', '/x'),
    '1 「/x」からの転送が「/x」→「/y」→「/x」と回り続けます',
  ],
  [
    'a chain',
    entry('/x', '/y') + entry('/y', '/wiki/a'),
    '1 転送先「/y」も転送されます。toに「/wiki/a」を書いてください。',
  ],
  [
    'an existing page',
    entry('/wiki/a', '/wiki/b'),
    '1 転送元「/wiki/a」には、今もページがあります',
  ],
  [
    'the same address twice',
    entry('/x', '/wiki/a') + entry('/x', '/wiki/b'),
    '3 転送元「/x」は1行目と同じです',
  ],
  [
    'no slash before from',
    entry('wiki/x', '/wiki/a'),
    '1 「wiki/x」の先頭に「/」がありません',
  ],
  [
    'no slash before to',
    entry('/x', 'wiki/a'),
    '1 「wiki/a」の先頭に「/」がありません',
  ],
  [
    'a slash at the end',
    entry('/x/', '/wiki/a'),
    '1 転送元「/x/」の末尾の「/」を取ってください',
  ],
  ['a hash', entry('/x#a', '/wiki/a'), '1 「/x#a」に使えない文字があります'],
  [
    'another site',
    entry('/x', '//example.test'),
    '1 「//example.test」に使えない文字があります',
  ],
  [
    'a configuration',
    entry('"/x; return 200"', '/wiki/a'),
    '1 「/x; return 200」に使えない文字があります',
  ],
  ['no to', '- from: /x\n', '1 「to: /wiki/new-name」のような行がありません'],
  [
    'another key',
    `${entry('/x', '/wiki/a')}  when: 1\n`,
    '3 「when」というキーはありません。使えるのはfrom、toです。',
  ],
  ['no list', 'from: /x\nto: /wiki/a\n', '1 「- キー: 値」の形で始まる項目'],
  ['no YAML', '- from: "/x\n', 'YAMLとして読めません'],
])('%s is told with its line', (_, text, message) => {
  expect(parse(text)[0]).toContain(message);
});

test('the redirects of the site have no fault of form', () => {
  expect(() => readRedirects(ROOT)).not.toThrow();
});
