import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {expect} from 'vitest';
import {currentRoute} from '../support/addresses';
import {API_NAMES, ROUTES} from '../support/routes';
import {expectInScripts, isPage, parsePage, readPage} from './built';
import {testStatements} from './testStatements';
import type {Element} from 'hast';

/** Expects a page with content for every route that the text names. */
function expectRoutes(text: string): void {
  const routes = routesIn(text);
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter((route) => !isPage(route))).toEqual([]);
  // A page may have been renamed since: its old address leads to the new one.
  expect(
    routes.filter((route) => contentOf(currentRoute(route)) === ''),
  ).toEqual([]);
}

/** The text of a page's paragraphs, lists and tables, without what is about it. */
function contentOf(route: string): string {
  const texts: string[] = [];
  visit(parsePage(route), 'element', (element) => {
    const {className, dataPagePart} = element.properties;
    if (
      /^(?:facts|links|note)$/.test(String(dataPagePart)) ||
      hasClass(className, 'table-of-contents') ||
      /^(?:nav|header|footer)$/.test(element.tagName)
    ) {
      return SKIP;
    }
    if (/^(?:p|li|td|dd)$/.test(element.tagName)) {
      texts.push(toString(element).trim());
    }
    return undefined;
  });
  return texts.join('');
}

/** `/a: …`, `/a, /b: …`, or `/a/{name}: x, y`. */
function routesIn(text: string): string[] {
  const [addresses = '', names = ''] = text.split(': ');
  return addresses.includes('{name}')
    ? names.split(', ').map((name) => addresses.replace('{name}', name))
    : addresses.split(', ');
}

/** A heading of an article that has an address. */
interface Section {
  readonly id: string;
  readonly title: string;
  /** The title of the direct link in it. */
  readonly link: unknown;
}

/** The sections of a page, where its table of contents leads, and its folds. */
function readSections(route: string) {
  const sections: Section[] = [];
  const listed: string[] = [];
  const folds: string[][] = [];
  visit(parsePage(route), 'element', (element) => {
    const {className, href, id} = element.properties;
    if (/^h[23]$/.test(element.tagName) && typeof id === 'string') {
      sections.push({id, title: titleOf(element), link: linkTitleOf(element)});
    } else if (hasClass(className, 'table-of-contents__link')) {
      listed.push(String(href).slice(1));
    } else if (element.tagName === 'details') {
      folds.push(linksIn(element));
    }
  });
  return {sections, listed, folds};
}

function linksIn(element: Element): string[] {
  const links: string[] = [];
  visit(element, 'element', ({properties: {href}}) => {
    if (typeof href === 'string') {
      links.push(href);
    }
  });
  return links;
}

function titleOf(heading: Element): string {
  return toString(heading).replaceAll('\u200B', '');
}

function linkTitleOf(heading: Element): unknown {
  let found: unknown;
  visit(heading, 'element', ({properties: {className, title}}) => {
    if (hasClass(className, 'hash-link')) {
      found = title;
    }
  });
  return found;
}

function hasClass(className: unknown, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

const pages = ROUTES.map(({path}) => ({path, ...readSections(path)}));

/** What somebody has written, or a stub says; the archive of posts is a list. */
const articles = pages.filter(({path}) => path !== '/blog/archive');

/** Messages stand in folds, and the link to one in its fold. */
const isMessage = ({id}: Section): boolean => id.startsWith('message-');

/** The statements that list routes. */
const LISTS =
  '2.5 2.6 2.7 2.8 2.10 2.11 2.12 2.14 2.15 2.17 2.18 2.19 2.20 2.22 2.23'.split(
    ' ',
  );

testStatements({
  ...Object.fromEntries(LISTS.map((id) => [id, expectRoutes])),
  '2.4': (text) => {
    expectRoutes(text);
    expect(readPage('/')).toContain('ドキュメントのサイドバー');
  },
  // The addresses aren't specified: those that were published first remain.
  '2.9': () => {
    expectRoutes(
      '/category/{name}: custom-data-function, tutorial-basic, tutorial-advanced, usage-guide, developer-documents',
    );
  },
  '2.21': (text) => {
    const [names = ''] = text.split(' have none');
    for (const name of names.split(/, | and /)) {
      expect(isPage(`/api/enumerations/${name}`)).toBe(true);
      // Unless somebody has written one since.
      expect(isPage(`/api/functions/get${name}Name`)).toBe(
        API_NAMES.some((one) => one.name === `get${name}Name`),
      );
    }
  },
  // Departs: messages aren't listed.
  '2.33': () => {
    expectInScripts('tableOfContents:{minHeadingLevel:2,maxHeadingLevel:3}');
    const missing = articles.flatMap(({path, sections, listed}) =>
      sections
        .filter(
          (section) => !isMessage(section) && !listed.includes(section.id),
        )
        .map(({id}) => `${path}#${id}`),
    );
    expect(missing).toEqual([]);
    for (const {path, sections, listed} of articles) {
      expect(
        listed.filter((id) => !sections.some((section) => section.id === id)),
        path,
      ).toEqual([]);
    }
  },
  '2.34': () => {
    expectInScripts('sidebar:{hideable:!1,autoCollapseCategories:!1}');
    expect(readPage('/wiki/development-plan')).not.toContain(
      'サイドバーを隠す',
    );
  },
  // Departs: it says so in Japanese, and a message's link is in its fold.
  '2.35': () => {
    for (const {path, sections, folds} of pages) {
      for (const section of sections) {
        const {id, title, link} = section;
        if (isMessage(section)) {
          expect(
            folds.filter((links) => links.includes(`#${id}`)),
            `${path}#${id}`,
          ).toHaveLength(1);
        } else {
          expect(link, `${path}#${id}`).toBe(`${title} への直接リンク`);
        }
      }
    }
  },
  '2.39': () => {
    for (const [page, title] of [
      ['/release-note', 'リリースノート'],
      ['/404.html', 'ページが見つかりません'],
    ] as const) {
      const [, shown] = /<title[^>]*>([^<]*)/.exec(readPage(page)) ?? [];
      expect(shown).toBe(`${title} | Combosite Functions Wiki`);
    }
  },
});
