import {describe, expect, test} from 'vitest';
import {GLOSSARY} from '../../../src/features/glossary/shared/entries';
import {isTermFor} from '../../../src/features/glossary/page/isTermFor';
import {addressProblem} from '../../support/addresses';
import {duplicates} from '../../support/duplicates';

const collator = new Intl.Collator('ja');

describe('the glossary', () => {
  test('has ids that can stand in an address, each once', () => {
    const ids = GLOSSARY.map(({id}) => id);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual(
      [],
    );
    expect(duplicates(ids)).toEqual([]);
  });

  test('has each term once', () => {
    expect(duplicates(GLOSSARY.map(({term}) => term))).toEqual([]);
  });

  test('has readings in hiragana', () => {
    expect(
      GLOSSARY.filter(({reading}) => !/^[ぁ-ゖー]+$/.test(reading)),
    ).toEqual([]);
  });

  test('has romaji as an identifier writes it, without capitals', () => {
    expect(
      GLOSSARY.filter(({romaji}) => romaji && !/^[a-z]+$/.test(romaji)),
    ).toEqual([]);
  });

  test('is in the order of the Japanese syllabary', () => {
    const sorted = [...GLOSSARY].sort(
      (a, b) =>
        collator.compare(a.reading, b.reading) ||
        collator.compare(a.term, b.term),
    );
    expect(GLOSSARY.map(({term}) => term)).toEqual(
      sorted.map(({term}) => term),
    );
  });

  test.each(GLOSSARY)('explains $term in one sentence', ({meaning}) => {
    expect(meaning).toMatch(/^[^。]+(?:です|ます)。$/);
    expect(meaning.length).toBeLessThanOrEqual(90);
  });

  test('leads to sections that exist', () => {
    expect(GLOSSARY.flatMap(({page}) => addressProblem(page) ?? [])).toEqual(
      [],
    );
  });

  test('has no synonym that is a term, or a synonym of two terms', () => {
    const terms = new Set(GLOSSARY.map(({term}) => term));
    const synonyms = GLOSSARY.flatMap((entry) => entry.synonyms ?? []);
    expect(synonyms.filter((synonym) => terms.has(synonym))).toEqual([]);
    expect(duplicates(synonyms)).toEqual([]);
  });

  test('counts the words to avoid among the synonyms', () => {
    const avoiding = GLOSSARY.filter(({avoid}) => avoid);
    expect(avoiding).not.toEqual([]);
    for (const {avoid = [], synonyms} of avoiding) {
      expect(synonyms).toEqual(expect.arrayContaining([...avoid]));
    }
  });

  test.each([
    ['しきゅうがく', '支給額マスタ'],
    ['シキュウガク', '支給額マスタ'],
    ['ＣＳＶ えらー', 'エラーCSVファイル'],
    ['Error csv', 'エラーCSVファイル'],
    ['レスポンス', '応答'],
  ])('is filtered by “%s”, and finds %s', (words, term) => {
    const found = GLOSSARY.filter((entry) => isTermFor(entry, words));
    expect(found.map((entry) => entry.term)).toContain(term);
    expect(found.length).toBeLessThan(10);
  });
});
