import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  BUILD_FOLDER,
  BUILD_LOG,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
  TEST_SITE_URL,
  build,
} from '../support/site';
import {ROOT} from '../support/files';

/**
 * Builds the site twice: as it is published, and under another base path. The
 * browser tests use the same two folders.
 */
export default async function setup(): Promise<void> {
  rmSync(path.join(ROOT, 'test-results'), {recursive: true, force: true});
  mkdirSync(path.dirname(BUILD_LOG), {recursive: true});
  for (const [folder, baseUrl] of [
    [SUB_PATH_BUILD_FOLDER, SUB_PATH],
    [BUILD_FOLDER, '/'],
  ] as const) {
    const {code, output} = await build(ROOT, ['--out-dir', folder], {
      SITE_URL: TEST_SITE_URL,
      BASE_URL: baseUrl,
    });
    writeFileSync(BUILD_LOG, output);
    if (code !== 0) {
      throw new Error(`docusaurus build (${baseUrl}):\n${output}`);
    }
  }
}
