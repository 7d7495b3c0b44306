import {STATES, expect, moveMouse, takeOver, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

function toggle(page: Page) {
  return page.getByRole('button', {name: /ダークモードを切り替える/});
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

const mode = (page: Page) => page.locator('html');

test('is light at first, whatever is stored elsewhere', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBeNull();
});

for (const [state, open] of STATES) {
  test.describe(state, () => {
    test('follows the operating system', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, '/');
      await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await expect(mode(page)).toHaveAttribute('data-theme', 'light');
      await takeOver(page);
      await expect(mode(page)).toHaveAttribute('data-theme', 'light');
    });

    test('cycles through light, dark and system, and stores the choice', async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, '/');
      // The choice 'system' is stored as no choice.
      for (const [choice, shown, kept] of [
        ['light', 'light', 'light'],
        ['dark', 'dark', 'dark'],
        ['system', 'dark', null],
      ] as const) {
        await toggle(page).click();
        await expect(mode(page)).toHaveAttribute('data-theme-choice', choice);
        await expect(mode(page)).toHaveAttribute('data-theme', shown);
        expect(await stored(page)).toBe(kept);
      }
    });

    test('is taken over from another tab and kept after a reload', async ({
      context,
      page,
    }) => {
      await page.emulateMedia({colorScheme: 'light'});
      await open(page, '/');
      const other = await context.newPage();
      await other.emulateMedia({colorScheme: 'light'});
      await visit(other, '/release-note');
      const choose = async (choice: string, shown: string) => {
        await toggle(other).click();
        for (const tab of [other, page]) {
          await expect(mode(tab)).toHaveAttribute('data-theme-choice', choice);
          await expect(mode(tab)).toHaveAttribute('data-theme', shown);
        }
      };
      await choose('light', 'light');
      await choose('dark', 'dark');
      await takeOver(page);
      await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
      await takeOver(page);
      await choose('system', 'light');
    });
  });
}

test('follows the operating system without its scripts', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/');
  await moveMouse(page);
  await expect(mode(page)).toHaveAttribute('data-scripts', 'missing');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});
