import {SUB_PATH_PORT} from '../support/ports';
import {SUB_PATH} from '../support/site';
import {expect, test, visit} from './fixtures';
import type {Locator, Page} from '@playwright/test';

/** A hint that the mouse leaves has gone by then, in milliseconds. */
const LONGER_THAN_THE_WAY = 600;

const PAGE = '/wiki/custom-data-function/shikyukojo-data';
const REFERENCE = /\/api\/classes\/CombositeShikyukojoDataService#saveamount$/;

/** The first name of its kind, and what explains it. */
function parts(page: Page): {readonly name: Locator; readonly hint: Locator} {
  return {
    name: page.locator('pre a', {hasText: /^saveAmount$/}).first(),
    hint: page.getByRole('tooltip'),
  };
}

test('a name in code is explained where the mouse rests', async ({page}) => {
  await visit(page, PAGE);
  const {name, hint} = parts(page);
  await name.hover();
  await expect(hint).toContainText(
    '(method) CombositeShikyukojoDataService.saveAmount(',
  );
  await expect(hint).toContainText(
    '支給額マスタまたは控除額マスタの金額を更新する。',
  );
  await expect(hint).toBeInViewport({ratio: 1});

  // The mouse may go onto the explanation and stay, and closes it by leaving.
  await hint.hover();
  await page.waitForTimeout(LONGER_THAN_THE_WAY);
  await expect(hint).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(hint).toHaveCount(0);
});

test('names are explained under another base path', async ({page}) => {
  await visit(
    page,
    `http://localhost:${SUB_PATH_PORT}${SUB_PATH}${PAGE.slice(1)}`,
  );
  const {name, hint} = parts(page);
  await name.hover();
  await expect(hint).toContainText('saveAmount(');
});

test('a name in code is explained by keyboard, and Escape closes it', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {name, hint} = parts(page);
  // One of the block's names is a link, from which the keys lead to the others.
  await page.locator('pre').first().getByRole('link').focus();
  for (let names = 0; names < 5; names += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(name).toBeFocused();
  await expect(name).toHaveRole('link');
  // The focus alone opens nothing.
  await page.waitForTimeout(LONGER_THAN_THE_WAY);
  await expect(hint).toHaveCount(0);
  await expect(name).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(hint).toBeVisible();
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await expect(name).toHaveAccessibleDescription(
    /^支給額マスタ.+更新する。.*もう一度選ぶと、リファレンスを開きます。$/,
  );
  // The mouse that passes by doesn't take it from the keyboard.
  await hint.hover();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(LONGER_THAN_THE_WAY);
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(name).toBeFocused();

  await page.keyboard.press('Space');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(name).toBeFocused();
  await expect(hint).toHaveCount(0);

  // The other names of the block are no stops of their own.
  await page.keyboard.press('ArrowLeft');
  const other = page.locator('pre a:focus');
  await expect(other).toHaveCount(1);
  await expect(name).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(other).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(other).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(name).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap explains a name in code, a tap elsewhere closes it', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const {name, hint} = parts(page);
    await name.tap();
    await expect(hint).toBeInViewport({ratio: 1});
    await page.locator('article h2').first().tap();
    await expect(hint).toHaveCount(0);

    await name.tap();
    await expect(hint).toBeVisible();
    await name.tap();
    await expect(page).toHaveURL(REFERENCE);
  });
});
