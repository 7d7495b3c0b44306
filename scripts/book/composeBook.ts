import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {colourOf, readColours} from '../../src/config/colours';
import {sheetMargins} from '../../src/config/sheetMargins';
import {hasClass} from '../../src/finished-pages/elements';
import {isLeftOut} from '../../src/finished-pages/parts';
import {routeOf} from './chapters';
import type {Chapter, Site} from './chapters';
import type {Element, ElementContent} from 'hast';

/** How the book is called, besides its chapters. */
export interface BookOptions {
  readonly site: Site;
  readonly title: string;
  readonly subtitle: string;
  /** As the cover shows it. */
  readonly date: string;
  /** The number of the sheet on which each chapter begins, once known. */
  readonly pages?: ReadonlyMap<Chapter, number>;
}

/** Attributes that hold ids of the page, separated by spaces. */
const ID_LISTS = [
  'htmlFor',
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'ariaOwns',
  'headers',
] as const;

/** PDF has six levels of headings. */
const DEEPEST = 6;

/**
 * Joins chapters to one document that Chromium prints as a book: ids are made
 * unique, links between chapters become links within the document, and
 * headings are put on the level at which the bookmarks show them.
 *
 * @param chapters - in their order
 * @returns the HTML document
 */
export function composeBook(
  chapters: readonly Chapter[],
  options: BookOptions,
): string {
  const {site, title} = options;
  const anchors = new Anchors(chapters, site);
  const seen = new Set<string>();
  const sections = chapters.map((chapter, index) => {
    // Categories without a page of their own open with their first page.
    const opened = chapter.parents.filter((_, depth) => {
      const trail = chapter.parents.slice(0, depth + 1).join('\n');
      return !seen.has(trail) && Boolean(seen.add(trail));
    });
    seen.add([...chapter.parents, chapter.title].join('\n'));
    return element('section', {id: anchors.of(chapter), style: pageOf(index)}, [
      ...opened.map((name) =>
        element(
          'p',
          {
            className: ['book-part'],
            role: 'heading',
            ariaLevel: chapter.parents.indexOf(name) + 1,
          },
          [text(name)],
        ),
      ),
      // The title of a category is outside of what a page sets as text.
      element('div', {className: ['markdown']}, [adapt(chapter, anchors)]),
    ]);
  });
  const margins = chapters.map((chapter, index) =>
    sheetMargins(
      chapter.title,
      new URL(chapter.route, site.address).href,
      `chapter${index}`,
    ),
  );
  const head = element('head', {}, [
    element('meta', {charSet: 'utf-8'}),
    element('title', {}, [text(title)]),
    ...site.stylesheets.map((href) =>
      element('link', {rel: ['stylesheet'], href}),
    ),
    element('style', {}, [text(BOOK_STYLE + margins.join('\n'))]),
  ]);
  const body = element('body', {}, [
    cover(options),
    contents(chapters, anchors, options.pages),
    element('main', {}, sections),
  ]);
  return toHtml([
    {type: 'doctype'},
    element('html', {lang: 'ja', dataTheme: 'light'}, [head, body]),
  ]);
}

/** The id of each chapter, and where links between them lead. */
class Anchors {
  readonly #byRoute: ReadonlyMap<string, string>;
  readonly #site: Site;

  constructor(chapters: readonly Chapter[], site: Site) {
    this.#site = site;
    this.#byRoute = new Map(
      chapters.map(({route}, index) => [route, `chapter${index}`]),
    );
  }

  /** The id of a chapter. */
  of({route}: Chapter): string {
    return this.#byRoute.get(route) ?? '';
  }

  /** What an id of a chapter is called in the book. */
  idIn(chapter: Chapter, id: string): string {
    return `${this.of(chapter)}--${id}`;
  }

  /** Where a link of a chapter leads from within the book. */
  resolve(chapter: Chapter, href: string): string {
    const from = new URL(chapter.route, this.#site.address);
    const url = new URL(href, from);
    const target =
      url.origin === from.origin
        ? this.#byRoute.get(routeOf(url.pathname))
        : undefined;
    if (target === undefined) {
      return url.href;
    }
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' ? `#${target}` : `#${target}--${id}`;
  }
}

/** A copy of a chapter's text that can be put beside the other chapters'. */
function adapt(chapter: Chapter, anchors: Anchors): Element {
  const name = (id: string) => anchors.idIn(chapter, id);
  const body = structuredClone(chapter.body);
  visit(body, 'element', (node, index, parent) => {
    if (isLeftOut(node, 'paper')) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    const {properties, tagName} = node;
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level !== undefined) {
      properties.ariaLevel = Math.min(
        chapter.parents.length + Number(level),
        DEEPEST,
      );
    }
    if (hasClass(node, 'card')) {
      flattenHeadings(node);
    }
    if (tagName === 'details') {
      properties.open = true;
    }
    if (typeof properties.href === 'string' && tagName === 'a') {
      properties.href = anchors.resolve(chapter, properties.href);
    }
    renameIds(node, name);
    return undefined;
  });
  return body;
}

/** The bookmarks show each chapter once, not also where a card leads to it. */
function flattenHeadings(card: Element): void {
  visit(card, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      node.tagName = 'p';
      node.properties.className = ['book-card-title'];
    }
  });
}

/** Renames the ids of an element, and those it refers to. */
function renameIds(
  {properties, tagName}: Element,
  name: (id: string) => string,
): void {
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'id' || (key === 'name' && tagName === 'input')) {
      properties[key] = name(String(value));
    } else if (ID_LISTS.some((list) => list === key)) {
      properties[key] = [value]
        .flat()
        .flatMap((ids) => String(ids).split(/\s+/))
        .map(name);
    } else if (typeof value === 'string') {
      if (value.startsWith('#') && tagName !== 'a' && /href$/i.test(key)) {
        properties[key] = `#${name(value.slice(1))}`;
      } else if (value.includes('url(#')) {
        properties[key] = value.replace(
          /url\(#([^)]+)\)/g,
          (_, id: string) => `url(#${name(id)})`,
        );
      }
    }
  }
}

function cover({site, title, subtitle, date}: BookOptions): Element {
  const base = new URL(site.address).pathname;
  return element('header', {className: ['book-cover']}, [
    element('img', {src: `${base}img/logo.svg`, alt: ''}),
    element('p', {className: ['book-title']}, [text(title)]),
    element('p', {className: ['book-subtitle']}, [text(subtitle)]),
    element('p', {className: ['book-date']}, [
      text(date),
      element('br', {}),
      text(site.address),
    ]),
  ]);
}

function contents(
  chapters: readonly Chapter[],
  anchors: Anchors,
  pages: BookOptions['pages'],
): Element {
  return element('nav', {className: ['book-contents', 'markdown']}, [
    element('h1', {}, [text('目次')]),
    element(
      'ol',
      {},
      chapters.map((chapter) =>
        element('li', {style: `--depth: ${chapter.parents.length}`}, [
          element('a', {href: `#${anchors.of(chapter)}`}, [
            element('span', {}, [text(chapter.title)]),
            // Kept free while the number isn't known, so that none moves.
            element('span', {}, [text(String(pages?.get(chapter) ?? ''))]),
          ]),
        ]),
      ),
    ),
  ]);
}

function pageOf(index: number): string {
  return `page: chapter${index}`;
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return {type: 'element', tagName, properties, children};
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** What the book has besides the printed pages' own style. */
const BOOK_STYLE = `
@page :first { @top-right { content: none } @bottom-right { content: none } }
body { display: block }
main > section { break-before: page }
.book-cover {
  display: flex; flex-direction: column; justify-content: center;
  height: 240mm; border-top: 4mm solid ${colourOf(readColours(), 'ai')}; text-align: start;
}
.book-cover img { width: 26mm; margin-bottom: 14mm }
.book-title { margin: 0; font-weight: 700; font-size: 30pt; line-height: 1.3 }
.book-subtitle { margin: 4mm 0 0; color: ${colourOf(readColours(), 'ai')}; font-weight: 700; font-size: 15pt }
.book-date { margin-top: 30mm; color: #333; font-size: 10pt }
.book-contents { break-before: page }
.book-contents ol { margin: 0; padding: 0; list-style: none }
.book-contents li { break-inside: avoid; font-size: 10pt; line-height: 1.75 }
.book-contents a {
  display: flex; justify-content: space-between; gap: 1em;
  margin-inline-start: calc(var(--depth) * 1.25em);
  border-bottom: 0.5pt dotted #999; color: inherit; text-decoration: none;
}
.book-contents a > :last-child { font-variant-numeric: tabular-nums }
.book-card-title { margin: 0; font-weight: 700; font-size: 12pt }
.book-part { margin: 0 0 6mm; color: #444; font-weight: 700; font-size: 12pt; break-after: avoid }
`;
