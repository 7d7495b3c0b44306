import {expect, test, visit} from './fixtures';
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

test('follows the operating system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
});

test('cycles through light, dark and system, and stores the choice', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/');
  const seen: (string | null)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await toggle(page).click();
    seen.push(await stored(page));
  }
  // The choice 'system' is stored as no choice.
  expect(seen).toEqual(['light', 'dark', null]);
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});

test('is taken over from another tab and kept after a reload', async ({
  context,
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await visit(other, '/release-note');
  await toggle(other).click();
  await toggle(other).click();
  await expect(mode(other)).toHaveAttribute('data-theme', 'dark');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});
