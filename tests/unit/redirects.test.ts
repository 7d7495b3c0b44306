import {expect, test} from 'vitest';
import {
  filesWithAddresses,
  findOldAddresses,
  renewAddresses,
} from '../../src/features/redirects/build/oldAddresses';
import {
  parseRedirects,
  readRedirects,
} from '../../src/features/redirects/build/readRedirects';
import {ROOT, readCases, readText} from '../support/files';
import {tempFolder} from '../support/tempFolder';

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

const FAULTS =
  readCases<Record<'what' | 'text' | 'says', string>[]>('redirects');

test.each(FAULTS)('$what is told with its line', ({text, says}) => {
  expect(parse(text)[0]).toContain(says);
});

test('the redirects of the site have no fault of form', () => {
  expect(() => readRedirects(ROOT)).not.toThrow();
});

const SITE = tempFolder({'wiki/a/new.mdx': ''});

/** Renames a page in a file of a site that has `wiki/a/new.mdx`. */
function renew(
  text: string,
  {file = 'src/x.ts', from = '/wiki/a/old', to = '/wiki/a/new'} = {},
): string {
  return renewAddresses(text, findOldAddresses(SITE, file, text, [{from, to}]));
}

test.each([
  ["'/wiki/a/old'", "'/wiki/a/new'"],
  [
    '`${url}/wiki/a/old#part` と /wiki/a/old',
    '`${url}/wiki/a/new#part` と /wiki/a/new',
  ],
  ["['wiki/a/old', 'wiki/a/old.mdx']", "['wiki/a/new', 'wiki/a/new.mdx']"],
])('an old address in code is renewed: %s', (text, renewed) => {
  expect(renew(text)).toBe(renewed);
});

test.each([
  '/wiki/a/old-data',
  '/wiki/a/older',
  'src/wiki/b/old',
  '[古い](./old.mdx)',
])('what only looks like it is left alone: %s', (text) => {
  expect(renew(text)).toBe(text);
});

test.each([
  ['wiki/a/page.mdx', './old.mdx#part', './new.mdx#part'],
  ['wiki/page.mdx', './a/old.mdx', './a/new.mdx'],
  ['docs/tutorial/page.mdx', '../../wiki/a/old.mdx', '../../wiki/a/new.mdx'],
  // The guide's examples are of pages beside it.
  ['CONTRIBUTING.md', './old.mdx#part', './new.mdx#part'],
  ['blog/2026-11-21-post.mdx', '../wiki/a/old.mdx', '../wiki/a/new.mdx'],
  ['blog/2026-11-21-post.mdx', '/wiki/a/old', '/wiki/a/new'],
])('in %s %s is %s', (file, old, renewed) => {
  expect(renew(`[題名](${old})、[題名](${old})`, {file})).toBe(
    `[題名](${renewed})、[題名](${renewed})`,
  );
});

test('a page may move to another folder, also to an address with the old one in it', () => {
  const moved = {from: '/old', to: '/wiki/a/new'};
  expect(renew('[題名](./old.mdx)', {file: 'docs/page.mdx', ...moved})).toBe(
    '[題名](../wiki/a/new.mdx)',
  );
  const longer = {from: '/new', to: '/wiki/a/new'};
  expect(renew("['/new', '/wiki/a/new']", longer)).toBe(
    "['/wiki/a/new', '/wiki/a/new']",
  );
});

test('no file of the site has an old address', () => {
  const redirects = readRedirects(ROOT);
  const files = filesWithAddresses(ROOT);
  expect(files).toContain('wiki/development-plan.mdx');
  expect(
    files.filter((file) => {
      const text = readText(file);
      return findOldAddresses(ROOT, file, text, redirects).length > 0;
    }),
    'ページの名前が変わりました。「npm run generate」で、アドレスを書き直してください。',
  ).toEqual([]);
});
