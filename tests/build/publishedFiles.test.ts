import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {messagesJson} from '../../src/features/messages/build/file/messagesJson';
import {readMessageMarks} from '../../src/features/messages/build/messageMarks';
import {bundleTypes} from '../../src/features/reference/build/types/bundleTypes';
import {
  enumerationsCsv,
  enumerationsJson,
} from '../../src/features/reference/build/types/enumerationFiles';
import {readReference} from '../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../src/features/reference/build/stubs/readStubs';
import {ROOT} from '../support/files';
import {
  BUILD_FOLDER,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
  TEST_SITE_URL,
} from '../support/site';

const stubs = readStubs(path.join(ROOT, 'api-src'));
const {enumerations} = readReference(stubs);

describe.each([
  [BUILD_FOLDER, '/'],
  [SUB_PATH_BUILD_FOLDER, SUB_PATH],
])('the site in %s', (folder, basePath) => {
  test.each([
    ['combosite-functions.d.ts', bundleTypes(stubs, TEST_SITE_URL + basePath)],
    ['combosite-functions-enumerations.csv', enumerationsCsv(enumerations)],
    [
      'combosite-functions-enumerations.json',
      enumerationsJson(enumerations, TEST_SITE_URL + basePath),
    ],
    [
      'combosite-functions-messages.json',
      messagesJson(TEST_SITE_URL + basePath, readMessageMarks(ROOT)),
    ],
  ])('offers %s', (name, text) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
  });
});
