import {readFileSync} from 'node:fs';
import {STATES, expect, test, visit} from './fixtures';

test.describe('the navbar', () => {
  test('leads to the wiki and to the quick start', async ({page}) => {
    await visit(page, '/release-note');
    const navbar = page.getByRole('navigation', {
      name: 'ナビゲーション',
      exact: true,
    });
    await expect(
      navbar.getByRole('link', {name: 'Wiki', exact: true}),
    ).toHaveAttribute('href', '/');
    await navbar.getByRole('link', {name: 'クイックスタート'}).click();
    await expect(page).toHaveURL('/tutorial/quick-start');
    await expect(
      page.getByRole('heading', {level: 1, name: 'クイックスタート'}),
    ).toBeVisible();
  });

  for (const [state, open] of STATES) {
    test.describe(state, () => {
      test('has a language menu with Japanese only', async ({page}) => {
        await open(page, '/');
        await page.getByRole('button', {name: '日本語'}).hover();
        await expect(
          page.getByRole('list').getByRole('link', {name: '日本語'}),
        ).toHaveCount(1);
      });

      test('hides on scrolling down and returns on scrolling up', async ({
        page,
      }) => {
        await open(page, '/wiki/frequently-asked-questions');
        const navbar = page.getByRole('navigation', {
          name: 'ナビゲーション',
          exact: true,
        });
        await expect(navbar).toBeInViewport();
        // A reader's wheel turns several times; the theme compares two positions.
        for (const distance of [300, 600]) {
          await page.mouse.wheel(0, distance);
          await expect
            .poll(() => page.evaluate(() => window.scrollY))
            .toBeGreaterThanOrEqual(distance);
        }
        await expect(navbar).not.toBeInViewport();
        await page.mouse.wheel(0, -400);
        await expect(navbar).toBeInViewport();
      });

      test('is skipped by the first key press', async ({page}) => {
        await open(page, '/wiki/frequently-asked-questions');
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', {
          name: 'メインコンテンツまでスキップ',
        });
        await expect(skip).toBeFocused();
        await skip.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      });
    });
  }
});

test('the footer is one copyright line without links', async ({page}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveText('© 2026 Combosite Functions Wiki');
  await expect(footer.getByRole('link')).toHaveCount(0);
});

test('the table of contents holds levels 2 and 3', async ({page}) => {
  const contents = page.locator('.theme-doc-toc-desktop');
  const entry = (name: string) => contents.getByRole('link', {name});
  // Level 3 is listed where one reads, of few parts from the start.
  await visit(page, '/wiki/custom-data-function/default-data');
  const part = entry('在籍中の従業員だけに支給する');
  await expect(part).toBeHidden();
  await entry('発令データ').click();
  await expect(part).toBeVisible();
  await visit(page, '/api/classes/CombositeShikyukojoDataService');
  await expect(entry('saveAmount()')).toBeVisible();
  await expect(entry('パラメーター')).toHaveCount(0);
});

test('the home page has our colour, so the CSS layers are not polyfilled, and its sample runs in place', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await visit(page, '/');
  const colour = await page.evaluate(() =>
    getComputedStyle(document.documentElement)
      .getPropertyValue('--ifm-color-primary')
      .trim(),
  );
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(colour).toBe(/--ai: (#\w+);/.exec(tokens)?.[1]);

  const sample = page.getByRole('region', {name: 'ペット手当を計算する'});
  const amount = sample.getByRole('textbox', {name: '犬1匹の手当'});
  const slip = sample.getByRole('table', {name: '見本の会社の給与明細'});
  const pay = slip.getByRole('row', {name: 'ペット手当'});
  const total = slip.getByRole('row', {name: '支給の合計'});
  await expect(pay).toHaveText(/犬1匹×1,000円.*実行すると 1,500円$/);
  expect(addresses.filter((one) => one.endsWith('runner.html'))).toEqual([]);

  // Below it, both ways on are seen at once.
  await page.setViewportSize({width: 1280, height: 800});
  for (const name of ['管理者の方', '開発者の方']) {
    await expect(
      page.getByRole('region', {name}).getByRole('listitem').nth(3),
    ).toBeInViewport({ratio: 1});
  }

  await amount.fill('2000.');
  await expect(sample.getByRole('status')).toHaveText(/^0〜100,000の整数/);
  await expect(pay).toContainText('まだ');
  await amount.fill('１，２５０');
  await expect(sample.getByText(/^1行目/)).toContainText('DOG_AMOUNT = 1250;');
  await expect(pay).toHaveText(/犬1匹×1,250円.*1,750円$/);
  await expect(total).toHaveText('支給の合計340,000円');

  // The program runs in place, as it stands, and writes the same.
  await sample.getByRole('button', {name: 'プログラムを実行'}).click();
  await expect(pay).toHaveText(/猫1匹×500円1,750円$/);
  await sample.getByText('プログラムの全体').click();
  await expect(sample.locator('pre').first()).toContainText('AMOUNT = 1250;');
  await expect(
    sample.getByRole('group', {name: '実行結果'}).getByRole('table'),
  ).toContainText('1,750円');
  await expect(total).toContainText('340,000円 341,750円');
  await expect(page.getByRole('complementary').getByRole('table')).toHaveCount(
    0,
  );

  // Field and editor have one amount; what else is changed has to run first.
  await sample.getByRole('button', {name: '編集'}).click();
  const editor = sample.getByRole('textbox', {name: 'プログラムのエディター'});
  await editor.press('Control+Home');
  await amount.fill('70');
  await expect(editor).toContainText('DOG_AMOUNT = 70;');
  await editor.press('End');
  await editor.pressSequentially(' const MORE = 1;');
  await expect(total).toHaveText('支給の合計340,000円');
  await expect(pay).toContainText('実行すると入ります');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const [state, open] of STATES) {
    test.describe(state, () => {
      test('the menu opens, shows the sidebar and closes', async ({page}) => {
        await open(page, '/wiki/development-plan');
        await page
          .getByRole('button', {name: 'ナビゲーションバーを開く'})
          .click();
        const menu = page.locator('.navbar-sidebar');
        await expect(menu.getByRole('link', {name: '開発計画'})).toBeVisible();
        await menu
          .getByRole('button', {name: 'ナビゲーションバーを閉じる'})
          .click();
        await expect(menu).not.toBeInViewport();
      });
    });
  }

  for (const path of [
    '/',
    '/tutorial/quick-start',
    '/wiki/custom-data-function/shikyukojo-data',
    '/api/classes/UserCustomDataService',
    '/api/enumerations/HatsureiKubun',
  ]) {
    test(`${path} does not scroll sideways`, async ({page}) => {
      await visit(page, path);
      const overflow = await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('only the page of the link that the reader points at or focuses is fetched ahead', async ({
  page,
}) => {
  await visit(page, '/tutorial/tutorial-basic/register-custom-data');
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.locator('.pagination-nav__link--prev').hover();
  await expect.poll(() => fetched).not.toEqual([]);
  const pointedAt = fetched.length;
  await page.locator('.pagination-nav__link--next').focus();
  await expect.poll(() => fetched.length).toBeGreaterThan(pointedAt);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});
