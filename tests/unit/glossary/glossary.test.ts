import {describe, expect, test} from 'vitest';
import {
  parseGlossary,
  readGlossary,
} from '../../../src/features/glossary/build/readGlossary';
import {isTermFor} from '../../../src/features/glossary/page/isTermFor';
import {addressProblem} from '../../support/addresses';
import {ROOT} from '../../support/files';

const TERM = `- id: base-date
  term: 基準日
  reading: きじゅんび
  synonyms: [判定日]
  avoid: [基準日付]
  meaning: 判定に使う日です。
  page: /wiki/a
`;
const NEXT = TERM.replace('base-date', 'next')
  .replace('基準日\n', '支払日\n')
  .replace('きじゅんび', 'しはらいび')
  .replace('[判定日]', '[給料日]')
  .replace('[基準日付]', '[支払い日]');

describe('the glossary', () => {
  const glossary = readGlossary(ROOT);

  test('leads to sections that exist', () => {
    expect(glossary.flatMap(({page}) => addressProblem(page) ?? [])).toEqual(
      [],
    );
  });

  test.each([
    ['しきゅうがく', '支給額マスタ'],
    ['シキュウガク', '支給額マスタ'],
    ['ＣＳＶ えらー', 'エラーCSVファイル'],
    ['Error csv', 'エラーCSVファイル'],
    ['レスポンス', '応答'],
  ])('is filtered by “%s”, and finds %s', (words, term) => {
    const found = glossary.filter((entry) => isTermFor(entry, words));
    expect(found.map((entry) => entry.term)).toContain(term);
    expect(found.length).toBeLessThan(10);
  });
});

test('the words to avoid are among the synonyms', () => {
  const {entries, faults} = parseGlossary(TERM + NEXT);
  expect(faults).toEqual([]);
  expect(entries.map(({synonyms}) => synonyms)).toEqual([
    ['判定日', '基準日付'],
    ['給料日', '支払い日'],
  ]);
});

test.each([
  [
    'a key is missing',
    '  term: 基準日\n',
    '',
    '1 「term: 基準日」のような行が',
  ],
  [
    'a key is misspelt',
    'avoid:',
    'avoids:',
    '5 「avoids」というキーはありません。「avoid」の誤り',
  ],
  [
    'an id has capitals',
    'base-date',
    'baseDate',
    '1 idの値が正しくありません。「id: base-date」のように',
  ],
  ['a reading is in katakana', 'きじゅんび', 'キジュンビ', '3 readingの値が'],
  ['synonyms are no list', '[判定日]', '判定日', '4 synonymsの値が'],
  [
    'a meaning has two sentences',
    '日です。',
    '日です。そうです。',
    '6 meaningの値が',
  ],
  ['a meaning is too long', '判定に', '判定に'.repeat(40), '6 meaningの値が'],
  ['a page is relative', '/wiki/a', './a.mdx', '7 pageの値が'],
  [
    'an id is there twice',
    'base-date',
    'next',
    '8 「id: next」は「基準日」にもあります',
  ],
  [
    'a synonym is a term',
    '判定日',
    '支払日',
    '8 「支払日」は「基準日」にもあります',
  ],
  [
    'the order isn’t that of the syllabary',
    'きじゅんび',
    'わ',
    '8 「支払日」を「基準日」より前に',
  ],
  ['a list isn’t closed', '[判定日]', '[判定日', 'YAMLとして読めません'],
])('%s: it is told with its line', (_, text, other, message) => {
  const {entries, faults} = parseGlossary(TERM.replace(text, other) + NEXT);
  expect(entries).toEqual([]);
  expect(faults.map(({line, text}) => `${line} ${text}`).join('\n')).toContain(
    message,
  );
});
