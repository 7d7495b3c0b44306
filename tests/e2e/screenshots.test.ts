/*
 * What the site looks like: all forms of text on the specimen, and what is around
 * the text of a page. What writers write and list elsewhere isn't in a picture. A
 * change that is meant is taken over with `npm run snapshots` (CONTRIBUTING.md
 * says how).
 */
import {FULL} from '../support/full';
import {PAGE_KINDS} from '../support/pageKinds';
import {serveOwnFonts} from '../support/ownFonts';
import type {OwnFonts} from '../support/ownFonts';
import {expect, testOnSharedPage as test, visit} from './fixtures';

const HEIGHT = 800;

/** The sidebar keeps its categories, and its entries at the top. */
const WITHOUT_TEXT = `
  .theme-doc-markdown,
  .breadcrumbs__item--active,
  .table-of-contents { visibility: hidden }
  .menu__list .menu__list > .theme-doc-sidebar-item-link { display: none }
`;

const KINDS = ['writing-sample', 'how-to'] as const;

let fonts: OwnFonts;

test.beforeAll(async () => {
  fonts = await serveOwnFonts();
});

test.afterAll(() => fonts.close());

for (const kind of KINDS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      // A fault of one mode or of one width shows in the other two as well.
      const isFirst = (width === 390) === (colorScheme === 'light');
      const details = isFirst ? {} : FULL;
      test(`${kind}, ${colorScheme}, ${width} px`, details, async ({page}) => {
        await page.setViewportSize({width, height: HEIGHT});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await visit(page, PAGE_KINDS[kind]);
        await page.addStyleTag({content: WITHOUT_TEXT});
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          colorScheme,
        );
        await fonts.use(page);
        await expect(page).toHaveScreenshot(
          `${kind}-${colorScheme}-${width}.png`,
          {fullPage: kind === 'writing-sample'},
        );
      });
    }
  }
}
