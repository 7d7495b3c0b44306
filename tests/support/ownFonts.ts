import {createReadStream, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {ROOT} from './files';
import {listen} from './listen';
import type {Page} from '@playwright/test';

/** Noto from npm, in place of whatever fonts the machine has. */
const FONTS = ['noto-sans-jp', 'noto-sans-mono'] as const;
const FOLDER = path.join(ROOT, 'node_modules/@fontsource-variable');

/** Fonts that look the same on every machine, so that pictures can be compared. */
export interface OwnFonts {
  /** Shows an open page in them, and waits until all of them are there. */
  readonly use: (page: Page) => Promise<void>;
  readonly close: () => void;
}

/** Serves the fonts, so that the browser keeps them from page to page. */
export async function serveOwnFonts(): Promise<OwnFonts> {
  const server = createServer(({url = ''}, response) => {
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=3600',
    });
    createReadStream(path.join(FOLDER, url)).pipe(response);
  });
  const origin = await listen(server);
  const faces = FONTS.map((font) =>
    readFileSync(path.join(FOLDER, font, 'index.css'), 'utf8').replaceAll(
      'url(./',
      `url(${origin}/${font}/`,
    ),
  );
  const content = `${faces.join('\n')}
    :root:root {
      --ifm-font-family-base: 'Noto Sans JP Variable', sans-serif;
      --ifm-font-family-monospace: 'Noto Sans Mono Variable',
        'Noto Sans JP Variable', monospace;
    }`;
  return {
    async use(page) {
      await page.addStyleTag({content});
      await page.evaluate(async () => {
        // Layout asks for the files that the page's characters need.
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
    },
    close: () => server.close(),
  };
}
