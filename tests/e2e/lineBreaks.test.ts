/*
 * Where lines of Japanese end: no last line of one or two letters in titles and
 * paragraphs, and no word of a title on two lines. Chromium alone knows phrases.
 */
import {PAGE_KIND_ENTRIES} from '../support/pageKinds';
import {expect, testOnSharedPage as test, visit} from './fixtures';
import type {Page} from '@playwright/test';

/** Texts whose last line has one or two letters. */
function shortEnds(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (texts) =>
      [...document.querySelectorAll<HTMLElement>(texts)]
        .filter(
          (text) =>
            text.checkVisibility({visibilityProperty: true}) &&
            // Parts in a row are texts of their own.
            getComputedStyle(text).display === 'block',
        )
        .flatMap((text) => {
          const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
          const letters: {letter: string; box: DOMRect}[] = [];
          while (nodes.nextNode()) {
            const node = nodes.currentNode as Text;
            // A sign in the margin is no part of the text.
            if (node.parentElement?.closest('[data-page-part=unconfirmed]')) {
              continue;
            }
            for (let at = 0; at < node.data.length; at += 1) {
              const range = document.createRange();
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const box = range.getBoundingClientRect();
              if (box.width > 0 && /[^\s\u200B]/.test(node.data[at] ?? '')) {
                letters.push({letter: node.data[at] ?? '', box});
              }
            }
          }
          const last = letters.at(-1);
          const end = letters.filter(
            ({box}) => last && box.bottom > last.box.top + 1,
          );
          return end.length <= 2 && letters.length > end.length
            ? [text.innerText]
            : [];
        }),
    selector,
  );
}

const PAGES = [
  ...PAGE_KIND_ENTRIES,
  // A title as long as a phone's line.
  ['long-title', '/tutorial/tutorial-advanced/about-custom-functions'],
] as const;

for (const [kind, path] of PAGES) {
  test(`${kind} ends no text with a line of two letters`, async ({page}) => {
    await visit(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 844});
      expect(
        await shortEnds(page, 'main :is(h1, h2, p)'),
        `${width} px`,
      ).toEqual([]);
    }
  });
}
