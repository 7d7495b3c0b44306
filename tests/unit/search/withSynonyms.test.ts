import {expect, test} from 'vitest';
import {withSynonyms} from '../../../src/features/search/build/createIndexFiles';
import {ROOT} from '../../support/files';
import type {SearchDocFile} from '../../../src/features/search/shared/types';

test('the last build’s index takes the synonyms of the glossary as it is now', async () => {
  const built: SearchDocFile = {
    searchDocs: [],
    options: {maxHits: 10, highlightResult: true},
    synonyms: [['古い用語', ['ふるいようご']]],
    everyday: [],
  };
  const term = {
    id: 'new',
    term: '新しい用語',
    reading: 'あたらしいようご',
    synonyms: ['ニューターム'],
    meaning: '意味です。',
    page: '/',
  };
  const {synonyms, everyday, ...rest} = JSON.parse(
    await withSynonyms(ROOT, JSON.stringify(built), [term]),
  ) as SearchDocFile;
  expect(new Map(everyday).get('件数')).toContain('何件');
  expect(rest).toEqual({searchDocs: [], options: built.options});
  expect(new Map(synonyms).get('新しい用語')).toEqual([
    'あたらしいようご',
    'ニューターム',
  ]);
  expect(new Map(synonyms).has('古い用語')).toBe(false);
});
