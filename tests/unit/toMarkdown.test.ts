import {expect, test} from 'vitest';
import {toMarkdown} from '../../src/features/markdown-twins/build/toMarkdown';
import {readCases} from '../support/files';

const PAGE = 'https://wiki.example.test/base/wiki/x';

const CASES =
  readCases<Record<'what' | 'html' | 'markdown', string>[]>('to-markdown');

test.each(CASES)('the Markdown of a page $what', ({html, markdown}) => {
  const page = `<nav>Menu</nav><article><div class="theme-doc-markdown markdown">${html}</div><p>Notes</p></article>`;
  expect(toMarkdown(page, PAGE)?.trimEnd()).toBe(markdown);
});

test('a page without an article has none', () => {
  expect(toMarkdown('<main></main>', PAGE)).toBeUndefined();
});
