import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {
  findArticle,
  hasClass,
} from '../../src/features/finished-pages/build/elements';
import {isLeftOut} from '../../src/features/finished-pages/shared/parts';
import {twinPath} from '../../src/features/markdown-twins/shared/twinPath';
import {listFiles} from '../support/files';
import {readDocument} from '../support/html';
import {ROUTES} from '../support/routes';
import {
  BUILD_FOLDER,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
  TEST_SITE_URL,
} from '../support/site';
import type {Nodes, Root as Page} from 'hast';
import type {Root} from 'mdast';

/** The routes that are articles: pages of the docs, and posts. */
const routes = ROUTES.map((route) => route.path).filter(
  (route) =>
    route === '/' ||
    route === '/release-note' ||
    /^\/(?:tutorial|wiki|api|blog\/\d{4})\//.test(route),
);

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly);

function read(file: string): string {
  return readFileSync(path.join(BUILD_FOLDER, file), 'utf8');
}

/** Headings and code of a twin. */
function partsOf(tree: Root): {headings: string[]; code: string[]} {
  const headings: string[] = [];
  const code: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(toString(node));
    } else if (node.type === 'code') {
      code.push(node.value);
    }
  });
  return {headings, code};
}

/** The same of the finished page. */
function partsOfPage(page: Page): {headings: string[]; code: string[]} {
  const headings: string[] = [];
  const code: string[] = [];
  const article = findArticle(page) ?? {type: 'root', children: []};
  visit(article, 'element', (element) => {
    if (isLeftOut(element, 'twin')) {
      return SKIP;
    }
    if (/^h[1-6]$/.test(element.tagName)) {
      headings.push(textOf(element));
    } else if (hasClass(element, 'theme-code-block')) {
      // Some parts of its program may be folded.
      const parts: string[] = [];
      visit(element, {tagName: 'pre'}, (part) => {
        parts.push(isLeftOut(part, 'twin') ? '' : textOf(part));
      });
      code.push(parts.join('').replace(/\n$/, ''));
      return SKIP;
    }
    return CONTINUE;
  });
  return {headings, code};
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node &&
    !(node.type === 'element' && hasClass(node, 'hash-link'))
    ? node.children.map(textOf).join('')
    : '';
}

describe('the Markdown twins', () => {
  test('stand beside every page of the docs, and nowhere else', () => {
    expect(listFiles('build', /\.md$/)).toEqual(
      routes.map((route) => `build${twinPath(route)}`).toSorted(),
    );
  });

  test.each(routes)('%s is whole and holds no HTML', (route) => {
    const text = read(twinPath(route));
    const tree = parser.parse(text);
    const page = partsOfPage(
      readDocument(path.join(BUILD_FOLDER, route, 'index.html')),
    );
    const twin = partsOf(tree);
    expect(twin.headings).toEqual(page.headings);
    // The file of an exercise is code in the twin only.
    expect(twin.code).toEqual(expect.arrayContaining(page.code));
    expect(twin.code.length).toBeGreaterThanOrEqual(page.code.length);

    const leftovers: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'html') {
        leftovers.push(node.value);
      } else if (
        node.type === 'text' &&
        /<\/?[a-z]|\{\/\*|:::|\*\*|\u200B/i.test(node.value)
      ) {
        leftovers.push(node.value);
      }
    });
    expect(leftovers).toEqual([]);
    expect(text).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\nurl: https:/);
  });

  test('lead to pages of the site, under its base path', () => {
    const site = `${TEST_SITE_URL}${SUB_PATH}`;
    const text = readFileSync(
      path.join(SUB_PATH_BUILD_FOLDER, 'tutorial/quick-start.md'),
      'utf8',
    );
    const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(
      links.filter(
        (link = '') =>
          !link.startsWith(site) ||
          !existsSync(
            path.join(
              SUB_PATH_BUILD_FOLDER,
              link.slice(site.length),
              'index.html',
            ),
          ),
      ),
    ).toEqual([]);
  });
});

describe('llms.txt', () => {
  const links = () =>
    [...read('llms.txt').matchAll(/^- \[.+?\]\((\S+)\): \S/gm)].map(
      ([, link = '']) => link,
    );

  test('links to every twin once', () => {
    expect(
      links()
        .filter((link) => link.endsWith('.md'))
        .toSorted(),
    ).toEqual(
      routes.map((route) => TEST_SITE_URL + twinPath(route)).toSorted(),
    );
  });

  test('links to files that are there', () => {
    const files = links().filter((link) => !link.endsWith('.md'));
    expect(files.length).toBeGreaterThan(0);
    const missing = files.filter(
      (link) =>
        !existsSync(path.join(BUILD_FOLDER, link.slice(TEST_SITE_URL.length))),
    );
    expect(missing).toEqual([]);
  });

  test('has llms-full.txt beside it, with the text of every page', () => {
    const full = read('llms-full.txt');
    const missing = routes.filter((route) => {
      const [, text = ''] = read(twinPath(route)).split(/\n---\n\n# .+\n/);
      return text === '' || !full.includes(text);
    });
    expect(missing).toEqual([]);
  });
});
