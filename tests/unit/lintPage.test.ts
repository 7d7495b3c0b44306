import {describe, expect, test} from 'vitest';
import {type LintContext, lintPage} from '../../scripts/lintPage';

const CONTEXT = {tags: new Set(['combosite', 'custom-data']), needsTags: true};

const FRONT_MATTER = [
  '---',
  'title: 題名',
  'description: 説明です。',
  'tags: [custom-data]',
  '---',
  '',
].join('\n');

function texts(source: string, context: LintContext = CONTEXT): string[] {
  return lintPage(source, context).map(({line, text}) => `${line} ${text}`);
}

test('a good page passes', () => {
  const page = [
    FRONT_MATTER,
    '本文です。',
    '',
    '## 手順 {/* #steps */}',
    '',
    ':::note[注意]',
    '',
    '[用語集](./glossary.mdx)を見てください。',
    '労働基準法第24条は、2026年11月22日に調べた内容です。',
    '',
    ':::',
    '',
    '### 詳細 {/* #details */}',
    '',
    '```js',
    '## 見出しではない',
    '```',
  ].join('\n');
  expect(texts(page)).toEqual([]);
});

describe('front matter', () => {
  test.each(['title', 'description'])('without a %s is reported', (key) => {
    const page = FRONT_MATTER.replace(new RegExp(`^${key}:.*\n`, 'm'), '');
    expect(texts(page)).toEqual([
      `1 フロントマターに${key}がありません。先頭の「---」の間に「${key}: …」を書いてください。`,
    ]);
  });

  test('that is missing altogether is reported', () => {
    expect(texts('本文です。')).toHaveLength(3);
  });

  test('with an undeclared tag is reported', () => {
    const page = FRONT_MATTER.replace('[custom-data]', '[payroll]');
    expect(texts(page)).toEqual([
      '1 タグ「payroll」はdocs/tags.ymlにありません。「combosite」「custom-data」から選ぶか、docs/tags.ymlに追加してください。',
    ]);
  });

  test('without tags is reported where a page needs them', () => {
    const page = FRONT_MATTER.replace('tags: [custom-data]\n', '');
    expect(texts(page)).toEqual([
      '1 フロントマターにtagsがありません。「combosite」「custom-data」から選んでください。',
    ]);
    expect(texts(page, {...CONTEXT, needsTags: false})).toEqual([]);
  });

  test('with tags that are no list is reported', () => {
    const page = FRONT_MATTER.replace('[custom-data]', 'custom-data');
    expect(texts(page)).toEqual([
      '1 tagsは「tags: [custom-data]」のように配列で書いてください。',
    ]);
  });
});

describe('a heading', () => {
  test.each([
    [
      'without an id',
      '## 手順',
      '見出し「手順」にIDがありません。「## 手順 {/* #english-id */}」のように書いてください。',
    ],
    [
      'with a Japanese id',
      '## 手順 {/* #手順 */}',
      '見出し「手順」のID「手順」が正しくありません。半角の小文字・数字・ハイフンで書いてください。',
    ],
    [
      'of the first level',
      '# 手順 {/* #steps */}',
      '本文の見出し「手順」に「#」は使えません。ページの題名はフロントマターのtitleに書き、本文の見出しは「##」から始めてください。',
    ],
    [
      'that skips a level',
      '### 手順 {/* #steps */}',
      '見出し「手順」で階層が飛んでいます。「##」にしてください。',
    ],
  ])('%s is reported', (_, heading, text) => {
    expect(texts(`${FRONT_MATTER}${heading}`)).toEqual([`6 ${text}`]);
  });

  test('of the first level stands once in a plain page', () => {
    const context = {...CONTEXT, titleInBody: true};
    expect(texts(`${FRONT_MATTER}# 題名\n\n本文です。`, context)).toEqual([]);
    expect(texts(`${FRONT_MATTER}本文です。`, context)).toEqual([
      '1 本文に「# 題名」が0個あります。src/pagesのページには、ちょうど1個書いてください。',
    ]);
  });

  test('with the id of another is reported', () => {
    const page = `${FRONT_MATTER}## 一 {/* #a */}\n\n## 二 {/* #a */}`;
    expect(texts(page)).toEqual([
      '8 見出し「二」のID「a」は6行目と同じです。ページの中で重ならないIDにしてください。',
    ]);
  });
});

describe('text', () => {
  test.each([
    [
      'an admonition whose title has no brackets',
      ':::note 注意\n\n本文です。\n\n:::',
      '「:::note 注意」は囲みになりません。「:::note[注意]」と書いてください。',
    ],
    [
      'a link that says nothing',
      '[こちら](./x.mdx)',
      'リンクの文字「こちら」では行き先が分かりません。行き先のページ名を書いてください。',
    ],
    [
      'a code block without a language',
      '```\nx\n```',
      'コードブロックに言語名がありません。「```js」や「```text」のように書いてください。',
    ],
    [
      'an article of a law, but no day on which it was looked up',
      '控除には協定が要ります（労働基準法第24条第1項）。',
      '法令の条文を書いたページに、調べた日がありません。「2026年11月22日に調べた内容です」のように書いてください。',
    ],
  ])('with %s is reported', (_, body, text) => {
    expect(texts(`${FRONT_MATTER}${body}`)).toEqual([`6 ${text}`]);
  });

  test('that is no MDX is reported with its line', () => {
    expect(texts(`${FRONT_MATTER}本文\n\n<!-- 注 -->`)).toEqual([
      expect.stringMatching(/^8 MDXとして読めません：/),
    ]);
  });
});
