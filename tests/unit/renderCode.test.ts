import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {createLinkFinder} from '../../src/features/reference/build/pages/codeLinks';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {findFolds, foldLines} from '../../src/features/code-blocks/build/folds';
import {FOLD} from '../../src/features/code-blocks/shared/folds';
import renderCode, {
  renderLines,
  tokenize,
} from '../../src/features/code-blocks/build/renderCode';
import {ROOT, readCases} from '../support/files';
import type {CodeLink} from '../../src/features/reference/build/pages/codeLinks';

const findLinks = createLinkFinder(path.join(ROOT, 'api-src'));

function linksOf(code: string): CodeLink[] {
  return findLinks([{code, language: 'js'}]).flat();
}

/** `identifier → target` for each link of a sample. */
function links(code: string): string[] {
  return linksOf(code).map(
    ({start, end, target}) => `${code.slice(start, end)} → ${target}`,
  );
}

test('a sample is read once', () => {
  const [first] = findLinks([{code: 'SexKubun;', language: 'js'}]);
  const again = findLinks([
    {code: 'SexKubun;', language: 'ts'},
    {code: 'SexKubun;', language: 'js'},
  ]);
  expect(first).toHaveLength(1);
  expect(again[0]).toEqual(first);
  expect(again[1]).toBe(first);
});

test('a method has links outside its class, too', () => {
  const code = 'read(term: Term): Promise<UserCustomDataService<T>>;';
  expect(
    findLinks([{code, language: 'ts'}])
      .flat()
      .map(({start, end, target}) => [code.slice(start, end), target]),
  ).toEqual([
    ['Term', '/api/interfaces/Term'],
    ['UserCustomDataService', '/api/classes/UserCustomDataService'],
  ]);
});

describe('an identifier in a sample', () => {
  test.each(
    readCases<
      readonly {
        readonly what: string;
        readonly code: string;
        readonly links: readonly string[];
      }[]
    >('code-links'),
  )('links: $what', ({code, links: expected}) => {
    expect(links(code)).toEqual(expected);
  });
});

describe('renderLines', () => {
  const render = (code: string, found = linksOf(code)) =>
    renderLines(code, tokenize(code, 'javascript'), found, new Set());

  test('keeps the text as it is copied', () => {
    const code = "const a = `x${1 < 2 && 'y'}`;\n\n// 終わり\n";
    const text = render(code)
      .join('\n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  });

  test('splits a token at the end of a line', () => {
    expect(render('/* 一\n二 */')).toEqual([
      '<span class="token comment">/* 一</span>',
      '<span class="token comment">二 */</span>',
    ]);
  });

  test('escapes what HTML would read', () => {
    expect(render('a < b && c')[0]).toContain('&lt;');
    expect(render('a < b && c')[0]).toContain('&amp;&amp;');
  });

  test('the first new name of a block is a link at once', () => {
    const seen = new Set<string>();
    const stops = (code: string) =>
      renderLines(code, [], linksOf(code), seen).map((line) =>
        [...line.matchAll(/<a [^>]+>/g)].map(([a]) => a.startsWith('<a href')),
      );
    expect(stops('logger;\nlogger.info;')).toEqual([[true], [false, false]]);
    expect(stops('logger;\nlogger.warn; httpRequest')).toEqual([
      [false],
      [false, true, false],
    ]);
    expect(stops('logger.warn')).toEqual([[false, false]]);
  });
});

test('a page carries the lines of each block, and plain text without tokens', () => {
  const processor = unified().use(remarkParse).use(renderCode, {findLinks});
  const tree = processor.parse(
    [
      '```js\nconst logger = 1;\n```',
      '```text\n<一>\n```',
      '```js\nlogger\n```',
    ].join('\n'),
  );
  processor.runSync(tree);
  const html: unknown[] = [];
  visit(tree, 'code', (node) => html.push(node.data?.hProperties?.html));
  expect(html).toEqual([
    expect.not.stringContaining('<a'),
    '&lt;一&gt;',
    '<a href="/api/classes/CustomFunctionLogger">logger</a>',
  ]);
});

describe('a block folds', () => {
  test.each([
    [
      'nothing of a program',
      ['const a = 1;', 'async function main() {', '}'],
      [],
    ],
    [
      'what all programs share',
      ['a;', '', COMMON_FUNCTIONS, 'b;'],
      [['共通の関数（3行）', 1, 4]],
    ],
    [
      'those that leave people out, and says so',
      ['a;', '', COMMON_FUNCTIONS, 'async function calculate() {}'],
      [['共通の関数（3行。転籍した人などは除き、前の金額が残る）', ...[1, 4]]],
    ],
  ])('%s', (_, lines, expected) => {
    const folds = findFolds({meta: null, value: lines.join('\n')}, []);
    expect(folds.map(({label, start, end}) => [label, start, end])).toEqual(
      expected,
    );
  });

  test('parts in turn, shown and folded', () => {
    const fold = {kind: 'common', label: '前', start: 0, end: 1} as const;
    expect(foldLines(['a', 'b'], [fold])).toBe(`${FOLD}common\n前\na${FOLD}b`);
    expect(foldLines(['a', 'b'], [{...fold, start: 1, end: 2}])).toBe(
      `a${FOLD}common\n前\nb`,
    );
    expect(foldLines([''], [])).toBe('');
  });
});
