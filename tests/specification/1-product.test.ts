import {expect} from 'vitest';
import {createSearcher} from '../../src/features/search/shared/createSearcher';
import type {SearchDocFile} from '../../src/features/search/shared/types';
import {listFiles, readText} from '../support/files';
import {expectInScripts} from './built';
import {testStatements} from './testStatements';

function readJson(pattern: RegExp): unknown {
  const [file = ''] = listFiles('build', pattern);
  return JSON.parse(readText(file)) as unknown;
}

testStatements({
  '1.5': () => {
    expectInScripts(/"?name"?:"current","?label"?:"Next"/);
  },
  '1.6': () => {
    const {search} = createSearcher(
      readJson(/\/search-doc-\d+\.json$/) as SearchDocFile,
      readJson(/\/lunr-index-\d+\.json$/) as object,
    );
    expect(search('支給額マスタ').hits.length).toBeGreaterThan(0);
    expect(search('saveAmount').hits.length).toBeGreaterThan(0);
  },
});
