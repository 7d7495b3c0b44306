import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

/** The same site under another base path, with all that its owner can turn on. */
export const SUB_PATH = '/wiki-site/';
export const SUB_PATH_BUILD_FOLDER = path.join(ROOT, 'test-results/wiki-site');

/** The same site behind the gate, and its password. */
export const GATED_BUILD_FOLDER = path.join(ROOT, 'test-results/gated');
export const GATED_BUILD_LOG = path.join(ROOT, 'test-results/gated-build.log');
export const GATE_PASSWORD = `合言葉は"開けゴマ"です`;

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

/** What a site consists of, besides `node_modules`. */
const SOURCES = [
  'api-src',
  'blog',
  'docs',
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
        path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
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

/**
 * A copy of this site in a folder of its own below `test-results/`, so that a
 * test can change it; `node_modules` is found by walking up.
 *
 * @param name - name of the folder; an older copy is removed
 * @param files - files to write into the copy: path and new content, made from
 *   the old content ('' for a new file)
 * @returns the copy's folder
 */
export function copySite(
  name: string,
  files: Readonly<Record<string, (content: string) => string>>,
): string {
  const site = path.join(ROOT, 'test-results/sites', name);
  rmSync(site, {recursive: true, force: true});
  for (const source of SOURCES) {
    cpSync(path.join(ROOT, source), path.join(site, source), {recursive: true});
  }
  for (const [file, change] of Object.entries(files)) {
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
