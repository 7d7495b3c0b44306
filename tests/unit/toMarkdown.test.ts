import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {toMarkdown} from '../../src/features/markdown-twins/build/toMarkdown';
import {ROOT} from '../support/files';

const PAGE = 'https://wiki.example.test/base/wiki/x';

const CASES = parse(
  readFileSync(path.join(ROOT, 'tests/fixtures/to-markdown.yml'), 'utf8'),
) as Record<'what' | 'html' | 'markdown', string>[];

test.each(CASES)('the Markdown of a page $what', ({html, markdown}) => {
  const page = `<nav>Menu</nav><article><div class="theme-doc-markdown markdown">${html}</div><p>Notes</p></article>`;
  expect(toMarkdown(page, PAGE)?.trimEnd()).toBe(markdown);
});

test('a page without an article has none', () => {
  expect(toMarkdown('<main></main>', PAGE)).toBeUndefined();
});
