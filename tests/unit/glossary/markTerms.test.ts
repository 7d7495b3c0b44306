import path from 'node:path';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {mdxReader} from '../../../src/features/content/build/mdxReader';
import markTerms from '../../../src/features/glossary/build/markTerms';
import {readGlossary} from '../../../src/features/glossary/build/readGlossary';
import {ROOT} from '../../support/files';
import type {GlossaryEntry} from '../../../src/features/glossary/build/readGlossary';

const siteDir = path.resolve('/site');

function entry(term: string, extra: Partial<GlossaryEntry> = {}) {
  return {
    id: 'x',
    term,
    reading: 'よみ',
    synonyms: [],
    meaning: '意味です。',
    page: '/wiki/home',
    tooltip: true,
    ...extra,
  };
}

const TERMS = [
  entry('発令'),
  entry('発令日', {tooltip: false}),
  entry('退職発令'),
  entry('基準日'),
  entry('データID'),
];

/** The marked words of a page, in order. */
function marked(
  source: string,
  glossary: readonly GlossaryEntry[] = TERMS,
  file = 'wiki/a.mdx',
): string[] {
  const page = new VFile({path: path.join(siteDir, file), value: source});
  const tree = mdxReader.parse(page);
  markTerms({siteDir, glossary: () => glossary})(tree, page);
  const words: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({attributes, name}) => {
    const term = attributes.find(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'term',
    );
    if (name === 'Term' && typeof term?.value === 'string') {
      words.push(term.value);
    }
  });
  return words;
}

describe('a term is marked', () => {
  test.each([
    ['in a paragraph', '発令を登録します。', ['発令']],
    ['in a list', '- 基準日を決める', ['基準日']],
    ['in bold text', '**発令**です。', ['発令']],
    ['between brackets', '「基準日」を見ます。', ['基準日']],
    ['at the end of a line', 'これは発令', ['発令']],
    ['in the longest form', '退職発令です。', ['退職発令']],
    ['where it is first used', '発令。\n\n発令。', ['発令']],
    ['with letters', 'このデータIDです。', ['データID']],
  ])('%s', (_, source, words) => {
    expect(marked(source)).toEqual(words);
  });
});

describe('a term is not marked', () => {
  test.each([
    ['in a heading', '## 発令'],
    ['in a link', '[発令](./b.mdx)'],
    ['in code', '`発令`'],
    ['in a table', '| a |\n| --- |\n| 発令 |'],
    ['in a component', '<Audience>\n\n発令\n\n</Audience>'],
    ['in a component in a line', 'この<b>発令</b>です。'],
    ['as a part of a longer term', '発令日です。'],
    ['as the end of a longer word', '人事発令です。'],
    ['as the start of a longer word', '発令データです。'],
  ])('%s', (_, source) => {
    expect(marked(source)).toEqual([]);
  });

  test('on the page that explains it', () => {
    expect(
      marked('発令です。', [entry('発令', {page: '/wiki/a#section'})]),
    ).toEqual([]);
  });

  test('if pages need not explain it', () => {
    expect(marked('発令です。', [entry('発令', {tooltip: false})])).toEqual([]);
  });
});

test('the title of an admonition is left alone', () => {
  const page = new VFile({path: path.join(siteDir, 'wiki/a.mdx'), value: ''});
  const tree = {
    type: 'root' as const,
    children: [
      {
        type: 'paragraph' as const,
        data: {hName: 'mdxAdmonitionTitle'},
        children: [{type: 'text' as const, value: '発令'}],
      },
    ],
  };
  const before = structuredClone(tree);
  markTerms({siteDir, glossary: () => TERMS})(tree, page);
  expect(tree).toEqual(before);
});

describe('marks are few', () => {
  const words = [...'いろはにほへとちりぬるをわか'].map((letter) =>
    entry(`項目${letter}`),
  );

  test('in a paragraph, and the rest waits for the next', () => {
    const paragraph = '項目い、項目ろ、項目は。';
    expect(marked(`${paragraph}\n\n${paragraph}`, words)).toEqual([
      '項目い',
      '項目ろ',
      '項目は',
    ]);
  });

  test('on a page', () => {
    expect(
      marked(words.map(({term}) => `${term}。`).join('\n\n'), words),
    ).toHaveLength(12);
  });
});

test('the text stays the same, word for word', () => {
  const source = 'この発令と基準日を使います。';
  const page = new VFile({
    path: path.join(siteDir, 'wiki/a.mdx'),
    value: source,
  });
  const tree = mdxReader.parse(page);
  markTerms({siteDir, glossary: () => readGlossary(ROOT)})(tree, page);
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text') {
      text += node.value;
    } else if (node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          attribute.name === 'term' &&
          typeof attribute.value === 'string'
        ) {
          text += attribute.value;
        }
      }
    }
  });
  expect(text).toBe(source);
});
