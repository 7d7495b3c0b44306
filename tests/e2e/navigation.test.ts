/*
 * The way from page to page, and what a reader sees when one fails; statements
 * of the specification (tests/specification/) that only a browser can show.
 */
import {SUB_PATH_PORT} from '../support/ports';
import {OLD_PLAN, SUB_PATH} from '../support/site';
import {expect, moveMouse, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

const PAGE = '/wiki/development-plan';

const navbarOf = (page: Page) =>
  page.getByRole('navigation', {name: 'ナビゲーション', exact: true});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a page begins at its top, or at the heading that the link names', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await navbarOf(page).getByRole('link', {name: 'クイックスタート'}).click();
  await expect(page).toHaveURL('/tutorial/quick-start');
  await expect.poll(() => scrolled(page)).toBe(0);

  const last = page.locator('.theme-doc-toc-desktop a:visible').last();
  const target = page.locator((await last.getAttribute('href')) ?? '');
  await expect(target).not.toBeInViewport();
  await last.click();
  await expect(target).toBeInViewport();
});

test('the old address of a renamed page leads to the new one, with query and heading', async ({
  page,
}) => {
  const [from, to] = [OLD_PLAN.from, OLD_PLAN.to].map(
    (address) =>
      `http://localhost:${SUB_PATH_PORT}${SUB_PATH}${address.slice(1)}?a=1#b`,
  );
  await page.goto(from ?? '');
  await expect(page).toHaveURL(to ?? '');
});

test('the sidebar opens the branch of the page and shows where one is, also on going back', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await visit(page, '/api/enumerations/ZaisekiJokyoKubun');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const link = (name: string) => sidebar.getByRole('link', {name, exact: true});
  await expect(link('ZaisekiJokyoKubun')).toBeInViewport();
  await expect(link('よくある質問 FAQ')).toHaveCount(0);

  await link('お試しキット').click();
  await expect(page).toHaveURL(
    '/wiki/custom-data-function/try-programs#try-on-your-machine',
  );
  await expect(link('よくある質問 FAQ')).toBeVisible();
  // What has been open stays open.
  await expect(link('ZaisekiJokyoKubun')).toHaveCount(1);

  await page.goBack();
  await expect(link('ZaisekiJokyoKubun')).toBeInViewport();
});

test('a page whose scripts fail is loaded again as a whole, and the console says why', async ({
  page,
  messages,
}) => {
  await visit(page, PAGE);
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'before';
  });
  // Not `times: 1`: taking the route away while requests are held loses some.
  let isFirst = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const fails = isFirst;
    isFirst = false;
    await (fails ? route.abort() : route.continue());
  });
  await navbarOf(page).getByRole('link', {name: 'クイックスタート'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'クイックスタート',
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-loaded');
  await expect(page).toHaveURL('/tutorial/quick-start');
  expect(messages.join('\n')).toMatch(/^warning: ChunkLoadError/m);
});

test('a page whose own script fails at first can be read, and offers to load it again', async ({
  page,
}) => {
  await page.route(/assets\/js\/(?!main|runtime)/, (route) =>
    route.fulfill({status: 404, body: 'not found'}),
  );
  await page.goto(PAGE);
  await moveMouse(page);
  const reload = page.getByRole('button', {name: 'ページを再読み込み'});
  await expect(reload).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('開発計画');
  await page.unrouteAll();
  await reload.click();
  await expect(reload).toHaveCount(0);
  await moveMouse(page);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
});

test('a page that crashes says so in Japanese, with its causes, and can be tried again', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.includes('@site/wiki/development-plan.mdx')
        ? script.replace(
            /default:\(\)=>\w+/,
            `default:()=>()=>{
              if (globalThis.isMended) return '直った本文';
              throw new Error('the page', {cause: new Error('the reason')});
            }`,
          )
        : script,
    });
  });
  await page.goto(PAGE);
  await moveMouse(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText(
    'エラーが発生しました',
  );
  await expect(main).toContainText(/the page\s*Cause:\s*the reason/);
  await page.evaluate('isMended = true');
  await main.getByRole('button', {name: 'もう一度試してください'}).click();
  await expect(main).toContainText('直った本文');
});

test('the contents mark the method that one goes to', async ({page}) => {
  await visit(page, '/api/classes/CombositeShikyukojoDataService#saveamount');
  await page.mouse.wheel(0, 1);
  await expect(page.locator('.table-of-contents__link--active')).toHaveText(
    'saveAmount()',
  );
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu closes on going back, and when the window becomes wide', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(PAGE);
    const open = page.getByRole('button', {name: 'ナビゲーションバーを開く'});
    const menu = page.locator('.navbar-sidebar');
    await open.click();
    await expect(menu).toBeInViewport();
    await page.evaluate(() => history.back());
    await expect(menu).not.toBeInViewport();

    await open.click();
    await expect(menu).toBeInViewport();
    await page.setViewportSize({width: 1280, height: 844});
    await expect(menu).not.toBeInViewport();
    await page.setViewportSize({width: 390, height: 844});
    await expect(menu).not.toBeInViewport();
  });

  test('the menu opens where the page stands in it, also before its sidebar has come', async ({
    page,
  }) => {
    await page.goto('/wiki/recipes/perfect-attendance');
    await page.getByRole('button', {name: 'ナビゲーションバーを開く'}).click();
    await expect(
      page
        .locator('.navbar-sidebar')
        .getByRole('link', {name: '皆勤手当・精勤手当', exact: true}),
    ).toBeInViewport();
  });

  test('a step of the tutorial begins with the way on to the next', async ({
    page,
  }) => {
    await visit(page, '/tutorial/tutorial-basic/about-custom-data');
    await page
      .getByRole('main')
      .getByRole('link', {name: /^次へ：/})
      .click();
    await expect(page).toHaveURL(
      '/tutorial/tutorial-basic/register-custom-data-definition',
    );
  });
});
