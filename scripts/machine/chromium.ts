import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HELP =
  'ブラウザーテストに使うChromiumが見つかりません。ChromiumまたはGoogle Chromeをインストールするか、実行ファイルのパスを環境変数CHROMIUM_PATHに指定してください。';

/**
 * The Chromium for browser tests: `CHROMIUM_PATH`, one that is installed, or
 * one that Playwright has downloaded before.
 *
 * @returns the path of the executable, or `undefined` if there is none
 * @throws Error in Japanese if `CHROMIUM_PATH` doesn't name an executable file
 */
export function findChromium(): string | undefined {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    if (!isExecutable(fromEnvironment)) {
      throw new Error(
        `環境変数CHROMIUM_PATHの値「${fromEnvironment}」は実行できるファイルではありません。Chromiumの実行ファイルのパスを指定してください。`,
      );
    }
    return fromEnvironment;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = COMMANDS.flatMap((command) =>
    folders.map((folder) => path.join(folder, command)),
  );
  return [...installed, ...MAC_APPLICATIONS, chromium.executablePath()].find(
    isExecutable,
  );
}

/**
 * As {@link findChromium}; where there is none, gets one: by Playwright's
 * download, then by `apt-get` as root on Debian.
 *
 * @throws Error in Japanese that says what to do if none can be had
 */
export function ensureChromium(): string {
  return findChromium() ?? downloadChromium() ?? installFromDebian() ?? fail();
}

/**
 * Starts a Chromium without a window, for scripts that draw or print.
 *
 * @throws Error in Japanese that says what to do if there is none
 */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    // Chromium's sandbox doesn't start as root, in containers and CI.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

function downloadChromium(): string | undefined {
  console.log('Chromiumがないため、Playwrightでダウンロードします。');
  // Playwright would retry an unreachable host for minutes.
  run('npx', ['playwright', 'install', 'chromium'], 180_000);
  return findChromium();
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return undefined;
  }
  console.log('Chromiumと日本語フォントを、apt-getでインストールします。');
  run('apt-get', ['update'], 300_000);
  run(
    'apt-get',
    [
      'install',
      '--yes',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-cjk',
    ],
    900_000,
  );
  return findChromium();
}

function run(command: string, args: readonly string[], timeout: number): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout,
    });
  } catch (error) {
    // The next way is tried; the last one ends in HELP.
    console.error(error instanceof Error ? error.message : error);
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(): never {
  throw new Error(HELP);
}
