import {expect, test} from 'vitest';
import {
  describeSample,
  drawSentences,
  readSentences,
} from '../../../scripts/assumptions/sampleSentences';

const PAGE = `---
title: これは題名ですので文ではない
---

import {A} from 'a';

## 見出しは文ではありません {/* #a */}

- 最初の文です、はい。[二つ目](./b.mdx)の文です。{/* assumption: a */}
- 同じ箇条書きの文です。

| 見出しの行です | 値の見出しです |
| --- | --- |
| 行は全体で | 1つの文です |

{/* assumption: b */}

上の行の印がかかる文です。

\`\`\`js
// 見本の中は文ではありません。
\`\`\`
`;

const STUB = `// assumption: all
/** クラスの説明の文です。 */
export declare class A {
  // assumption: one
  /**
   * メソッドの説明の文です。{@assumption own}
   *
   * {@assumption below}
   *
   * 次の段落の文です。
   *
   * @returns 戻り値の説明の文です。
   */
  a(): void;
  /** 別のメソッドの文です。 */
  b(): void;
}
`;

test('sentences come with their line and the marks on it and near it', () => {
  const sentences = readSentences([
    {file: 'wiki/a.mdx', text: PAGE},
    {file: 'api-src/A.d.ts', text: STUB},
    {
      file: 'docs/glossary.yml',
      text: '- id: x\n  avoid: [この言葉は使わない]\n  assumption: a\n  meaning: 用語の説明の文です。\n\n- id: y\n  meaning: 別の用語の文です。\n',
    },
    {file: 'src/ui/B.ts', text: "'読者の見ない場所の文です。'"},
    {
      file: 'packages/simulator/messages/messages.ts',
      text: "// 印のない文です\nx: 'メッセージの文です。'",
    },
  ]);
  expect(
    sentences.map(({line, mark, text}) => `${line} ${text} ${mark}`),
  ).toEqual([
    '9 最初の文です、はい。 a',
    '9 二つ目の文です。 a',
    '10 同じ箇条書きの文です。 近く：a',
    '14 行は全体で｜1つの文です なし',
    '18 上の行の印がかかる文です。 近く：b',
    '2 クラスの説明の文です。 近く：all',
    '6 メソッドの説明の文です。 own',
    '10 次の段落の文です。 近く：below、one、all',
    '12 戻り値の説明の文です。 近く：one、all',
    '15 別のメソッドの文です。 近く：all',
    '2 この言葉は使わない 近く：a',
    '4 用語の説明の文です。 近く：a',
    '7 別の用語の文です。 なし',
    '2 メッセージの文です。 なし',
  ]);
});

const MANY = Array.from({length: 50}, (_, index) => ({
  file: 'a.mdx',
  line: index + 1,
  text: `${index}番目の文です。`,
  mark: index === 0 ? 'a' : 'なし',
}));

test('the same seed draws the same sentences, another one others', () => {
  const lines = (seed: string) =>
    drawSentences(MANY, seed, 10).map(({line}) => line);
  expect(new Set(lines('one')).size).toBe(10);
  expect(lines('one')).toEqual(lines('one'));
  expect(lines('one')).not.toEqual(lines('two'));
});

test('the table says where the sentence is and whether it is marked', () => {
  expect(describeSample(MANY.slice(0, 2))).toBe(
    [
      '| 番号 | 場所 | 文 | 印 | 判断 |',
      '| --- | --- | --- | --- | --- |',
      '| 1 | a.mdx:1 | 0番目の文です。 | a | |',
      '| 2 | a.mdx:2 | 1番目の文です。 | なし | |',
    ].join('\n'),
  );
});
