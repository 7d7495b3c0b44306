import {describe, expect, test} from 'vitest';
import {
  parseGlossary,
  readGlossary,
} from '../../../src/features/glossary/build/readGlossary';
import {isTermFor} from '../../../src/features/glossary/page/isTermFor';
import {addressProblem} from '../../support/addresses';
import {ROOT, readCases} from '../../support/files';

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

test.each(
  readCases<Record<'what' | 'find' | 'replace' | 'says', string>[]>(
    'glossary-faults',
  ),
)('$what: it is told with its line', ({find, replace, says}) => {
  const {entries, faults} = parseGlossary(TERM.replace(find, replace) + NEXT);
  expect(entries).toEqual([]);
  expect(faults.map(({line, text}) => `${line} ${text}`).join('\n')).toContain(
    says,
  );
});
