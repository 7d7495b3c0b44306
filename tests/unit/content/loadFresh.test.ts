import {expect, test} from 'vitest';
import {loadFresh} from '../../../src/features/content/build/loadFresh';
import {withSynonyms} from '../../../src/features/search/build/createIndexFiles';
import {ROOT} from '../../support/files';
import {tempFolder, writeFiles} from '../../support/tempFolder';
import type {SearchDocFile} from '../../../src/features/search/shared/types';

test('a module that is edited is loaded as it is now, with what it imports', async () => {
  const word = (text: string) => `export const word: string = '${text}';`;
  const folder = tempFolder({
    'a.ts': "export {word} from './b';",
    'b.ts': word('before'),
  });
  const load = async () =>
    (await loadFresh<{readonly word: string}>(folder, 'a.ts')).word;
  expect(await load()).toBe('before');
  writeFiles(folder, {'b.ts': word('after')});
  expect(await load()).toBe('after');
});

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
