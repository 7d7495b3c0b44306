import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {createLinkFinder} from '../../src/features/reference/build/pages/codeLinks';
import renderCode, {
  renderLines,
  tokenize,
} from '../../src/features/code-blocks/build/renderCode';
import {ROOT} from '../support/files';
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
  test.each([
    [
      'a global, a member and a method',
      "combositeDataService.hatsureiData.readByEmployeeId(['0001']);",
      [
        'combositeDataService → /api/type-aliases/CombositeDataServices',
        'hatsureiData → /api/type-aliases/CombositeDataServices#hatsureidata',
        'readByEmployeeId → /api/classes/CombositeHatsureiDataService#readbyemployeeid',
      ],
    ],
    [
      'an enumeration and its member',
      'SexKubun.Dansei;',
      [
        'SexKubun → /api/enumerations/SexKubun',
        'Dansei → /api/enumerations/SexKubun#dansei',
      ],
    ],
    [
      'a function',
      "getSexKubunName('1');",
      ['getSexKubunName → /api/functions/getSexKubunName'],
    ],
    [
      'a destructured property, but not the variable',
      'const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;\nbaseDate;',
      [
        'baseDate → /api/classes/CombositeKyuyoKeisanSettingsDataService#basedate',
        'combositeDataService → /api/type-aliases/CombositeDataServices',
        'kyuyoKeisanSettingsData → /api/type-aliases/CombositeDataServices#kyuyokeisansettingsdata',
      ],
    ],
    [
      'a field of an expected object',
      "combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: 'x', amount: 1, baseDate: '2025/4/1'}]);",
      expect.arrayContaining([
        'amount → /api/classes/CombositeShikyukojoDataService#saveamount-amount',
      ]) as string[],
    ],
    [
      'the second table of a page',
      "httpRequest.get('https://example.com', {headers: {}});",
      [
        'httpRequest → /api/classes/HttpRequest',
        'get → /api/classes/HttpRequest#get',
        'headers → /api/classes/HttpRequest#headers-2',
      ],
    ],
  ])('links to %s', (_, code, expected) => {
    expect(links(code)).toEqual(expected);
  });

  test.each([
    ['a variable of the same name', 'const logger = 1;\nlogger;'],
    ['what the language brings', "'a'.split('/').map(Number);"],
    ['a word in a string or comment', "'logger'; // logger"],
  ])('has no link for %s', (_, code) => {
    expect(links(code)).toEqual([]);
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

  test('the first new name of a block is in the tab order', () => {
    const seen = new Set<string>();
    const stops = (code: string) =>
      renderLines(code, [], linksOf(code), seen).map((line) =>
        [...line.matchAll(/<a [^>]+>/g)].map(([a]) => !a.includes('tabindex')),
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
