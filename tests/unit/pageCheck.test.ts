import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {messagesOfPage} from '../../src/features/messages/shared/catalogue';
import {
  examineCompiled,
  readFrontMatter,
} from '../../src/features/page-check/build';
import {examinePage} from '../../src/features/page-check/build/examinePage';
import {LISTS, Site} from '../../src/features/page-check/build/site';
import {ROOT} from '../support/files';

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

const FILES = {
  'package.json': '{}',
  'docs/glossary.yml':
    '- id: base-date\n  term: 基準日\n  reading: きじゅんび\n  meaning: 日です。\n  page: /\n',
  'docs/tags.yml': 'custom-data:\n  label: カスタムデータ\n',
  'ASSUMPTIONS.md':
    '## save-button\n\n- 種類：画面と操作\n- 仮定：ある。\n- 理由：ある。\n- 確認の方法：見る。\n',
  'src/theme/MDXComponents.tsx':
    'export default {\n  ...original,\n  Audience,\n  ScreenFigure,\n};',
  'src/figures/PetFigure.tsx': 'export function PetFigure() {}',
  'wiki/other-page.mdx': `${HEAD.replace('題名', 'ほかのページ')}\n## 手順 {/* #all-steps */}\n`,
  'wiki/small.png': '',
  'wiki/large.png': '',
};

let folder: string;
let site: Site;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-check-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  truncateSync(path.join(folder, 'wiki/large.png'), 20_000_000);
  site = new Site(folder);
});

afterAll(() => rmSync(folder, {recursive: true}));

function told(source: string, file = 'wiki/page.mdx'): string[] {
  return examinePage(file, site, source).map(({line}) => line);
}

test('a good page passes', () => {
  const page = [
    HEAD.replace('tags:', 'last_verified: 2026-11-21\ntags:'),
    "import {PetFigure} from '@site/src/figures/PetFigure';",
    '',
    '本文です。{/* assumption: save-button */}',
    '',
    "<ScreenFigure title=\"画面\" fields={[{label: 'a', kind: 'select'}]} />",
    '',
    '<PetFigure />',
    '',
    '![画面](./small.png)',
    '',
    '## 手順 {/* #steps */}',
    '',
    ':::note[注意]',
    '',
    '[ほかのページ](./other-page.mdx#all-steps)と[手順](#steps)を見てください。',
    '労働基準法第24条は、2026年11月22日に調べた内容です。',
    '',
    ':::',
    '',
    '### 詳細 {/* #details */}',
    '',
    '```js scenario="手動実行"',
    '## 見出しではない',
    '```',
  ].join('\n');
  expect(told(page)).toEqual([]);
});

test.each([
  [
    'no title',
    'title: 題名\n',
    '',
    '1:1 フロントマターにtitleがありません。先頭の「---」の間に「title: …」を書いてください。',
  ],
  [
    'an empty title',
    'title: 題名',
    "title: ''",
    '2:8 titleの値が正しくありません。「title: 支給額の確認方法」のように書いてください。',
  ],
  [
    'the title of another page',
    'title: 題名',
    'title: ほかのページ',
    '1:1 題名「ほかのページ」はwiki/other-page.mdxと同じです。検索の結果とメニューで区別できる題名にしてください。',
  ],
  [
    'no description',
    `description: ${DESCRIPTION}\n`,
    '',
    '1:1 フロントマターにdescriptionがありません。先頭の「---」の間に「description: …」を書いてください。',
  ],
  [
    'a description that is too long',
    DESCRIPTION,
    'あ'.repeat(240),
    '3:14 descriptionは240字です。40〜110字の1文で書いてください。',
  ],
  [
    'no tags',
    'tags: [custom-data]\n',
    '',
    '1:1 フロントマターにtagsがありません。先頭の「---」の間に「tags: …」を書いてください。',
  ],
  [
    'an undeclared tag',
    '[custom-data]',
    '[payroll]',
    '4:7 タグ「payroll」はdocs/tags.ymlにありません。「custom-data」から選ぶか、docs/tags.ymlに追加してください。',
  ],
  [
    'tags that are no list',
    '[custom-data]',
    'custom-data',
    '4:7 tagsの値が正しくありません。「tags: [custom-data]」のように書いてください。',
  ],
  [
    'a date in words',
    'tags:',
    'last_verified: きのう\ntags:',
    '4:16 last_verifiedの値が正しくありません。「last_verified: 2026-11-21」のように書いてください。',
  ],
  [
    'a day that isn’t in the calendar',
    'tags:',
    'last_verified: 2026-02-30\ntags:',
    '4:16 last_verifiedの値が正しくありません。「last_verified: 2026-11-21」のように書いてください。',
  ],
  [
    'a slug',
    'tags:',
    'slug: /x\ntags:',
    '4:7 フロントマターに「slug」は書けません。URLはファイルの場所と名前で決まります。',
  ],
  [
    'a place in the sidebar',
    'tags:',
    'sidebar_position: 3\ntags:',
    '4:19 フロントマターに「sidebar_position」は書けません。順番はsidebars.tsに書いた順です。',
  ],
  [
    'an id',
    'tags:',
    'id: x\ntags:',
    '4:5 フロントマターに「id」は書けません。ページのIDはファイル名で決まります。',
  ],
  [
    'a key that is misspelt',
    'tags:',
    'last_verifed: 2026-11-21\ntags:',
    '4:15 フロントマターに「last_verifed」というキーはありません。「last_verified」の誤りではありませんか。使えるのはtitle、description、tags、keywords、last_verified、product_version、draft、unlistedです。',
  ],
  [
    'a colon in a value',
    'title: 題名',
    'title: 題名: 副題',
    "2:8 フロントマターを読めません。値の中に「: 」があります。値全体を「'…'」で囲んでください。（YAMLのメッセージ：Nested mappings are not allowed in compact mappings）",
  ],
  [
    'no end',
    '\n---\n',
    '\n',
    '1:1 フロントマターの終わりの「---」がありません。',
  ],
])('front matter with %s', (_, before, after, expected) => {
  expect(told(`${HEAD.replace(before, after)}\n本文です。`)[0]).toBe(
    `wiki/page.mdx:${expected}`,
  );
});

test.each([
  ['nothing', '', '1:1 このページには本文がありません。'],
  [
    'an unknown module',
    "import {PetFigure} from '@site/src/figures/PetFigur';\n\n本文です。",
    '6:25 importの「@site/src/figures/PetFigur」が見つかりません。「@site/src/figures/PetFigure」の誤りではありませんか。',
  ],
  [
    'a folder for a module',
    "import {PetFigure} from '@site/src/figures';\n\n本文です。",
    '6:25 importの「@site/src/figures」が見つかりません。ファイルの場所と名前を確かめてください。',
  ],
  [
    'an unknown package',
    "import {a} from 'no-such-package';\n\n本文です。",
    '6:17 importの「no-such-package」が見つかりません。ファイルの場所と名前を確かめてください。',
  ],
  [
    'an unknown export',
    "import {PetFigur} from '@site/src/figures/PetFigure';\n\n本文です。",
    '6:9 「@site/src/figures/PetFigure」に「PetFigur」はありません。「PetFigure」の誤りではありませんか。',
  ],
  [
    'an unknown component',
    '<ScreenFigur title="画面" />',
    '6:1 コンポーネント「ScreenFigur」がありません。「ScreenFigure」の誤りではありませんか。',
  ],
  [
    'an unknown kind of field',
    "<ScreenFigure\n  fields={[{label: 'a', kind: 'selct'}]}\n/>",
    '7:31 ScreenFigureのkindに「selct」はありません。text、select、radio、file、toggleから選んでください。',
  ],
  [
    'an unknown assumption',
    '本文です。{/* assumption: save-buton */}',
    '6:6 仮定「save-buton」がASSUMPTIONS.mdにありません。「save-button」の誤りではありませんか。新しい仮定なら、見出し「## save-buton」を加えてください。',
  ],
  [
    'an open brace',
    '本文{です。',
    '6:7 「{」が閉じられていません。文字として書くときは、バッククォートで囲んでください。（MDXのメッセージ：Unexpected end of file in expression, expected a corresponding closing brace for `{`）',
  ],
  [
    'a comment of HTML',
    '<!-- 注 -->',
    expect.stringMatching(
      /6:2 「<」で始まるタグを読めません。.*（MDXのメッセージ：Unexpected character `!`/,
    ),
  ],
  [
    'a tag that isn’t closed',
    '<Audience>\n\n本文です。',
    '6:1 開くタグと閉じるタグが合っていません。閉じるタグ（「</名前>」か「/>」）を、開くタグと同じ深さに書いてください。（MDXのメッセージ：Expected a closing tag for `<Audience>` (6:1-6:11)）',
  ],
  [
    'an image without words',
    '![](./small.png)',
    '6:1 画像に代わりの文（代替テキスト）がありません。「![画面の説明](./picture.png)」のように、何が描いてあるかを書いてください。',
  ],
  [
    'an image element without words',
    '<img src="./small.png" />',
    '6:1 画像に代わりの文（代替テキスト）がありません。「![画面の説明](./picture.png)」のように、何が描いてあるかを書いてください。',
  ],
  [
    'an image that isn’t there',
    '![画面](./none.png)',
    '6:1 画像「./none.png」がありません。wiki/none.pngを探しました。',
  ],
  [
    'an image of 20 MB',
    '![画面](./large.png)',
    '6:1 画像「./large.png」は20.0 MBです。1 MBまでに縮めてください。',
  ],
  [
    'an unknown situation',
    '```js scenario="手動実行前"\n```',
    expect.stringMatching(
      /6:1 場面「手動実行前」はpackages\/simulator\/sample-company\/data\/scenarios\.jsonにありません。.*「手動実行」/,
    ),
  ],
  [
    'a link to no page',
    '[ページ](./other-pge.mdx)',
    '6:1 リンク先の「./other-pge.mdx」がありません。「other-page.mdx」の誤りではありませんか。',
  ],
  [
    'a link to no heading',
    '[ページ](./other-page.mdx#all-step)',
    '6:1 リンク先の「#all-step」がwiki/other-page.mdxにありません。「all-steps」の誤りではありませんか。',
  ],
  [
    'a link to no heading by its address',
    '[ページ](/wiki/other-page#xyz)',
    '6:1 リンク先の「#xyz」がwiki/other-page.mdxにありません。見出しのIDを確かめてください。',
  ],
  [
    'a heading without an id',
    '## 手順',
    '6:1 見出し「手順」にIDがありません。「## 手順 {/* #english-id */}」のように書いてください。',
  ],
  [
    'a heading with a Japanese id',
    '## 手順 {/* #手順 */}',
    '6:1 見出し「手順」のID「手順」が正しくありません。半角の小文字・数字・ハイフンで書いてください。',
  ],
  [
    'a heading of the first level',
    '# 手順 {/* #steps */}',
    '6:1 本文の見出し「手順」に「#」は使えません。ページの題名はフロントマターのtitleに書き、本文の見出しは「##」から始めてください。',
  ],
  [
    'a heading that skips a level',
    '### 手順 {/* #steps */}',
    '6:1 見出し「手順」で階層が飛んでいます。「##」にしてください。',
  ],
  [
    'a heading with the id of another',
    '## 一 {/* #a */}\n\n## 二 {/* #a */}',
    '8:1 見出し「二」のID「a」は6行目と同じです。ページの中で重ならないIDにしてください。',
  ],
  [
    'an admonition whose title has no brackets',
    ':::note 注意\n\n本文です。\n\n:::',
    '6:1 「:::note 注意」は囲みになりません。「:::note[注意]」と書いてください。',
  ],
  [
    'a link that says nothing',
    '[こちら](./other-page.mdx)',
    '6:1 リンクの文字「こちら」では行き先が分かりません。行き先のページ名を書いてください。',
  ],
  [
    'a code block without a language',
    '```\nx\n```',
    '6:1 コードブロックに言語名がありません。「```js」や「```text」のように書いてください。',
  ],
  [
    'an article of a law, but no day on which it was looked up',
    '控除には協定が要ります（労働基準法第24条第1項）。',
    '6:1 法令の条文を書いたページに、調べた日がありません。「2026年11月22日に調べた内容です」のように書いてください。',
  ],
])('a page with %s', (_, body, expected) => {
  const [first] = told(`${HEAD}${body}`);
  expect(first?.replace('wiki/page.mdx:', '')).toEqual(expected);
});

test('what Docusaurus, its theme and packages have may be imported', () => {
  const page = [
    HEAD,
    "import Link from '@docusaurus/Link';",
    "import Tabs from '@theme/Tabs';",
    "import {useColorMode} from '@docusaurus/theme-common';",
    "import clsx from 'clsx';",
    '',
    '<Link to="/">表紙</Link>と<Tabs />です。',
  ].join('\n');
  expect(examinePage('wiki/page.mdx', new Site(ROOT), page)).toEqual([]);
});

test('a plain page has its title in its text', () => {
  expect(told(`${HEAD}# 題名\n\n本文です。`, 'src/pages/x.mdx')).toEqual([]);
});

test('the introduction of the reference is examined, without a head', () => {
  const told = (text: string) =>
    examinePage('api-src/introduction.mdx', site, text).map(({line}) => line);
  expect(told('## 手順 {/* #steps */}\n')).toEqual([]);
  expect(told('<PetFigure />')).toEqual([
    expect.stringMatching(
      /^api-src\/introduction\.mdx:1:1 コンポーネント「PetFigure」がありません。/,
    ),
  ]);
});

const DATA_PAGE = '/wiki/custom-data-function/custom-data-for-custom-function';

test.each([
  ['AssumptionList', 'save-button'],
  ['Glossary', 'term-base-date'],
  ['MessageCatalogue', messagesOfPage(DATA_PAGE)[0]?.anchor],
])('a link into %s needs it in its page', (list, id) => {
  const page = (body: string) =>
    told(
      `${HEAD}[行き先](#${id})\n\n${body}`,
      `${DATA_PAGE.slice(1)}.mdx`,
    ).filter((line) => line.includes('リンク先'));
  expect(page(`<${list} />`)).toEqual([]);
  expect(page('本文です。')).toHaveLength(1);
});

test('a post may have a date, which must be one', () => {
  const post = (date: string) =>
    told(
      `${HEAD.replace('tags:', `date: ${date}\ntags:`)}本文です。`,
      'blog/2026-11-21-x.mdx',
    );
  expect(post('2026-11-21')).toEqual([]);
  expect(post('きのう')).toEqual([
    'blog/2026-11-21-x.mdx:4:7 dateの値が正しくありません。「date: 2026-11-21」のように書いてください。',
  ]);
});

test('what is added while the site runs is known at once', () => {
  const page = `${HEAD}本文です。{/* assumption: new-button */}`;
  expect(told(page)).toHaveLength(1);
  const file = path.join(folder, 'ASSUMPTIONS.md');
  const entry = FILES['ASSUMPTIONS.md'].replace('save-button', 'new-button');
  writeFileSync(file, FILES['ASSUMPTIONS.md'] + entry);
  expect(told(page)).toEqual([]);
});

describe('before a page is compiled', () => {
  /** What a bundler does; `watched` takes what may change the outcome. */
  function compile(
    text: string,
    watched: string[] = [],
    target: 'web' | 'node' = 'web',
  ): void {
    writeFileSync(path.join(folder, 'wiki/page.mdx'), text);
    examineCompiled(site, {
      target,
      resourcePath: path.join(folder, 'wiki/page.mdx'),
      addDependency: (file) => watched.push(path.relative(folder, file)),
    });
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
