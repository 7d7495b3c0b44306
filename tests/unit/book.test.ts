import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readPage, routeOf} from '../../scripts/book/chapters';
import {composeBook} from '../../scripts/book/composeBook';
import type {Chapter} from '../../scripts/book/chapters';

const ORIGIN = 'https://wiki.example.test';

/** A page as Docusaurus builds it, as far as the book reads it. */
function pageOf(
  route: string,
  parents: readonly string[],
  title: string,
  body: string,
  next = '',
): string {
  const trail = [...parents, title].map(
    (name) => `<span class="breadcrumbs__link">${name}</span>`,
  );
  return `<!doctype html><html><head>
    <link rel="canonical" href="${ORIGIN}/base${route}">
    <link rel="stylesheet" href="/base/assets/styles.css"></head><body>
    <nav><a class="navbar__brand" href="/base/"></a>
      <a class="navbar__item navbar__link" href="/base/">Wiki</a>
      <a class="navbar__item navbar__link" href="/base/start">始める</a>
      <a class="navbar__item navbar__link" href="https://x.test/">外</a></nav>
    <main><nav class="theme-doc-breadcrumbs">
        <a class="breadcrumbs__link" href="/base/"></a>${trail.join('')}</nav>
      <div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>
        ${body}</div>
      ${next && `<a class="pagination-nav__link pagination-nav__link--next" href="/base${next}">次へ</a>`}
    </main></body></html>`;
}

const FIRST = pageOf(
  '/a',
  [],
  '一章',
  `<h2 id="x">節<a class="hash-link" href="#x">&#8203;</a></h2>
   <p><a href="/base/b#x">二章の節</a> <a href="/base/b/">二章</a>
   <a href="#x">この章の節</a> <a href="/base/tags">タグ</a>
   <a href="https://other.example.test/">外</a></p>
   <details data-collapsed="true"><summary>答え</summary></details>
   <button>コピー</button><span data-page-part="progress">まだ</span>
   <p data-page-part="links">詳しくは</p><p data-page-part="note">模式図です</p>
   <label>項目名<input></label>`,
  '/b',
);
const SECOND = pageOf(
  '/b',
  ['部', '群'],
  '二章',
  `<h2 id="x">節</h2>
   <svg aria-labelledby="t u"><title id="t">図</title><desc id="u">絵</desc>
     <marker id="m"></marker><path marker-end="url(#m)"></path>
     <use href="#m"></use></svg>
   <div class="card"><h2>カード</h2></div>`,
);

const chapters: readonly Chapter[] = [FIRST, SECOND].map(
  (html) => readPage(html).chapter,
);
const {site} = readPage(FIRST);

function compose(pages?: ReadonlyMap<Chapter, number>) {
  return fromHtml(
    composeBook(chapters, {
      site,
      title: '本',
      subtitle: '副題',
      date: '2026年11月21日',
      pages,
    }),
  );
}

/** The values of an attribute, in the order of the book. */
function valuesOf(name: string, tagName?: string): unknown[] {
  const found: unknown[] = [];
  visit(compose(), 'element', ({properties, tagName: tag}) => {
    if (properties[name] !== undefined && (!tagName || tag === tagName)) {
      found.push(properties[name]);
    }
  });
  return found;
}

describe('a page', () => {
  it('is read with its place in the site', () => {
    expect(readPage(FIRST)).toMatchObject({
      chapter: {route: '/base/a', parents: [], title: '一章'},
      site: {
        address: `${ORIGIN}/base/`,
        stylesheets: ['/base/assets/styles.css'],
      },
      next: '/base/b',
      entries: ['/base', '/base/start'],
    });
    expect(readPage(SECOND)).toMatchObject({
      chapter: {parents: ['部', '群'], title: '二章'},
      next: undefined,
    });
  });

  it('without a text is refused in Japanese', () => {
    expect(() => readPage('<h1>共有パスワードの確認</h1>')).toThrow(
      'ENABLE_BASIC_AUTHを外して',
    );
  });

  it.each([
    ['/', '/'],
    ['/api/', '/api'],
    ['/a/b?q=1#c', '/a/b'],
  ])('at %s has the route %s', (href, route) => {
    expect(routeOf(href)).toBe(route);
  });
});

describe('the book', () => {
  it('has every id once', () => {
    const ids = valuesOf('id');
    expect(ids).toEqual([
      'chapter0',
      'chapter0--x',
      'chapter1',
      'chapter1--x',
      'chapter1--t',
      'chapter1--u',
      'chapter1--m',
    ]);
  });

  it('lets what an id names follow it', () => {
    expect(valuesOf('ariaLabelledBy')).toEqual([
      ['chapter1--t', 'chapter1--u'],
    ]);
    expect(valuesOf('markerEnd')).toEqual(['url(#chapter1--m)']);
    expect(valuesOf('href', 'use')).toEqual(['#chapter1--m']);
  });

  it('turns links between its chapters into links within it', () => {
    expect(valuesOf('href', 'a')).toEqual([
      // The table of contents.
      '#chapter0',
      '#chapter1',
      '#chapter1--x',
      '#chapter1',
      '#chapter0--x',
      `${ORIGIN}/base/tags`,
      'https://other.example.test/',
    ]);
  });

  it('puts headings below their categories, and none on cards', () => {
    const headings: unknown[] = [];
    visit(compose(), 'element', ({tagName, properties}) => {
      if (/^h\d$/.test(tagName) || properties.role === 'heading') {
        headings.push([tagName, properties.ariaLevel]);
      }
    });
    expect(headings).toEqual([
      // The table of contents.
      ['h1', undefined],
      ['h1', 1],
      ['h2', 2],
      ['p', 1],
      ['p', 2],
      ['h1', 3],
      ['h2', 4],
    ]);
  });

  it('opens what is folded and leaves out what needs a screen', () => {
    expect(valuesOf('open', 'details')).toEqual([true]);
    const text = composeBook(chapters, {
      site,
      title: '本',
      subtitle: '副題',
      date: '',
    });
    for (const left of ['コピー', 'まだ', '詳しくは']) {
      expect(text).not.toContain(left);
    }
    // A note is read on paper too, and a field filled in with a pen.
    expect(text).toContain('模式図です');
    expect(text).toMatch(/項目名<input[^>]*>/);
    expect(text).not.toContain('breadcrumbs');
  });

  it('shows the numbers of the sheets once they are known', () => {
    const first = chapters[0];
    if (!first) {
      throw new Error('no chapter');
    }
    expect(JSON.stringify(compose(new Map([[first, 42]])))).toContain('"42"');
  });
});
