/*
 * The same sources give the same site on every machine. The copy under the
 * sub-path was built in another folder, time zone and language, but with its
 * owner's choices.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {SearchDocFile} from '../../src/features/search/shared/types';
import {ROOT, listFiles, readText} from '../support/files';
import {BUILD_FOLDER, SUB_PATH, SUB_PATH_BUILD_FOLDER} from '../support/site';

/** What depends neither on the site's address nor on the owner's choices. */
const INDEPENDENT =
  /\.(?:csv|svg|png)$|\/(?:runner\.html|stress\.js|editor-types\.js)$/;

/** The post, and where the owner's address for reports is told. */
const CHOSEN = /\/blog(?:\/|$)|\/#about-wiki$/;

function filesOf(folder: string): Map<string, string> {
  const relative = path.relative(ROOT, folder);
  return new Map(
    listFiles(relative, INDEPENDENT).map((file) => [
      path.relative(relative, file),
      readFileSync(path.join(ROOT, file), 'base64'),
    ]),
  );
}

/** The text of each page and section, in the order in which readers meet it. */
function textsOf(folder: string, basePath: string): string[] {
  const [file = ''] = listFiles(path.relative(ROOT, folder), /\/search-doc-/);
  const {searchDocs} = JSON.parse(
    readText(file).replaceAll(basePath, '/'),
  ) as SearchDocFile;
  return searchDocs
    .filter(({url}) => !CHOSEN.test(url))
    .map(({url, title, content}) => `${url}\n${title}\n${content}`);
}

test('every text, and its place, is the same wherever the site was built', () => {
  const texts = textsOf(BUILD_FOLDER, '/');
  expect(texts.length).toBeGreaterThan(800);
  expect(textsOf(SUB_PATH_BUILD_FOLDER, SUB_PATH)).toEqual(texts);
});

test('so is every file that knows no address', () => {
  const files = filesOf(BUILD_FOLDER);
  expect(files.size).toBeGreaterThan(25);
  expect(filesOf(SUB_PATH_BUILD_FOLDER)).toEqual(files);
});
