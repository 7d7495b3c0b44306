/*
 * What a finger hits on a phone: 44 by 44 CSS pixels (WCAG 2.2, 2.5.5), but for
 * links and words in running text and in code. Measured by asking the page what
 * lies under a point, so that a target larger than its picture counts.
 */
import {PAGE_KIND_ENTRIES} from '../support/pageKinds';
import {expect, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role=button]';

/** Targets that are smaller, with their size. */
function smallTargets(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((targets) => {
    const SIZE = 44;
    for (const fold of document.querySelectorAll('details')) {
      // One in a bar would cover what is below it.
      fold.open = !fold.closest('[data-page-part=control]');
    }
    const isInline = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline');
    const hasWords = (block: Element) => {
      const copy = block.cloneNode(true) as Element;
      copy.querySelectorAll(targets).forEach((target) => target.remove());
      return /[^\s\u200B、]/.test(copy.textContent);
    };
    // A word or a link with other words around it.
    const isInText = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') {
        return false;
      }
      let block: Element | null = element;
      while (block && isInline(block)) {
        block = block.parentElement;
      }
      return block !== null && hasWords(block);
    };
    return [...document.querySelectorAll<HTMLElement>(targets)]
      .filter(
        (element) =>
          element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }) &&
          !element.closest('pre, code, [aria-hidden=true], [inert]') &&
          // A word of the text, whatever stands beside it.
          !element.matches('[data-explained]') &&
          // On the screen once it has the focus.
          !element.closest('[class*=skipToContent]') &&
          !isInText(element),
      )
      .flatMap((element) => {
        // Where it is in the end: what comes to the screen is laid out then.
        for (let step = 0; step < 3; step += 1) {
          element.scrollIntoView({block: 'center', behavior: 'instant'});
        }
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          const label = hit?.closest('label');
          return (
            hit !== null &&
            (element.contains(hit) || label?.contains(element) === true)
          );
        };
        const {width, height} = element.getBoundingClientRect();
        const lines = [...element.getClientRects()];
        const middles = lines.map((line) => ({
          x: line.left + line.width / 2,
          y: line.top + line.height / 2,
        }));
        if (!middles.every(({x, y}) => isHit(x, y))) {
          return [`covered ${element.outerHTML.slice(0, 120)}`];
        }
        // How much more than it draws answers, from the middle of its first line.
        const [{x, y} = {x: 0, y: 0}] = middles;
        const reach = (dx: number, dy: number) => {
          let steps = 0;
          while (
            steps < SIZE &&
            isHit(x + dx * (steps + 1), y + dy * (steps + 1))
          ) {
            steps += 1;
          }
          return steps;
        };
        const wide = width >= SIZE || reach(-1, 0) + reach(1, 0) + 1 >= SIZE;
        const high = height >= SIZE || reach(0, -1) + reach(0, 1) + 1 >= SIZE;
        return wide && high
          ? []
          : [`${width}x${height} ${element.outerHTML.slice(0, 120)}`];
      });
  }, selector);
}

test.use({hasTouch: true, viewport: {width: 390, height: 844}});

const PAGES = [
  ...PAGE_KIND_ENTRIES,
  ['questions', '/wiki/frequently-asked-questions'],
] as const;

for (const [kind, path] of PAGES) {
  test(`a finger hits all of ${kind}`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, path);
    expect(await smallTargets(page, TARGETS)).toEqual([]);
  });
}
