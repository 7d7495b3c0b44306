import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundleForBrowser} from '../../published-files/build/bundleForBrowser';
import type {BrowserSettings} from '../page/browser/settings';

/**
 * Makes the files that a gated site serves in plain: the program, the library
 * for pages without WebCrypto, and the notice's style sheet.
 *
 * @param siteDir - folder of the site
 * @param settings - of the site, but for the library's address
 * @returns their texts, and which are the program and the style sheet, by their
 *   paths from the base URL
 */
export async function bundleGate(
  siteDir: string,
  settings: Omit<BrowserSettings, 'library'>,
) {
  const folder = path.join(siteDir, 'src/features/gate/page');
  const target = 'es2020';
  const libraryText = await bundleForBrowser(
    path.join(folder, 'libraryCryptography.ts'),
    {target, format: 'esm'},
  );
  const library = hashedName('assets/js/gate-library', libraryText, 'js');
  const all: BrowserSettings = {
    ...settings,
    library: `${settings.baseUrl}${library}`,
  };
  const scriptText = await bundleForBrowser(
    path.join(folder, 'browser/gate.ts'),
    {target, define: {GATE_SETTINGS: JSON.stringify(all)}},
  );
  const script = hashedName('assets/js/gate', scriptText, 'js');
  const styleText = readFileSync(
    path.join(folder, 'browser/notice.css'),
    'utf8',
  );
  const style = hashedName('assets/css/gate', styleText, 'css');
  return {
    files: {
      [library]: libraryText,
      [script]: scriptText,
      [style]: styleText,
    },
    script,
    style,
  };
}

function hashedName(name: string, text: string, extension: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${name}.${hash}.${extension}`;
}
