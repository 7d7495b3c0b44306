import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {ROOT} from './files';
import type {Announcement} from '../../src/config/announcement';

/** How a build ended. */
export interface BuildResult {
  /** The process's exit code; 0 is success. */
  readonly code: number;
  /** What it printed on both streams, without colours. */
  readonly output: string;
}

/** The finished site, and what the build printed. */
export const BUILD_FOLDER = path.join(ROOT, 'build');
export const BUILD_LOG = path.join(ROOT, 'test-results/build.log');

/**
 * The same site under another base path, with all that its owner can turn on, a
 * post, and a broken link, which ends the build when all files are written.
 */
export const SUB_PATH = '/wiki-site/';
export const SUB_PATH_BUILD_FOLDER = path.join(ROOT, 'test-results/wiki-site');
export const SUB_PATH_BUILD_LOG = path.join(
  ROOT,
  'test-results/wiki-site-build.log',
);

/** The same site behind the gate, and its password. */
export const GATED_BUILD_FOLDER = path.join(ROOT, 'test-results/gated');
export const GATED_BUILD_LOG = path.join(ROOT, 'test-results/gated-build.log');
export const GATE_PASSWORD = `合言葉は"開けゴマ"だと思います`;

/** The address under which the tests publish the site. */
export const TEST_SITE_URL = 'https://wiki.example.test';

/** The announcement of the site under the other base path. */
export const TEST_ANNOUNCEMENT = {
  enabled: true,
  id: 'test-announcement',
  text: '検査のためのお知らせです。',
  link: {label: '変更点を見る', to: '/release-note'},
  backgroundColor: '#003366',
  textColor: '#ffffff',
} satisfies Announcement;

/** Where the site under the other base path has readers report and edit. */
export const TEST_FEEDBACK = {
  report: 'https://code.example.test/owner/name/issues/new',
  edit: 'https://code.example.test/owner/name/edit/main/',
};

/** Changes of files: path, and the new content from the old ('' for none). */
export type Changes = Readonly<Record<string, (content: string) => string>>;

/** Turns on everything that a site's owner can turn on. */
const OWNERS_CHOICES: Changes = {
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
};

/** Another machine: what it builds must not differ. */
const ELSEWHERE = {TZ: 'Pacific/Kiritimati', LC_ALL: 'zh_CN.UTF-8'};

/** What a site consists of, besides `node_modules`. */
const SOURCES = [
  'ASSUMPTIONS.md',
  'api-src',
  'blog',
  'docs',
  'i18n',
  'packages',
  'src',
  'static',
  'wiki',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/**
 * Builds a site with the production command.
 *
 * @param site - folder of the site
 * @param args - arguments after `docusaurus build`
 * @param env - environment variables besides the process's own
 */
export function build(
  site: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        path.join(
          existsSync(path.join(site, 'node_modules/@docusaurus')) ? site : ROOT,
          'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        ),
        'build',
        ...args,
      ],
      {
        cwd: site,
        env: {
          ...process.env,
          SITE_URL: '',
          BASE_URL: '',
          ENABLE_BASIC_AUTH: '',
          BASIC_AUTH_PASSWORD: '',
          FORCE_COLOR: '0',
          NODE_ENV: 'production',
          // It names the search files: the clock does while changes aren't committed.
          SOURCE_DATE_EPOCH: '1767225600',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (data) => (output += String(data)));
    child.stderr.on('data', (data) => (output += String(data)));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** Where the link of the post leads, which is broken. */
export const BROKEN_LINK = '/wiki/no-such-page';

const POST = `---
title: 給与計算の前に確認すること
description: 毎月の給与計算の前に、担当者が画面で確認することを、順にまとめてお知らせします。
date: 2026-11-21
---

支給額マスタの更新を確認します。

{/* truncate */}

次に、[ログ](${BROKEN_LINK})を確認します。
`;

const SECOND_POST = `---
title: 新しいページを追加しました
description: このWikiに、新しい使い方のページを追加したことと、その読み方をお知らせする記事です。
authors: [wiki]
tags: [custom-data]
---

短いお知らせです。
はじめての方は、[クイックスタート](../docs/tutorial/quick-start.mdx#next-step)から読めます。
`;

const DRAFT = `---
title: 公開しない下書き
description: まだ公開しない記事です。下書きの間は、一覧にもフィードにも検索にも、どこにも出ません。
draft: true
---

下書きです。
`;

/** A page that was renamed, on the site under the sub-path. */
export const OLD_PLAN = {from: '/wiki/old-plan', to: '/wiki/development-plan'};

/** Builds the site under the sub-path, on another machine as it were. */
export function buildSubPathSite(): Promise<BuildResult> {
  return buildCopy(
    {
      ...OWNERS_CHOICES,
      'blog/2026-11-21-checks.mdx': () => POST,
      'blog/2027-01-05-new-page.mdx': () => SECOND_POST,
      'blog/2027-01-06-draft.mdx': () => DRAFT,
      'docs/redirects.yml': () =>
        `- from: ${OLD_PLAN.from}\n  to: ${OLD_PLAN.to}\n`,
    },
    SUB_PATH_BUILD_FOLDER,
  );
}

/**
 * Builds the same site with other changes. What its last build cached is used
 * again, so that only the changes are compiled.
 */
export function buildChangedSite(changes: Changes): Promise<BuildResult> {
  return buildCopy(
    {...OWNERS_CHOICES, ...changes},
    path.join(ROOT, 'test-results/changed'),
  );
}

function buildCopy(changes: Changes, folder: string): Promise<BuildResult> {
  return build(copySite(changes), ['--out-dir', folder], {
    ...ELSEWHERE,
    SITE_URL: TEST_SITE_URL,
    BASE_URL: SUB_PATH,
  });
}

/**
 * A copy of this site below `test-results/`, so that a test can change it;
 * `node_modules` is found by walking up. An older copy is replaced, but for the
 * caches.
 *
 * @returns the copy's folder
 */
function copySite(changes: Changes): string {
  const site = path.join(ROOT, 'test-results/site');
  for (const source of SOURCES) {
    rmSync(path.join(site, source), {recursive: true, force: true});
    cpSync(path.join(ROOT, source), path.join(site, source), {recursive: true});
  }
  for (const [file, change] of Object.entries(changes)) {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), {recursive: true});
    const before = readIfPresent(target);
    const after = change(before);
    if (after === before) {
      throw new Error(`copySite: ${file} wasn't changed`);
    }
    writeFileSync(target, after);
  }
  return site;
}

function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
