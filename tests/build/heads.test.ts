/*
 * What is in the HTML of every page before any script runs: its head,
 * heading, breadcrumbs and sidebar.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {readDocument} from '../support/html';
import {ROUTES} from '../support/routes';
import {
  BUILD_FOLDER,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
  TEST_SITE_URL,
} from '../support/site';
import type {Route} from '../support/routes';
import type {Element, Root} from 'hast';

const SITE_TITLE = 'Combosite Functions Wiki';

/** The elements of a name, in their order. */
function elements(tree: Root | Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** The text without the places where a word may break, and without anchors. */
function text(element: Element | undefined): string {
  return element ? toString(element).replaceAll('\u200B', '').trim() : '';
}

/** The links of the navigation that has a name. */
function linksOf(tree: Root, name: string): string[] | undefined {
  const navigation = elements(tree, 'nav').find(
    ({properties}) => properties.ariaLabel === name,
  );
  return navigation && elements(navigation, 'a').map(text);
}

/** The title by the sources; a tag's page counts its articles. */
function titleOf({title}: Route): unknown {
  return typeof title === 'string' ? title : expect.stringMatching(title);
}

/** What the head says, each with all its values. */
function headOf(tree: Root): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  const add = (key: unknown, value: unknown) => {
    (found[[key].flat().join(' ')] ??= []).push(value);
  };
  for (const {tagName, properties} of elements(tree, 'meta', 'link')) {
    if (tagName === 'meta') {
      add(properties.name ?? properties.property, properties.content);
    } else {
      add([properties.rel, properties.hrefLang ?? []].flat(), properties.href);
    }
  }
  return found;
}

const CASES = ROUTES.map((route) => [route.path, route] as const);

test.each(CASES)('%s is whole', (route, page) => {
  const tree = readDocument(path.join(BUILD_FOLDER, route, 'index.html'));
  expect(elements(tree, 'h1').map(text)).toEqual([titleOf(page)]);
  const menu = linksOf(tree, 'ドキュメントのサイドバー');
  if (page.sidebar) {
    expect(linksOf(tree, 'パンくずリストのナビゲーション')).toBeDefined();
    expect(menu).toContain(
      page.sidebar === 'wikiSidebar' ? '利用ガイド' : 'チュートリアル基礎',
    );
  } else {
    expect(menu).toBeUndefined();
  }
});

// Of what is read here, only the head knows the base path.
describe.each([
  ['/', BUILD_FOLDER],
  [SUB_PATH, SUB_PATH_BUILD_FOLDER],
])('the head under %s', (basePath, folder) => {
  test.each(CASES)('of %s is whole', (route, page) => {
    const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8');
    const tree = fromHtml(html.replace(/<body[^]*/, ''));
    expect(text(elements(tree, 'title')[0]).split(' | ')).toEqual([
      titleOf(page),
      SITE_TITLE,
    ]);
    expect(elements(tree, 'html')[0]?.properties).toMatchObject({
      lang: 'ja',
      dir: 'ltr',
    });

    const address = TEST_SITE_URL + basePath + route.slice(1);
    const head = headOf(tree);
    expect(head).toMatchObject({
      robots: ['noindex, nofollow'],
      canonical: [address],
      'og:url': [address],
      'alternate ja': [address],
      'alternate x-default': [address],
      description: [expect.stringMatching(/./)],
      'og:image': [`${TEST_SITE_URL}${basePath}img/social-card.png`],
    });
    // No other language.
    expect(
      Object.keys(head).filter((key) => key.startsWith('alternate ')),
    ).toEqual(['alternate ja', 'alternate x-default']);
  });
});
