import {chromium} from '@playwright/test';
import {commandOfEnvironment, findCommand, isExecutable} from './findCommand';
import {canInstall, installFromDebian, runCommand} from './installFromDebian';
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
  return (
    commandOfEnvironment('CHROMIUM_PATH', 'Chromium') ??
    COMMANDS.map(findCommand).find(Boolean) ??
    [...MAC_APPLICATIONS, chromium.executablePath()].find(isExecutable)
  );
}

/**
 * As {@link findChromium}; where there is none, gets one: by Playwright's
 * download, then by `apt-get` as root on Debian.
 *
 * @throws Error in Japanese that says what to do if none can be had
 */
export function ensureChromium(): string {
  return findChromium() ?? downloadChromium() ?? installChromium() ?? fail();
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
  runCommand('npx', ['playwright', 'install', 'chromium'], 180_000);
  return findChromium();
}

function installChromium(): string | undefined {
  if (!canInstall()) {
    return undefined;
  }
  console.log('Chromiumと日本語フォントを、apt-getでインストールします。');
  installFromDebian(['chromium', 'fonts-noto-cjk']);
  return findChromium();
}

function fail(): never {
  throw new Error(HELP);
}
