import {expect, test} from './fixtures';

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers(): {promise: Promise<void>; resolve: () => void} {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => resolvers.push(resolve));
  return {promise, resolve: () => resolvers.forEach((resolve) => resolve())};
}

test('the box loads, takes Ctrl+K and leads to a page', async ({page}) => {
  await page.goto('/');
  const box = page.getByLabel('サイト内を検索');
  await expect(box).toBeEnabled();
  await expect(box).toHaveAttribute('placeholder', 'サイト内を検索');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.pressSequentially('予約語');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wiki\/custom-data-function\/reserved-words/);
});

test('the box says Loading... until the index has come', async ({page}) => {
  const {promise: held, resolve: release} = withResolvers();
  await page.route(/lunr-index-\d+\.json$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const box = page.getByLabel('サイト内を検索');
  await expect(box).toHaveAttribute('placeholder', 'Loading...');
  release();
  await expect(box).toHaveAttribute('placeholder', 'サイト内を検索');
});

test('the box says so when the index cannot be had', async ({page}) => {
  await page.route(/lunr-index-\d+\.json$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByLabel('サイト内を検索')).toHaveAttribute(
    'placeholder',
    '検索を読み込めません',
  );
});
