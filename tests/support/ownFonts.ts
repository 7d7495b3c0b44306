import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './files';
import type {Page} from '@playwright/test';

/** Noto from npm, in place of whatever fonts the machine has. */
const FONTS = ['noto-sans-jp', 'noto-sans-mono'] as const;

/** Where the page seems to have them. */
const ADDRESS = '/__test-fonts/';

/**
 * Gives the next pages the same fonts on every machine, so that their pictures
 * can be compared. Call it before the page is opened, then {@link fontsReady}.
 */
export async function useOwnFonts(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) => {
    const [font = '', ...file] = new URL(route.request().url()).pathname
      .slice(ADDRESS.length)
      .split('/');
    return route.fulfill({path: path.join(folderOf(font), ...file)});
  });
}

/** Shows the open page in these fonts, and waits until all of them are there. */
export async function fontsReady(page: Page): Promise<void> {
  const faces = FONTS.map((font) =>
    readFileSync(path.join(folderOf(font), 'index.css'), 'utf8').replaceAll(
      'url(./',
      `url(${ADDRESS}${font}/`,
    ),
  );
  await page.addStyleTag({
    content: `${faces.join('\n')}
      :root:root {
        --ifm-font-family-base: 'Noto Sans JP Variable', sans-serif;
        --ifm-font-family-monospace: 'Noto Sans Mono Variable',
          'Noto Sans JP Variable', monospace;
      }`,
  });
  await page.evaluate(async () => {
    // Layout asks for the files that the page's characters need.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

function folderOf(font: string): string {
  return path.join(ROOT, 'node_modules/@fontsource-variable', font);
}
