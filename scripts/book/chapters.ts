import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {
  classesOf,
  find,
  findAll,
  findArticle,
  hasClass,
  textOf,
} from '../../src/finished-pages/elements';
import type {Element, Root} from 'hast';

/** A page of the site, as a chapter of the book. */
export interface Chapter {
  /** The page's path with the base path, without a slash at the end. */
  readonly route: string;
  /** The categories it is in, the outermost first. */
  readonly parents: readonly string[];
  readonly title: string;
  /** The text of the page with its h1, nothing of the chrome. */
  readonly body: Element;
}

/** What all chapters share. */
export interface Site {
  /** Address of the home page; ends with a slash. */
  readonly address: string;
  /** Stylesheets, as the pages name them. */
  readonly stylesheets: readonly string[];
}

interface Page {
  readonly chapter: Chapter;
  readonly site: Site;
  /** Where 「次へ」 leads; `undefined` on the last page of a sidebar. */
  readonly next: string | undefined;
  /** The pages that the navbar leads to: the first of each sidebar. */
  readonly entries: readonly string[];
}

/**
 * The path of a page, the same however a link to it ends.
 *
 * @param href - path, with or without hash and slash at the end
 */
export function routeOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

/**
 * All pages of a built site that are in a sidebar, in the order in which
 * 「次へ」 leads through them: the tutorial, then the wiki with the reference.
 *
 * @param folder - the build folder
 * @throws Error in Japanese if there is no build, or one that can't be read
 */
export function readChapters(folder: string): {
  readonly site: Site;
  readonly chapters: readonly Chapter[];
} {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) {
    throw new Error(
      `${folder}にサイトがありません。先にnpm run buildを実行してください。`,
    );
  }
  const {site, entries} = readPage(readFileSync(home, 'utf8'));
  const base = new URL(site.address).pathname;
  const chapters = new Map<string, Chapter>();
  // The navbar names the wiki first; a reader begins with the tutorial.
  for (const entry of entries.toReversed()) {
    let route: string | undefined = entry;
    while (route !== undefined && !chapters.has(route)) {
      const file = path.join(folder, route.slice(base.length), 'index.html');
      const page: Page = readPage(readFileSync(file, 'utf8'));
      chapters.set(route, page.chapter);
      route = page.next;
    }
  }
  return {site, chapters: [...chapters.values()]};
}

/**
 * Reads one page of a built site.
 *
 * @param html - the whole file
 * @throws Error in Japanese if it shows no article, as behind the gate
 */
export function readPage(html: string): Page {
  const root = fromHtml(html);
  const canonical = find(root, isCanonical)?.properties.href;
  const heading = find(root, ({tagName}) => tagName === 'h1');
  const body = findBody(root);
  if (typeof canonical !== 'string' || !heading || !body) {
    throw new Error(
      'サイトのページに本文がありません。共有パスワードで保護したサイトからは作れません。ENABLE_BASIC_AUTHを外して、npm run buildを実行してください。',
    );
  }
  const brand = find(root, (node) => hasClass(node, 'navbar__brand'));
  const base = String(brand?.properties.href ?? '/');
  const route = routeOf(new URL(canonical).pathname);
  return {
    chapter: {
      route,
      parents: findAll(root, (node) => hasClass(node, 'breadcrumbs__link'))
        // The home page's sign has no text; the last one is the page itself.
        .map(titleOf)
        .filter(Boolean)
        .slice(0, -1),
      title: titleOf(heading),
      body,
    },
    site: {
      address: new URL(base, canonical).href,
      stylesheets: findAll(root, isStylesheet).map(({properties}) =>
        String(properties.href),
      ),
    },
    next: hrefOf(
      find(root, (node) => hasClass(node, 'pagination-nav__link--next')),
    ),
    entries: [
      ...new Set(
        findAll(
          root,
          (node) => node.tagName === 'a' && hasClass(node, 'navbar__link'),
        )
          .map(hrefOf)
          .filter((href) => href && `${href}/`.startsWith(base)),
      ),
    ].filter((href) => href !== undefined),
  };
}

/** The article of a document, or of a category: its heading and its cards. */
function findBody(root: Root): Element | undefined {
  return (
    findArticle(root) ??
    find(root, (node) =>
      classesOf(node).some((name) => name.startsWith('generatedIndexPage')),
    )
  );
}

function titleOf(element: Element): string {
  return textOf(element, 'paper').trim();
}

function isCanonical({tagName, properties}: Element): boolean {
  return tagName === 'link' && [properties.rel].flat().includes('canonical');
}

function isStylesheet({tagName, properties}: Element): boolean {
  return tagName === 'link' && [properties.rel].flat().includes('stylesheet');
}

function hrefOf(element: Element | undefined): string | undefined {
  const href = element?.properties.href;
  return typeof href === 'string' ? routeOf(href) : undefined;
}
