import {expect, sampleParts, test, visit} from './fixtures';
import {
  FIRST_STATE,
  OTHER_STATES,
  expectAccessible,
  findings,
} from '../support/axe';
import type {Page} from '@playwright/test';

test('axe finds nothing in a sample with editor, log and error', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/tutorial/quick-start');
  const {button, editor, result} = sampleParts(page);
  await button('編集').click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    "async function main() { logger.warn('警告'); await baseService.getUserCustomDataService('ない'); }",
  );
  await button('実行').click();
  await expect(result).toContainText('エラーで終わりました');
  for (const state of [FIRST_STATE, ...OTHER_STATES]) {
    await expectAccessible(
      page,
      {...state, rules: 'all'},
      '[data-runnable-sample]',
    );
  }
  // Grey, but legible.
  await editor.press('Enter');
  await expect(result).toContainText('変更前の結果');
  await expectAccessible(
    page,
    {...FIRST_STATE, rules: 'all'},
    '[data-runnable-sample]',
  );
});

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  const openMenu = async (page: Page) => {
    await visit(page, '/wiki/development-plan');
    await page.getByRole('button', {name: 'ナビゲーションバーを開く'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    return menu;
  };

  test('has nothing that axe finds', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openMenu(page);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await findings(page), mode).toEqual([]);
    }
  });

  test('keeps the focus, and gives it back when Escape closes it', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    const close = page.getByRole('button', {
      name: 'ナビゲーションバーを閉じる',
    });
    await expect(close).toBeFocused();
    const isInside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-sidebar') !== null,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press(key);
        expect(await isInside(), `${key} ${press}`).toBe(true);
      }
    }

    await page.keyboard.press('Escape');
    await expect(menu).not.toBeInViewport();
    await expect(
      page.getByRole('button', {name: 'ナビゲーションバーを開く'}),
    ).toBeFocused();
  });
});
