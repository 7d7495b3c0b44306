/*
 * What the site looks like: the top of one page of each kind. A change that is
 * meant is taken over with `npm run snapshots` (CONTRIBUTING.md says how).
 */
import {FULL} from '../support/full';
import {PAGE_KIND_ENTRIES} from '../support/pageKinds';
import {serveOwnFonts} from '../support/ownFonts';
import type {OwnFonts} from '../support/ownFonts';
import {expect, testOnSharedPage as test, visit} from './fixtures';

const HEIGHT = 800;

let fonts: OwnFonts;

test.beforeAll(async () => {
  fonts = await serveOwnFonts();
});

test.afterAll(() => fonts.close());

for (const [kind, path] of PAGE_KIND_ENTRIES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      // A fault of one mode or of one width shows in the other two as well.
      const isFirst = (width === 390) === (colorScheme === 'light');
      const details = isFirst ? {} : FULL;
      test(`${kind}, ${colorScheme}, ${width} px`, details, async ({page}) => {
        await page.setViewportSize({width, height: HEIGHT});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await visit(page, path);
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          colorScheme,
        );
        await fonts.use(page);
        await expect(page).toHaveScreenshot(
          `${kind}-${colorScheme}-${width}.png`,
        );
      });
    }
  }
}
