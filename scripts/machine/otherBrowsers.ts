/*
 * Firefox and WebKit, in which the tests repeat the main journeys. Unlike
 * Chromium they needn't be there: `npm test` says which it couldn't try.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  commandOf,
  findCommand,
  installFromDebian,
  isExecutable,
} from './commands';

/** The commands with which WebKit is driven. */
export type WebKitCommands = NonNullable<ReturnType<typeof findWebKit>>;

const FIREFOX_APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Debian keeps WebKitGTK's browser below the folder of its architecture. */
const LIBRARIES = '/usr/lib';
const WEBKIT_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/**
 * The Firefox for browser tests: `FIREFOX_PATH`, or one that is installed.
 *
 * @returns the path of the executable, or `undefined` if there is none
 * @throws Error in Japanese if `FIREFOX_PATH` doesn't name an executable file
 */
export function findFirefox(): string | undefined {
  return [
    commandOf('FIREFOX_PATH'),
    findCommand('firefox-esr'),
    findCommand('firefox'),
    FIREFOX_APPLICATION,
  ].find((file) => file !== undefined && isExecutable(file));
}

/**
 * What drives WebKit: its driver and small browser, a screen that nobody sees, and
 * a message bus of their own; `undefined` if a part of it is missing.
 */
export function findWebKit() {
  const driver = findCommand('WebKitWebDriver');
  const screen = findCommand('Xvfb');
  const bus = findCommand('dbus-run-session');
  const browser = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .map((folder) => path.join(LIBRARIES, folder, WEBKIT_BROWSER))
        .find(isExecutable)
    : undefined;
  return driver && screen && bus && browser
    ? {driver, browser, screen, bus}
    : undefined;
}

/**
 * Installs what is missing, as root on Debian.
 *
 * @returns a line in Japanese for each browser that still can't be tried, and
 *   what to do
 */
export function ensureOtherBrowsers(): string[] {
  const webKit = findWebKit();
  installFromDebian({
    'firefox-esr': findFirefox(),
    'webkit2gtk-driver': webKit,
    xvfb: webKit,
    dbus: webKit,
  });
  return [
    !findFirefox() &&
      'Firefoxでは検査していません。Firefoxをインストールするか、実行ファイルのパスを環境変数FIREFOX_PATHに指定してください。',
    !findWebKit() &&
      'WebKitでは検査していません。DebianまたはUbuntuで「sudo apt-get install webkit2gtk-driver xvfb dbus」を実行してください。',
  ].filter((text) => text !== false);
}
