import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  BROKEN_LINK,
  BUILD_FOLDER,
  BUILD_LOG,
  GATED_BUILD_FOLDER,
  GATED_BUILD_LOG,
  GATE_PASSWORD,
  SUB_PATH_BUILD_LOG,
  TEST_SITE_URL,
  build,
  buildSubPathSite,
} from '../support/site';
import {ROOT} from '../support/files';
import type {BuildResult} from '../support/site';

/**
 * Builds the site three times: under another base path with all that its owner
 * can turn on, as it is published, and behind the gate. The browser tests use the
 * same folders.
 */
export default async function setup(): Promise<void> {
  rmSync(path.join(ROOT, 'test-results'), {recursive: true, force: true});
  mkdirSync(path.dirname(BUILD_LOG), {recursive: true});

  // tests/build/badInput.test.ts reads why it was stopped.
  const subPath = await buildSubPathSite();
  writeFileSync(SUB_PATH_BUILD_LOG, subPath.output);
  if (subPath.code === 0 || !subPath.output.includes(BROKEN_LINK)) {
    throw new Error(`docusaurus build, not stopped by its broken link:
${subPath.output}`);
  }

  const plain = await build(ROOT, ['--out-dir', BUILD_FOLDER], {
    SITE_URL: TEST_SITE_URL,
  });
  keep(plain, BUILD_LOG);

  // Last, so that what it leaves in Docusaurus's folders can be searched.
  const gated = await build(ROOT, ['--out-dir', GATED_BUILD_FOLDER], {
    SITE_URL: TEST_SITE_URL,
    ENABLE_BASIC_AUTH: 'true',
    BASIC_AUTH_PASSWORD: GATE_PASSWORD,
  });
  keep(gated, GATED_BUILD_LOG);
}

/** Writes what a build printed, and stops if it failed. */
function keep({code, output}: BuildResult, log: string): void {
  writeFileSync(log, output);
  if (code !== 0) {
    throw new Error(`docusaurus build, ${path.basename(log)}:\n${output}`);
  }
}
