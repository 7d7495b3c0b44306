import {expect, test} from 'vitest';
import {TERM_RULES, termRules} from '../../../scripts/generated/termRules';
import {readGlossary} from '../../../src/features/glossary/build/readGlossary';
import {ROOT, readText} from '../../support/files';

test('the linter reads it', () => {
  const {rules} = JSON.parse(readText('.textlintrc.json')) as {
    rules: {prh: {rulePaths: string[]}};
  };
  expect(rules.prh.rulePaths).toContain(`./${TERM_RULES}`);
});

test('no word to avoid is part of a term or needs an escape', () => {
  const glossary = readGlossary(ROOT);
  const words = glossary.flatMap(({avoid}) => avoid ?? []);
  expect(
    words.filter((word) => glossary.some(({term}) => term.includes(word))),
  ).toEqual([]);
  expect(words.filter((word) => !/^[\p{L}\p{N}ー]+$/u.test(word))).toEqual([]);
});

test('a longer word goes before its start', () => {
  expect(
    termRules([
      {
        id: 'x',
        term: '支払マスタ',
        reading: 'しはらいますた',
        synonyms: [],
        avoid: ['支払いマスタ', '支払いマスター'],
        meaning: '意味です。',
        page: '/',
      },
    ]),
  ).toContain('pattern: /支払いマスター|支払いマスタ/');
});
