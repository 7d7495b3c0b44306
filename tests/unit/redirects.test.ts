import {expect, test} from 'vitest';
import {
  parseRedirects,
  readRedirects,
} from '../../src/features/redirects/build/readRedirects';
import {ROOT, readCases} from '../support/files';

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
