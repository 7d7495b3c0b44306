/*
 * The site as readers adapt it: zoom, larger text, wider spacing, colours of
 * their own, less motion, the keyboard alone.
 */
import {PAGE_KINDS} from '../support/pageKinds';
import {expect, sampleParts, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

/** How far the page can be scrolled sideways, in CSS pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

/** Text that its box cuts off, and that no scrolling brings into view. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = /hidden|clip/;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (
        // Not shown, or shown to screen readers only.
        !element.checkVisibility({visibilityProperty: true}) ||
        (box.width <= 1 && box.height <= 1) ||
        element.closest('svg')
      ) {
        continue;
      }
      if (
        ((cuts.test(style.overflowX) &&
          element.scrollWidth > element.clientWidth + 1) ||
          (cuts.test(style.overflowY) &&
            element.scrollHeight > element.clientHeight + 1)) &&
        element.innerText.trim() !== ''
      ) {
        found.push(
          `${element.tagName}.${element.className}: ${element.innerText.slice(0, 40)}`,
        );
      }
      // The menu and the contents scroll up and down only.
      const column = element.closest('.menu, .table-of-contents');
      if (column && box.right > column.getBoundingClientRect().right + 1) {
        found.push(`beside its column: ${element.innerText.slice(0, 40)}`);
      }
    }
    return found;
  });
}

for (const kind of ['home', 'tutorial', 'how-to', 'class'] as const) {
  test(`${kind} can be enlarged and spaced out`, async ({page}) => {
    await visit(page, PAGE_KINDS[kind]);
    // A window of 1280 by 1024 pixels at 200 % and at 400 %.
    for (const [width, height] of [
      [640, 512],
      [320, 256],
    ] as const) {
      await page.setViewportSize({width, height});
      await expect.poll(() => overflow(page), {message: `${width} px`}).toBe(0);
      await expect
        .poll(() => cutText(page), {message: `${width} px`})
        .toEqual([]);
    }

    // Text alone at 200 %, as a browser's font size does it.
    await page.setViewportSize({width: 1280, height: 1024});
    const larger = await page.addStyleTag({content: 'html{font-size:200%}'});
    await expect.poll(() => overflow(page), {message: 'larger text'}).toBe(0);
    await expect
      .poll(() => cutText(page), {message: 'larger text'})
      .toEqual([]);
    await larger.evaluate((style) => (style as Element).remove());

    // WCAG 2.2, 1.4.12.
    await page.addStyleTag({
      content: `* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p {
        margin-bottom: 2em !important;
      }`,
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 1024});
      await expect
        .poll(() => overflow(page), {message: `spacing, ${width} px`})
        .toBe(0);
      await expect
        .poll(() => cutText(page), {message: `spacing, ${width} px`})
        .toEqual([]);
    }
  });
}

test.describe('by keyboard', () => {
  /** What has the focus: how it shows that, and what lies over it. */
  function focused(page: Page) {
    return page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) {
        return undefined;
      }
      // A link that a whole row belongs to outlines the row.
      const hasRing = ['', '::before'].some((part) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      // A link may break over two lines: its first part counts.
      const [box] = element.getClientRects();
      const over =
        box &&
        document.elementFromPoint(
          box.left + Math.min(box.width / 2, 10),
          box.top + box.height / 2,
        );
      return {
        name: element.outerHTML.slice(0, 120),
        hasRing,
        isClear: Boolean(
          over && (element.contains(over) || over.contains(element)),
        ),
      };
    });
  }

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`a page shows what has the focus, ${key}`, async ({page}) => {
      test.slow();
      // Scrolling and the navbar would still be on their way.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width: 1280, height: 600});
      await visit(page, PAGE_KINDS['how-to']);
      // Down first, so that the navbar comes back with the way up.
      if (key === 'Shift+Tab') {
        await page.keyboard.press('End');
        // The way down would otherwise end after the first steps up.
        await page.waitForFunction(
          () =>
            window.scrollY + window.innerHeight >=
            document.documentElement.scrollHeight - 1,
        );
      }
      const hidden: string[] = [];
      let steps = 0;
      await page.keyboard.press(key);
      for (
        let now = await focused(page);
        now && steps < 150;
        now = await focused(page)
      ) {
        if (!now.hasRing || !now.isClear) {
          hidden.push(`${now.hasRing} ${now.isClear} ${now.name}`);
        }
        steps += 1;
        await page.keyboard.press(key);
      }
      expect(hidden).toEqual([]);
      expect(steps).toBeGreaterThan(15);
    });
  }
});

test.describe('with colours of the reader', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`controls and states have lines (${colorScheme})`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await visit(page, '/tutorial/quick-start');
      const styleOf = (selector: string) =>
        page
          .locator(selector)
          .filter({visible: true})
          .first()
          .evaluate((element) => {
            const {borderTopStyle, borderTopWidth, outlineStyle} =
              getComputedStyle(element);
            return {
              border: borderTopStyle !== 'none' && borderTopWidth !== '0px',
              outline: outlineStyle !== 'none',
            };
          });
      expect((await styleOf('main .button')).border).toBe(true);
      expect((await styleOf('[role=search] input')).border).toBe(true);
      expect((await styleOf('.menu__link--active')).outline).toBe(true);
      expect((await styleOf('.navbar__link--active')).outline).toBe(true);

      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('予約語');
      const search = page.getByRole('search');
      const chosen = search.getByRole('option', {selected: true});
      await expect(chosen).toBeVisible();
      const other = search.getByRole('option', {selected: false}).first();
      await expect(chosen).toHaveCSS('outline-style', 'solid');
      await expect(other).toHaveCSS('outline-style', 'none');
    });
  }
});

/** What would move on the page, or blink. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const {transitionDuration, animationDuration, scrollBehavior} =
          getComputedStyle(element, part);
        const longest = Math.max(
          ...`${transitionDuration},${animationDuration}`
            .split(',')
            .map(parseFloat),
        );
        return longest > 0.001 || scrollBehavior === 'smooth'
          ? [`${element.tagName}.${element.className}${part}`]
          : [];
      }),
    ),
  );
}

test.describe('for those who want less motion', () => {
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  test('nothing moves on any kind of page', async ({page}) => {
    test.slow();
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      await visit(page, path);
      expect(await moving(page), kind).toEqual([]);
    }
  });

  test('nothing moves in the editor', async ({page}) => {
    await visit(page, '/tutorial/quick-start');
    const {button, editor} = sampleParts(page);
    await button('編集').click();
    await expect(editor).toBeFocused();
    expect(await moving(page)).toEqual([]);
  });

  test('the way back to the top is a jump', async ({page}) => {
    await visit(page, '/wiki/custom-data-function/custom-secret');
    const top = page.getByRole('button', {name: '先頭へ戻る'});
    // It shows once the reader scrolls back.
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -100));
      await expect(top).toBeVisible({timeout: 500});
    }).toPass();
    expect(
      await top.evaluate((button: HTMLElement) => {
        button.click();
        return window.scrollY;
      }),
    ).toBe(0);
  });
});
