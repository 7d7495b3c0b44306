import {chromium} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {
  commandOf,
  findCommand,
  installFromDebian,
  isExecutable,
  runCommand,
} from './commands';

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

const NO_CHROMIUM =
  'ブラウザーテストに使うChromiumが見つかりません。ChromiumまたはGoogle Chromeをインストールするか、実行ファイルのパスを環境変数CHROMIUM_PATHに指定してください。';

const FONT = 'fonts-noto-cjk';

const NO_FONT = `日本語のフォントがないため、ブラウザーテストは文字の幅と画像の違いで失敗します。DebianとUbuntuでは「sudo apt-get install ${FONT}」でインストールしてください。`;

/**
 * The Chromium for browser tests: `CHROMIUM_PATH`, one that is installed, or
 * one that Playwright has downloaded before.
 *
 * @returns the path of the executable, or `undefined` if there is none
 * @throws Error in Japanese if `CHROMIUM_PATH` doesn't name an executable file
 */
export function findChromium(): string | undefined {
  return (
    commandOf('CHROMIUM_PATH') ??
    COMMANDS.map(findCommand).find(Boolean) ??
    [...MAC_APPLICATIONS, chromium.executablePath()].find(isExecutable)
  );
}

/**
 * As {@link findChromium}, with a font for Japanese. What is missing it gets: by
 * Playwright's download, then by `apt-get` as root on Debian.
 *
 * @throws Error in Japanese that says what to do if it can't be had
 */
export function ensureChromium(): string {
  if (!findChromium()) {
    console.log('Chromiumがないため、Playwrightでダウンロードします。');
    // Playwright would retry an unreachable host for minutes.
    runCommand('npx', ['playwright', 'install', 'chromium'], 180_000);
  }
  installFromDebian({chromium: findChromium(), [FONT]: hasFont()});
  const found = findChromium();
  if (!found || !hasFont()) {
    throw new Error(found ? NO_FONT : NO_CHROMIUM);
  }
  return found;
}

/** Whether Japanese can be drawn; systems without fontconfig bring fonts along. */
function hasFont(): boolean {
  const list = findCommand('fc-list');
  return !list || execFileSync(list, [':lang=ja', 'file']).length > 0;
}
