import {STATES, expect, sampleParts, takeOver, test} from './fixtures';
import type {Page} from '@playwright/test';

/** Holds the page's scripts back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const resolvers: (() => void)[] = [];
  const released = new Promise<void>((resolve) => resolvers.push(resolve));
  await page.route(/assets\/js\/main/, async (route) => {
    await released;
    await route.continue();
  });
  return () => resolvers.forEach((resolve) => resolve());
}

test('what a reader does before the scripts have come is done once, and waiting is told', async ({
  page,
  messages,
}) => {
  const release = await holdScripts(page);
  await page.goto('/tutorial/quick-start');
  const html = page.locator('html');
  const {button, result} = sampleParts(page);
  const run = button('実行');
  const colours = page.getByRole('button', {name: /ダークモードを切り替える/});
  const box = page.getByRole('combobox', {name: 'サイト内を検索'});
  await colours.click();
  await run.click();
  await run.click();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('予約語');
  await expect(page.getByText('読み込んでいます…')).toBeVisible();
  await expect(run).toHaveAttribute('aria-busy', 'true');

  release();
  await expect(page.getByRole('search').getByRole('option').first()).toHaveText(
    /予約語/,
  );
  await expect(box).toHaveValue('予約語');
  await expect(result).toHaveAttribute('data-run-ending', 'finished');
  // A second press would have gone on to the dark one.
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await expect(run).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('読み込んでいます…')).toHaveCount(0);
  await expect(box).toBeFocused();
  expect(messages).toEqual([]);
});

test('what is skipped is skipped before the scripts have come, too', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/wiki/frequently-asked-questions');
  const inMain = page.getByRole('main').locator(':focus');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(inMain).toHaveCount(1);
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  await expect(inMain).toHaveCount(1);
});

test('a field that was changed, and a word and a choice that were pressed, take effect', async ({
  page,
  messages,
}) => {
  let release = await holdScripts(page);
  await page.goto('/');
  const word = page.locator('[data-explained]').filter({visible: true}).first();
  const amount = page.getByRole('textbox', {name: '犬1匹の手当'});
  await amount.fill('2000');
  // The slip doesn't wait for them.
  const pay = page.getByRole('row', {name: 'ペット手当'});
  await expect(pay).toHaveText(/犬1匹×2,000円.*実行すると 2,500円$/);
  await word.click();
  release();
  await expect(page.getByRole('slider')).toHaveValue('2000');
  await expect(amount).toHaveValue('2000');
  await expect(pay).toHaveText(/犬1匹×2,000円.*実行すると 2,500円$/);
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  expect(messages.filter((one) => one.startsWith('error'))).toEqual([]);

  release = await holdScripts(page);
  await page.goto('/tutorial/quick-start');
  const scenario = page.getByRole('combobox', {name: '場面'}).first();
  await scenario.dispatchEvent('mousedown');
  release();
  await expect(scenario.getByRole('option')).not.toHaveCount(1);
});

test('a phone takes over nothing that only a wide window shows', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/tutorial/quick-start');
  // React writes on each element that it has taken over.
  const links = await page.evaluateHandle(() =>
    ['.theme-doc-sidebar-container', '.theme-doc-toc-desktop', 'main article']
      .map((part) => document.querySelector(`${part} a`))
      .map((link) => link ?? document.body),
  );
  await takeOver(page);
  const menu = page.locator('.navbar-sidebar');
  await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0);
  await expect(menu).toHaveCount(0);
  expect(
    await links.evaluate((elements) =>
      elements.map((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    ),
  ).toEqual([false, false, true]);

  await page.getByRole('button', {name: 'ナビゲーションバーを開く'}).click();
  await expect(
    menu.getByRole('link', {name: 'クイックスタート', exact: true}).last(),
  ).toBeInViewport();

  // What the first touch opens stays open.
  await page.goto('/');
  const fold = page.locator('details', {hasText: 'プログラムの全体'});
  await fold.locator('summary').first().click();
  await takeOver(page);
  await expect(fold).toHaveAttribute('open');
  expect(messages).toEqual([]);
});

test('a page that has more to show than its HTML does so at once', async ({
  page,
}) => {
  const isTakenOver = () =>
    expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.goto('/release-note#x');
  await isTakenOver();
  // By hand: neither the page nor its focus moves.
  await page.goto('/release-note');
  await page.evaluate(() => location.assign('#x'));
  await isTakenOver();
  await page.goto('/release-note?q=x');
  await isTakenOver();
  for (const [key, address] of [
    ['of-a-later-version', '/release-note'],
    ['sample-edit:/tutorial/quick-start#0', '/tutorial/quick-start'],
    ['path-quick-start', '/tutorial/quick-start'],
    ['pay-slip', '/wiki/recipes/age'],
  ] as const) {
    await page.evaluate((name) => {
      localStorage.clear();
      localStorage.setItem(name, 'shown');
    }, key);
    await page.goto(address);
    await isTakenOver();
  }
  // Kept, but nothing of it is to be seen here.
  await page.goto('/release-note');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'waiting');
});

for (const [state, open] of STATES) {
  test(`what another tab keeps is shown, ${state}`, async ({context, page}) => {
    await open(page, '/tutorial/quick-start');
    const other = await context.newPage();
    await other.goto('/markdown-page');
    await other.evaluate(() => {
      localStorage.setItem(
        'sample-edit:/tutorial/quick-start#0',
        JSON.stringify({source: 'x'}),
      );
    });
    await expect(
      page.getByRole('button', {name: '編集を再開'}).first(),
    ).toBeVisible();
  });
}

test('what another tab keeps and this page does not show loads nothing', async ({
  context,
  page,
}) => {
  await page.goto('/release-note');
  const other = await context.newPage();
  await other.goto('/markdown-page');
  const heard = await page.evaluateHandle(() => ({
    storage: new Promise((resolve) => {
      addEventListener('storage', resolve, {once: true});
    }),
  }));
  await other.evaluate(() =>
    localStorage.setItem('search-recent', JSON.stringify(['x'])),
  );
  await heard.evaluate(({storage}) => storage.then(() => undefined));
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'waiting');
});
