import {expect, test} from 'vitest';
import {extractPage} from '../../../src/features/search/build/extractPage';
import type {
  EntryKind,
  SearchDoc,
} from '../../../src/features/search/shared/types';
import {readCases} from '../../support/files';

interface Case {
  readonly what: string;
  readonly url: string;
  readonly kind?: EntryKind;
  readonly head?: string;
  readonly html: string;
  /** Without what follows from the others. */
  readonly docs: readonly Omit<SearchDoc, 'type'>[];
  /** `text → address` */
  readonly signposts?: readonly string[];
}

const CASES = readCases<Case[]>('extract-page');

function page({head = '', html}: Case): string {
  return `<!doctype html><html lang=ja>${head}<body><nav>ナビ</nav><main>
    <nav class="theme-doc-breadcrumbs"><ul><li><a aria-label="ホームページ"><svg></svg></a></li><li><span>利用ガイド</span></li><li>題名</li></ul></nav>
    <div class="theme-doc-toc-mobile"><button>このページの見出し</button></div>
    <article>${html}</article>
    <nav class="pagination-nav">次へ</nav></main><footer>著作権</footer></body></html>`;
}

test.each(CASES)('a page $what', (one) => {
  const {docs, kind, signposts = [], url} = one;
  const found = extractPage(page(one), url, kind);
  expect(found.docs).toEqual(
    docs.map((doc) => ({
      ...doc,
      type: doc.url.includes('#') ? 1 : 0,
    })),
  );
  expect(found.signposts.map(({text, to}) => `${text} → ${to}`)).toEqual(
    signposts,
  );
});

test('a document without a page gives nothing', () => {
  expect(extractPage('<p>本文</p>', '/x').docs).toEqual([]);
});
