/*
 * What a screen reader has to say of a page, in its order: roles, names, states.
 * A change that is meant is taken over with `npm run snapshots`.
 */
import {PAGE_KINDS} from '../support/pageKinds';
import {expect, searchReady, test, visit} from './fixtures';
import type {PageKind} from '../support/pageKinds';

/** Those whose parts and order differ. */
const KINDS: readonly PageKind[] = [
  'home',
  'tag',
  'category',
  'tutorial',
  'how-to',
  'reference',
  'class',
  'enumeration',
  'not-found',
];

for (const kind of KINDS) {
  test(`${kind} has its parts in order`, async ({page}) => {
    await visit(page, PAGE_KINDS[kind]);
    await searchReady(page);
    await expect(page.locator('body')).toMatchAriaSnapshot({
      name: `${kind}.aria.yml`,
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the open menu has its parts in order', async ({page}) => {
    await visit(page, PAGE_KINDS['how-to']);
    await page.getByRole('button', {name: 'ナビゲーションバーを開く'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    await expect(menu).toMatchAriaSnapshot({name: 'menu.aria.yml'});
  });
});
