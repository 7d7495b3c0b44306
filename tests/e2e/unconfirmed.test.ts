import {readFileSync} from 'node:fs';
import path from 'node:path';
import {letterOf} from '../../src/features/assumptions/page/letter';
import {assumptionAddress} from '../../src/features/assumptions/shared/labels';
import {findings} from '../support/axe';
import {firstSign, firstSignedReference} from '../support/signs';
import {BUILD_FOLDER} from '../support/site';
import {expect, test, visit} from './fixtures';
import type {Locator, Page} from '@playwright/test';

const {assumption, route: PAGE, sentence, title} = firstSign();
const REFERENCE = firstSignedReference();
const PLAN = '/wiki/development-plan';

/** What opens after a rest has done so by then. */
const LONGER_THAN_A_REST = 600;

/** The sign behind the statement, and what it opens. */
function parts(page: Page): {
  readonly sign: Locator;
  readonly popup: Locator;
} {
  return {
    sign: page
      .locator('article p', {hasText: sentence})
      .first()
      .getByRole('button', {name: '未確認'}),
    popup: page.getByRole('group', {name: '製品で確認できていないこと'}),
  };
}

test('a sign says by keyboard what is assumed, and leads to the list', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {popup, sign} = parts(page);
  await sign.focus();
  await page.waitForTimeout(LONGER_THAN_A_REST);
  await expect(popup).toHaveCount(0);

  await page.keyboard.press('Enter');
  for (const text of ['text', 'reason', 'confirmation'] as const) {
    await expect(popup).toContainText(assumption[text].replaceAll('`', ''));
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(sign).toBeFocused();

  await page.keyboard.press('Space');
  await popup.getByRole('link', {name: '未確認の一覧で見る'}).click();
  await expect(page).toHaveURL(
    new RegExp(`${assumptionAddress(assumption.id)}$`),
  );
  await expect(page.locator(`#${assumption.id}`)).toBeInViewport();
});

test('the switch underlines what is unconfirmed, on all pages and later', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {sign} = parts(page);
  const statement = page.locator('article span').getByText(sentence);
  const line = () =>
    statement
      .first()
      .evaluate((node) => getComputedStyle(node).textDecorationLine);
  const button = page.getByRole('button', {name: '未確認に下線'});
  const head = page.locator('article [data-page-part="unconfirmed"]').first();
  // Some lie in a fold.
  const signs = page
    .locator('article')
    .getByRole('button', {name: '未確認', exact: true, includeHidden: true});
  await expect(head).toContainText(`：${await signs.count()}件`);
  await expect(sign).toBeVisible();
  expect(await line()).toBe('none');

  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await line()).toBe('underline');

  await visit(page, REFERENCE);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('unconfirmed'))).toBe(
    null,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`signs, their popup and the switch are accessible (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await visit(page, PAGE);
    const {popup, sign} = parts(page);
    await page.getByRole('button', {name: '未確認に下線'}).click();
    await sign.click();
    await expect(popup).toBeVisible();
    expect(await findings(page, 'article')).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap opens a sign inside the window', async ({page}) => {
    await visit(page, PAGE);
    const {popup, sign} = parts(page);
    // The finger hits beside the sign, which is smaller than it.
    const {height = 0, width = 0} = (await sign.boundingBox()) ?? {};
    await sign.tap({
      position: {x: width / 2, y: height / 2 + 18},
      force: true,
    });
    await expect(popup).toBeInViewport({ratio: 1});
    await page.getByRole('heading', {level: 1}).tap();
    await expect(popup).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('signs and their number are text', async ({page}) => {
    await page.goto(PAGE);
    const article = page.locator('article');
    await expect(article).toContainText(`${sentence}（未確認）`);
    await expect(article).toContainText(/未確認の記述：\d+件/);
    await expect(page.locator('main')).toContainText(
      /製品での確認\s*一部のみ（未確認\d+件）/,
    );
    await expect(page.getByRole('button', {name: '未確認に下線'})).toBeHidden();
  });
});

test('the list is narrowed by keyboard, and copied as a letter', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PLAN);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', {name: /文面をコピー$/});
  await expect(copy).toContainText(/^「給与計算と仕訳」の\d+件/);

  await page
    .getByRole('searchbox', {name: 'キーワード'})
    .fill('あり得ない言葉');
  await expect(page.getByText('当てはまる記述はありません。')).toBeVisible();
  await expect(copy).toHaveCount(0);
  await page.getByRole('searchbox', {name: 'キーワード'}).fill(assumption.id);
  await page.getByRole('combobox', {name: 'ページ'}).selectOption(title);
  const statement = page.getByRole('checkbox', {
    name: assumption.text.replaceAll('`', ''),
  });
  await statement.focus();
  await page.keyboard.press('Space');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('コピーしました。')).toBeVisible();
  const {origin} = new URL(page.url());
  expect((await copied()).replace(/https?:\/\/[^/]+/, origin)).toBe(
    letterOf([assumption], (id) => origin + assumptionAddress(id)),
  );
  expect(await findings(page, 'article')).toEqual([]);
});

test('the Markdown of a page has the signs as text', () => {
  const twinOf = (route: string) =>
    readFileSync(path.join(BUILD_FOLDER, `${route}.md`), 'utf8');
  expect(twinOf(PAGE)).toContain(`${sentence}（未確認）`);
  expect(twinOf(PAGE)).toMatch(/^unconfirmed: \d+$/m);
  expect(twinOf(REFERENCE)).toMatch(/（(?:次の表：)?未確認）/);
});
