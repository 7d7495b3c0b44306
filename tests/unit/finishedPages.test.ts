import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';
import {
  find,
  findAll,
  findArticle,
  parsePage,
  textOf,
} from '../../src/features/finished-pages/build/elements';
import {
  PAGE_PARTS,
  isLeftOut,
  partOf,
  selectorsOf,
} from '../../src/features/finished-pages/shared/parts';
import {listFiles, readCases, readText} from '../support/files';
import type {Element} from 'hast';
import type {Reader} from '../../src/features/finished-pages/shared/parts';

/** The first element of some HTML. */
function elementOf(html: string): Element {
  const element = find(fromHtml(html, {fragment: true}), () => true);
  if (!element) {
    throw new Error(html);
  }
  return element;
}

const READERS: readonly Reader[] = ['search', 'twin', 'paper'];

test('the head and the main part of a page are read, navigation is not', () => {
  const page = parsePage(
    '<!doctype html><html><head><meta name="keywords" content="a"></head><body><nav><p>目次</p></nav><main class="m"><p>本文</p></main><footer><p>終わり</p></footer></body></html>',
  );
  expect(findAll(page, ({tagName}) => tagName === 'meta')).toHaveLength(1);
  const texts = findAll(page, ({tagName}) => tagName === 'p');
  expect(texts.map((it) => textOf(it, 'paper'))).toEqual(['本文']);
  expect(
    findAll(parsePage('<p>一</p>'), ({tagName}) => tagName === 'p'),
  ).toHaveLength(1);
});

describe('an element', () => {
  test.each(
    readCases<{html: string; part?: string; leftOutBy: string}[]>('page-parts'),
  )('$html is $part, left out by: $leftOutBy', ({html, part, leftOutBy}) => {
    const element = elementOf(html);
    expect(partOf(element)).toBe(part);
    expect(
      READERS.filter((reader) => isLeftOut(element, reader)).join(' '),
    ).toBe(leftOutBy);
  });
});

describe('elements of a page', () => {
  const page = fromHtml(
    '<nav><h1>名</h1></nav><div class="x theme-doc-markdown"><h1>題<br>名<svg><title>絵</title></svg><a class="hash-link">#</a></h1><p data-page-part="note"><b>注</b></p></div>',
  );

  test('are found in their order', () => {
    expect(findAll(page, ({tagName}) => /^[hp]1?$/.test(tagName))).toHaveLength(
      3,
    );
    expect(find(page, ({tagName}) => tagName === 'h1')?.children).toHaveLength(
      1,
    );
  });

  test("are passed over in what their reader doesn't read", () => {
    const isBold = ({tagName}: Element) => tagName === 'b';
    expect(find(page, isBold, 'search')).toBeUndefined();
    expect(find(page, isBold, 'paper')).toBeDefined();
    expect(
      findAll(page, ({tagName}) => tagName === 'h1', 'paper'),
    ).toHaveLength(1);
  });

  test('have their text, without drawings and what is left out', () => {
    const article = findArticle(page);
    expect(article && textOf(article, 'twin')).toBe('題\n名');
    expect(article && textOf(article, 'paper')).toBe('題\n名注');
  });

  test('have no article where the page has none', () => {
    expect(findArticle(fromHtml('<main><h1>名</h1></main>'))).toBeUndefined();
  });
});

test('what the markup says is a part that is known, and each is used', () => {
  const said = listFiles(
    'src',
    /(?:\.(?:tsx|mdx)|reference\/build\/pages\/\w+\.ts)$/,
  ).flatMap((file) => {
    const text = readText(file);
    return [
      ...text.matchAll(/data-(?:page-part|twin|search)(?:=\{[^}]*\}|\S*)/g),
    ].map(
      ([attribute]) =>
        /^data-page-part=(?:"|\{.*')(\w+)['"]/.exec(attribute)?.[1] ?? file,
    );
  });
  const byName = ['field', 'file', 'drawing', 'decoration'];
  expect([...new Set(said)].toSorted()).toEqual(
    PAGE_PARTS.filter((part) => !byName.includes(part)).toSorted(),
  );
});

test('the style sheet for paper hides what paper leaves out', () => {
  const css = readText('src/css/print.css');
  const [, hidden = ''] =
    /(\[data-page-part='control'\][^{}]+)\{\s*display: none !important;/.exec(
      css,
    ) ?? [];
  const selectors = hidden
    .replace(/\.main-wrapper\s*:is\(|\)/g, '')
    .split(',')
    .map((selector) => selector.trim());
  expect(selectors.toSorted()).toEqual(selectorsOf('paper').toSorted());
});
