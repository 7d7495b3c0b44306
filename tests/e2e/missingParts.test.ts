/*
 * Parts of the site that don't come, or not as they were sent: after a new
 * release, without a connection, blocked, translated, or not at all; and pages
 * under the addresses of their files.
 */
import {expect, moveMouse, sampleParts, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

const RELOAD = {name: 'ページを再読み込み'};

/** As after a release that has other scripts. */
async function removeScripts(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', (route) =>
    route.fulfill({status: 404, body: 'not found'}),
  );
}

test('after a new release a sample offers to reload, and runs then', async ({
  page,
}) => {
  await visit(page, '/tutorial/quick-start');
  await removeScripts(page);
  const {button, result} = sampleParts(page);
  await button('実行').click();
  await expect(page.getByRole('button', RELOAD)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', RELOAD).click();
  await expect(page.getByRole('button', RELOAD)).toHaveCount(0);
  await button('実行').click();
  await expect(result).toHaveAttribute('data-run-ending', 'finished');
});

test('a click without a connection keeps the page', async ({page, context}) => {
  await visit(page, '/wiki/development-plan');
  const link = page
    .getByRole('navigation', {name: 'ナビゲーション', exact: true})
    .getByRole('link', {name: 'クイックスタート'});
  await context.setOffline(true);
  await link.click();
  await expect(
    page.getByText('接続していないため、ページを開けません。'),
  ).toBeVisible();
  await expect(page).toHaveURL('/wiki/development-plan');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('開発計画');
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/tutorial/quick-start');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'クイックスタート',
  );
});

test('a sample whose worker is blocked says so', async ({page}) => {
  await page.addInitScript(() => {
    // Only the frame: the page's own workers come.
    if (window.origin === 'null') {
      const block = () => {
        const blocked = Object.assign(new EventTarget(), {
          postMessage: () => undefined,
          terminate: () => undefined,
        });
        setTimeout(() => blocked.dispatchEvent(new Event('error')));
        return blocked;
      };
      Object.assign(window, {
        Worker: function Worker() {
          return block();
        },
      });
    }
  });
  await visit(page, '/tutorial/quick-start');
  const {button, result} = sampleParts(page);
  await button('実行').click();
  await expect(result).toContainText('実行の準備ができませんでした。');
  await expect(result).toContainText('ブラウザーの拡張機能');
});

/** As translating browsers do it. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const translation = document.createElement('font');
      translation.textContent = text.data;
      text.replaceWith(translation);
    }
  });
}

test('a page that the browser translates can be used all the same', async ({
  page,
  messages,
}) => {
  await visit(page, '/tutorial/quick-start');
  const check = page.getByRole('button', {name: '答え合わせ'}).first();
  const status = page.getByText('次に直すところは').first();
  await check.click();
  await expect(status).toBeVisible();
  await translate(page);
  await check.click();
  await expect(page.getByText('確認しています…')).toHaveCount(0);
  await expect(check).toBeVisible();
  const {button, editor} = sampleParts(page);
  await button('編集').click();
  await expect(editor).toBeFocused();
  expect(messages).toEqual([]);
});

for (const [how, {spoil, mend}] of Object.entries({
  'that is gone': {
    spoil: (page: Page) =>
      page.route(/assets\/js\/main/, (route) => route.abort()),
    mend: (page: Page) => page.getByRole('button', RELOAD).click(),
  },
  'that comes too late': {
    spoil: (page: Page) =>
      page.route(/assets\/js\/main/, () => page.clock.fastForward(10_000)),
    // It comes, and nothing is left to do.
    mend: (page: Page) => expect(page.getByRole('search')).toBeVisible(),
  },
})) {
  test(`with a program ${how} a page can be read, says so, and offers nothing that fails`, async ({
    page,
  }) => {
    await page.clock.install();
    await spoil(page);
    await page.goto('/tutorial/quick-start');
    await moveMouse(page);
    const run = page.getByRole('button', {name: '実行', exact: true}).first();
    await expect(
      page.getByText('ページのプログラムを読み込めませんでした。'),
    ).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button')).toHaveText('ページを再読み込み');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.unrouteAll({behavior: 'ignoreErrors'});
    await mend(page);
    await expect(page.getByRole('button', RELOAD)).toHaveCount(0);
    await run.click();
    await expect(page.locator('[data-run-ending=finished]')).toHaveCount(1);
  });
}

test('where no program may run, a page says so', async ({page}) => {
  await page.route('/tutorial/quick-start', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': "script-src 'none'",
      },
    });
  });
  await page.goto('/tutorial/quick-start');
  // As when the time is over.
  await page.addStyleTag({content: 'html {--unhydrated-wait: 0s !important}'});
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(
    await page.evaluate(
      () => getComputedStyle(document.body, '::after').content,
    ),
  ).toContain('ページのプログラムが動いていません');
});
