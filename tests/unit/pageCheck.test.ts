import {mkdirSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {
  examineCompiled,
  readFrontMatter,
} from '../../src/features/page-check/build';
import {examinePage} from '../../src/features/page-check/build/examinePage';
import {LISTS, Site} from '../../src/features/page-check/build/site';
import {REDIRECTS_FILE} from '../../src/features/redirects/build/readRedirects';
import {EVERYDAY_WORDS_FILE} from '../../src/features/search/build/everydayWords';
import {ROOT, listFiles, readCases} from '../support/files';
import {tempFolder} from '../support/tempFolder';

const DESCRIPTION =
  '給与計算の後に、支給額マスタへ反映された金額を確認する手順と、違っていたときの調べ方を説明します。';

const HEAD = [
  '---',
  'title: 題名',
  `description: ${DESCRIPTION}`,
  'tags: [custom-data]',
  '---',
  '',
].join('\n');

/** A page, or a change of its head, and what is said of it first. */
interface Case {
  readonly what: string;
  /** `wiki/page.mdx`, if none is named. */
  readonly file?: string;
  /** Whether the page is without a head; else what its head has besides. */
  readonly head?: string | false;
  readonly page: string;
  /** `undefined`: nothing. */
  readonly says?: string;
  /** A pattern of it, where the words are others'. */
  readonly matches?: string;
}

const CASES = readCases<{
  readonly files: Readonly<Record<string, string>>;
  readonly good: string;
  readonly imports: string;
  readonly heads: Record<'what' | 'find' | 'replace' | 'says', string>[];
  readonly bodies: Case[];
}>('page-check');

const folder = tempFolder(CASES.files);
truncateSync(path.join(folder, 'wiki/large.png'), 20_000_000);
const site = new Site(folder);

function told(source: string, file = 'wiki/page.mdx'): string[] {
  return examinePage(file, site, source).map(({line}) => line);
}

test('a good page passes', () => {
  const head = HEAD.replace('tags:', 'last_verified: 2026-11-21\ntags:');
  expect(told(head + CASES.good)).toEqual([]);
});

test.each(CASES.heads)('front matter with $what', ({find, replace, says}) => {
  const named = (text: string) => text.replace('DESCRIPTION', DESCRIPTION);
  const head = HEAD.replace(named(find), named(replace));
  expect(told(`${head}\n本文です。`)[0]).toBe(`wiki/page.mdx:${says}`);
});

test.each(CASES.bodies)('a page with $what', (one) => {
  const {page, says, matches, file = 'wiki/page.mdx', head = ''} = one;
  const above = head === false ? '' : HEAD.replace('tags:', `${head}tags:`);
  const [first] = told(`${above}${page}`, file);
  expect(first?.replace(`${file}:`, '')).toEqual(
    matches ? expect.stringMatching(matches) : says,
  );
});

test('what Docusaurus, its theme and packages have may be imported', () => {
  const page = HEAD + CASES.imports;
  expect(examinePage('wiki/page.mdx', new Site(ROOT), page)).toEqual([]);
});

const DATA_PAGE = '/wiki/custom-data-function/custom-data-for-custom-function';

test.each([
  ['AssumptionList', 'save-button'],
  ['Glossary', 'term-base-date'],
])('a link into %s needs it in its page', (list, id) => {
  const page = (body: string) =>
    told(
      `${HEAD}[行き先](#${id})\n\n${body}`,
      `${DATA_PAGE.slice(1)}.mdx`,
    ).filter((line) => line.includes('リンク先'));
  expect(page(`<${list} />`)).toEqual([]);
  expect(page('本文です。')).toHaveLength(1);
});

test('what is added while the site runs is known at once', () => {
  const page = `${HEAD}本文です。{/* assumption: new-button */}`;
  expect(told(page)).toHaveLength(1);
  const file = path.join(folder, 'ASSUMPTIONS.md');
  const list = CASES.files['ASSUMPTIONS.md'] ?? '';
  writeFileSync(file, list + list.replace('save-button', 'new-button'));
  expect(told(page)).toEqual([]);
});

test('pages are made anew with every list in docs/ that they show', () => {
  expect([...LISTS, REDIRECTS_FILE, EVERYDAY_WORDS_FILE]).toEqual(
    expect.arrayContaining(listFiles('docs', /\.yml$/)),
  );
});

describe('before a page is compiled', () => {
  /** What a bundler does; `watched` takes what may change the outcome. */
  function compile(
    text: string,
    watched: string[] = [],
    target: 'web' | 'node' = 'web',
    known?: Parameters<typeof examineCompiled>[2],
  ): void {
    writeFileSync(path.join(folder, 'wiki/page.mdx'), text);
    examineCompiled(
      site,
      {
        target,
        resourcePath: path.join(folder, 'wiki/page.mdx'),
        addDependency: (file) => watched.push(path.relative(folder, file)),
      },
      known,
    );
  }

  afterAll(() => rmSync(path.join(folder, 'wiki/page.mdx')));

  test('all problems are told with their places, not in words of Docusaurus', async () => {
    const fileContent = `${HEAD.replace('題名', '題名: 副題')}![](./small.png)`;
    const {content, frontMatter} = await readFrontMatter(site, {
      filePath: path.join(folder, 'wiki/page.mdx'),
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('YAMLException')),
    });
    expect({content, frontMatter}).toEqual({
      content: '![](./small.png)',
      frontMatter: {},
    });
    expect(() => compile(fileContent)).toThrow(
      /^wiki\/page\.mdx:2:8 フロントマターを.*\nwiki\/page\.mdx:6:1 画像に/,
    );
  });

  test('Docusaurus gets what is right in the front matter', async () => {
    const {frontMatter} = await readFrontMatter(site, {
      filePath: path.join(folder, 'wiki/page.mdx'),
      fileContent: HEAD.replace('tags:', 'slug: /x\ndraft: true\ntags:'),
      defaultParseFrontMatter: () => Promise.reject(new Error()),
    });
    expect(frontMatter).toEqual({
      title: '題名',
      description: DESCRIPTION,
      draft: true,
      tags: ['custom-data'],
    });
  });

  test.each(['web', 'node'] as const)(
    'a page that breaks a rule of writing is shown: %s',
    (target) => {
      const warn = vi
        .spyOn(console, 'warn')
        .mockImplementation(() => undefined);
      expect(() => compile(`${HEAD}## 手順\n`, [], target)).not.toThrow();
      expect(warn.mock.calls).toEqual(
        target === 'web'
          ? [[expect.stringMatching(/^wiki\/page\.mdx:6:1 見出し「手順」に/)]]
          : [],
      );
      warn.mockRestore();
    },
  );

  test('a wrong page waits for all that may mend it, a good one for the lists', () => {
    const wrong: string[] = [];
    const text = `${HEAD}![画面](./none.png)`;
    expect(() => compile(text, wrong)).toThrow('none.png');
    expect(wrong).toEqual(
      expect.arrayContaining(['docs/tags.yml', 'wiki/none.png']),
    );
    const good: string[] = [];
    compile(text.replace('none', 'small'), good);
    expect(good).toEqual(['wiki/page.mdx', ...LISTS]);
  });

  test('a page of a build is examined once', () => {
    const known = new Map();
    const wrong = `${HEAD}![画面](./none.png)`;
    expect(() => compile(wrong, [], 'node', known)).toThrow('none.png');
    expect(() => compile(HEAD, [], 'web', known)).toThrow('none.png');
  });

  test('the introduction is examined with the page that is made of it', () => {
    mkdirSync(path.join(folder, 'api-src'));
    writeFileSync(path.join(folder, 'api-src/introduction.mdx'), '本文{です。');
    expect(() =>
      examineCompiled(site, {
        resourcePath: path.join(folder, 'api/index.md'),
        addDependency: () => undefined,
      }),
    ).toThrow(/^api-src\/introduction\.mdx:1:7 「{」が閉じられていません。/);
  });
});

test.each([
  ['blog/checks.mdx', 1],
  ['blog/2026-13-01-checks.mdx', 1],
  ['blog/2026-02-30-checks.mdx', 1],
  ['blog/2026-11-21.mdx', 1],
  ['blog/2026-11-21-Checks.mdx', 1],
  ['blog/2026-11-21-checks.mdx', 0],
])('a post says in its name when it appears: %s', (file, faults) => {
  const names = told(`${HEAD}本文です。`, file).filter((text) =>
    text.includes('記事のファイル名'),
  );
  expect(names).toHaveLength(faults);
});
