import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  BUILD_FOLDER,
  BUILD_LOG,
  GATED_BUILD_FOLDER,
  GATED_BUILD_LOG,
  GATE_PASSWORD,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
  TEST_ANNOUNCEMENT,
  TEST_FEEDBACK,
  TEST_SITE_URL,
  build,
  copySite,
} from '../support/site';
import {ROOT} from '../support/files';

interface TestBuild {
  /** Files that are changed first, in a copy of the site. */
  readonly changes?: Readonly<Record<string, (content: string) => string>>;
  readonly folder: string;
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
}

const BUILDS: readonly TestBuild[] = [
  {
    folder: SUB_PATH_BUILD_FOLDER,
    log: path.join(ROOT, 'test-results/wiki-site-build.log'),
    env: {BASE_URL: SUB_PATH},
    // With everything that a site's owner can turn on.
    changes: {
      'src/config/announcement.ts': (content) =>
        content.replace(
          /announcement: Announcement = \{[^]*?\n\};/,
          `announcement: Announcement = ${JSON.stringify(TEST_ANNOUNCEMENT)};`,
        ),
      'src/config/feedback.ts': (content) =>
        content.replace(
          /feedback: Feedback = \{[^}]*\}/,
          `feedback: Feedback = ${JSON.stringify(TEST_FEEDBACK)}`,
        ),
    },
  },
  {folder: BUILD_FOLDER, log: BUILD_LOG, env: {}},
  // Last, so that what it leaves in Docusaurus's folders can be searched.
  {
    folder: GATED_BUILD_FOLDER,
    log: GATED_BUILD_LOG,
    env: {ENABLE_BASIC_AUTH: 'true', BASIC_AUTH_PASSWORD: GATE_PASSWORD},
  },
];

/**
 * Builds the site three times: as it is published, under another base path with
 * all that its owner can turn on, and behind the gate. The browser tests use the
 * same folders.
 */
export default async function setup(): Promise<void> {
  rmSync(path.join(ROOT, 'test-results'), {recursive: true, force: true});
  mkdirSync(path.dirname(BUILD_LOG), {recursive: true});
  for (const {changes, folder, log, env} of BUILDS) {
    const site = changes ? copySite(path.basename(folder), changes) : ROOT;
    const {code, output} = await build(site, ['--out-dir', folder], {
      SITE_URL: TEST_SITE_URL,
      ...env,
    });
    writeFileSync(log, output);
    if (code !== 0) {
      throw new Error(`docusaurus build ${folder}:\n${output}`);
    }
  }
}
