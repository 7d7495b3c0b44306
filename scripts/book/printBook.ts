import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {launchChromium} from '../machine/chromium';
import type {Page} from '@playwright/test';
import type {Chapter, Site} from './chapters';

/** A PDF, and where its chapters begin. */
export interface PrintedBook {
  readonly pdf: Buffer;
  /** Number of its sheets. */
  readonly sheets: number;
  /** Number of the sheet on which each chapter begins, from 1. */
  readonly pages: ReadonlyMap<Chapter, number>;
}

/**
 * Prints a book, twice: only the first print tells the numbers of the sheets
 * that the table of contents of the second one shows.
 *
 * @param folder - the build folder, from which styles and pictures come
 * @param compose - the book's HTML, given the numbers once they are known;
 *   chapter n has the id `chapter<n>`
 * @throws Error if the numbers differ between the two prints
 */
export async function printBook(
  folder: string,
  site: Site,
  chapters: readonly Chapter[],
  compose: (pages?: ReadonlyMap<Chapter, number>) => string,
): Promise<PrintedBook> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({javaScriptEnabled: false});
    const first = await print(page, folder, site, compose());
    const pages = await findPages(first, chapters);
    const pdf = await print(page, folder, site, compose(pages.pages));
    const printed = await findPages(pdf, chapters);
    for (const chapter of chapters) {
      if (printed.pages.get(chapter) !== pages.pages.get(chapter)) {
        throw new Error(
          `The table of contents moved the chapter ${chapter.title}.`,
        );
      }
    }
    return {pdf, ...printed};
  } finally {
    await browser.close();
  }
}

async function print(
  page: Page,
  folder: string,
  site: Site,
  html: string,
): Promise<Buffer> {
  const base = new URL(site.address).pathname;
  await page.unrouteAll();
  // Nothing leaves the machine: every address is answered from the folder.
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.href === site.address) {
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html,
      });
      return;
    }
    const file = path.join(
      folder,
      decodeURIComponent(url.pathname).slice(base.length),
    );
    await (isFile(file)
      ? route.fulfill({path: file, body: readFileSync(file)})
      : route.abort());
  });
  await page.goto(site.address, {waitUntil: 'load'});
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  });
}

async function findPages(
  pdf: Buffer,
  chapters: readonly Chapter[],
): Promise<Omit<PrintedBook, 'pdf'>> {
  // An ES module, which this script's CommonJS loads only so.
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({data: new Uint8Array(pdf), verbosity: 0});
  const document = await task.promise;
  const destinations = await document.getDestinations();
  const pages = new Map<Chapter, number>();
  for (const [index, chapter] of chapters.entries()) {
    const target: unknown = destinations[`chapter${index}`];
    if (!Array.isArray(target)) {
      throw new Error(`The PDF has no destination for ${chapter.title}.`);
    }
    const sheet = await document.getPageIndex(
      target[0] as Parameters<typeof document.getPageIndex>[0],
    );
    pages.set(chapter, sheet + 1);
  }
  const sheets = document.numPages;
  await task.destroy();
  return {sheets, pages};
}

function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}
