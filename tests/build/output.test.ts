import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readRedirects} from '../../src/features/redirects/build/readRedirects';
import {ROOT, listFiles, readText} from '../support/files';
import {ROUTES} from '../support/routes';
import {BUILD_LOG} from '../support/site';
import {readDocument, visibleText} from '../support/html';

const TEXT_FILE = /\.(?:html|js|css|json|xml|txt|svg)$/;

const SITE_TITLE = 'Combosite Functions Wiki';

const files = listFiles('build', TEXT_FILE);
/** All documents but the one in which samples run, which isn't a page. */
const pages = files.filter(
  (file) => file.endsWith('.html') && file !== 'build/runner.html',
);

/**
 * English words of the interface that a Japanese page must not show. The
 * specification quotes a few in English; those are not here.
 */
const ENGLISH_INTERFACE =
  /\b(?:Next page|Previous page|Skip to|Search\b|Tags:|View all|Edit this|Last updated|On this page|Back to|Docs pages|One doc|\d+ docs? tagged|Toggle|Expand|Collapse|Copy|Copied|Close|Home page|Parameters|Returns|Throws|Remarks|Examples?|Properties|Methods|Members|Enumerations?|Classes|Interfaces|Type Aliases|Description|Inherited from|Extends|Defined in|note|tip|info|warning|danger|caution)\b(?!\()/;

describe('the build', () => {
  test('prints no warning', () => {
    expect(readFileSync(BUILD_LOG, 'utf8')).not.toMatch(/warn|\[error\]/i);
  });

  test('writes a page for every route and no other', () => {
    const expected = [
      ...ROUTES.map(({path: route}) => route),
      ...readRedirects(ROOT).map(({from}) => from),
    ].map((route) => path.posix.join('build', route, 'index.html'));
    expect(pages.toSorted()).toEqual(
      [...expected, 'build/404.html'].toSorted(),
    );
  });

  test('has a blog exactly while there is a post', () => {
    const hasPosts = ROUTES.some(({path: route}) => route === '/blog');
    expect(listFiles('build/blog', /./).length > 0).toBe(hasPosts);
    expect(readText('build/index.html').includes('href=/blog')).toBe(hasPosts);
    expect(readText('build/llms.txt').includes('## ブログ')).toBe(hasPosts);
  });

  test.each([
    ['U+0000', '\u0000'],
    ['U+FFFD', '\uFFFD'],
  ])('holds no %s in any file', (_, character) => {
    // Minified libraries may name the replacement character as an escape, never
    // as itself.
    const found = files.filter((file) => readText(file).includes(character));
    expect(found).toEqual([]);
  });
});

describe('the text of every page', () => {
  const texts = pages.map(
    (file) =>
      [
        file,
        visibleText(readDocument(path.join(ROOT, file))).replaceAll(
          SITE_TITLE,
          '',
        ),
      ] as const,
  );

  test.each([
    ['raw emphasis', /\*\*/],
    ['a raw admonition', /:::/],
    ['a raw heading id', /\{#|\{\/\*/],
    [
      'a space between two Japanese characters',
      /[ぁ-んァ-ヶ一-龠。、]\n[ぁ-んァ-ヶ一-龠]/,
    ],
    ['English of the interface', ENGLISH_INTERFACE],
  ])('shows no %s', (_, pattern) => {
    const found = texts.flatMap(([file, text]) => {
      const match = pattern.exec(text);
      return match
        ? [
            `${file}: …${text.slice(Math.max(0, match.index - 30), match.index + 40)}…`,
          ]
        : [];
    });
    expect(found).toEqual([]);
  });

  test('names and describes every drawing', () => {
    const drawings = pages.flatMap((file) =>
      [...readText(file).matchAll(/<svg role="?img"?[^>]*>/g)].map(([tag]) => ({
        file,
        texts: ['labelledby', 'describedby'].map((name) => {
          const id = new RegExp(`aria-${name}="?([^" >]+)`).exec(tag)?.[1];
          return readText(file).split(`id=${id}>`)[1]?.split('<')[0];
        }),
      })),
    );
    expect(drawings.length).toBeGreaterThan(15);
    expect(drawings.filter(({texts}) => !texts.every(Boolean))).toEqual([]);
  });

  test('has ids of ASCII letters only', () => {
    const found = pages.flatMap((file) =>
      [...readText(file).matchAll(/<h[1-6][^>]* id="?([^"\s>]+)/g)]
        .map(([, id = '']) => id)
        .filter((id) => !/^[\w-]+$/.test(id))
        .map((id) => `${file}#${id}`),
    );
    expect(found).toEqual([]);
  });
});
