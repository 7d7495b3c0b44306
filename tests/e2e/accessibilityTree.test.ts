/*
 * What a screen reader has to say of a page, in its order: roles, levels, names
 * of controls. A change that is meant is taken over with `npm run snapshots`.
 */
import {ariaOutline} from '../support/ariaOutline';
import {PAGE_KINDS} from '../support/pageKinds';
import {expect, testOnSharedPage as test, visit} from './fixtures';
import type {PageKind} from '../support/pageKinds';

/** Those whose parts and order differ; what is around them, once each. */
const KINDS = [
  {kind: 'home', part: 'body'},
  {kind: 'writing-sample', part: 'main'},
  {kind: 'category', part: 'body'},
  {kind: 'tag', part: 'main'},
  {kind: 'tutorial', part: 'main'},
  {kind: 'how-to', part: 'main'},
  {kind: 'class', part: 'main'},
  {kind: 'enumeration', part: 'main'},
  {kind: 'not-found', part: 'main'},
] as const satisfies readonly {kind: PageKind; part: string}[];

for (const {kind, part} of KINDS) {
  test(`${kind} has its parts in order`, async ({page}) => {
    await visit(page, PAGE_KINDS[kind]);
    await page.addStyleTag({
      content: `
        /* Whether a line is too long depends on the machine's fonts. */
        button[aria-label="折り返し"],
        /* What writers write: all its forms are on the specimen. */
        html:not([class*='docs-doc-id-api/']) .theme-doc-markdown > :not(header) {
          display: none;
        }
      `,
    });
    expect(await ariaOutline(page.locator(part))).toMatchSnapshot(
      `${kind}.yml`,
    );
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the open menu has its parts in order', async ({page}) => {
    await visit(page, PAGE_KINDS['how-to']);
    await page.getByRole('button', {name: 'ナビゲーションバーを開く'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    expect(await ariaOutline(menu)).toMatchSnapshot('menu.yml');
  });
});
