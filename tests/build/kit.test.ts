import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, test} from 'vitest';
import {KIT_FILE, kitFiles, packKit} from '@combosite-functions/kit';
import {kitSite} from '../../src/features/kit/build/kitSite';
import {ROOT} from '../support/files';
import {unpackKit} from '../support/kit';
import {
  BUILD_FOLDER,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
  TEST_SITE_URL,
} from '../support/site';

describe.each([
  [BUILD_FOLDER, '/'],
  [SUB_PATH_BUILD_FOLDER, SUB_PATH],
])('the site in %s', (folder, basePath) => {
  const read = (name: string) => readFileSync(path.join(folder, name));

  test('offers the kit, byte for byte as it is made again', async () => {
    const files = await kitFiles(kitSite(ROOT, TEST_SITE_URL + basePath));
    expect(read(KIT_FILE).equals(packKit(files))).toBe(true);
  });

  test('has the same types in the kit and beside it', () => {
    const name = 'combosite-functions.d.ts';
    const inside = unzipSync(read(KIT_FILE))[name] ?? new Uint8Array();
    expect(Buffer.from(inside).equals(read(name))).toBe(true);
  });

  test('links the kit from its page', () => {
    const page = 'wiki/custom-data-function/try-programs/index.html';
    expect(read(page).toString('utf8')).toMatch(
      new RegExp(
        `href="?${basePath}${KIT_FILE.replace('.', '\\.')}"?[^>]* download`,
      ),
    );
  });
});

// The other site's has the same programs, by the bytes.
test('the kit runs', async () => {
  const kit = unpackKit(readFileSync(path.join(BUILD_FOLDER, KIT_FILE)));
  try {
    const {code, stdout} = await kit.node(
      'run.mjs',
      'main.js',
      '--scenario',
      '給与計算前',
    );
    expect(stdout).toContain('なし → 1500');
    expect(code).toBe(0);
  } finally {
    kit.remove();
  }
});
