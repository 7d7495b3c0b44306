import {feedback} from '../../src/config/feedback';
import {SUB_PATH} from '../support/site';
import {SUB_PATH_PORT} from '../support/ports';
import {expect, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

const PAGE = 'wiki/custom-data-function/reserved-words';
const SUB_SITE = `http://localhost:${SUB_PATH_PORT}${SUB_PATH}`;

/** The menu with the page as Markdown, which stands beside the title. */
async function openMenu(page: Page): Promise<void> {
  await page.getByText('Markdownで写す・見る').filter({visible: true}).click();
}

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const site of ['/', SUB_SITE]) {
    test(`copies the page as Markdown at ${site}`, async ({page}) => {
      const twins: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.md')) {
          twins.push(request.url());
        }
      });
      await visit(page, site + PAGE);
      expect(twins).toEqual([]);
      await openMenu(page);
      await page.getByRole('button', {name: 'Markdownをコピー'}).click();
      await expect(
        page.getByRole('status').filter({hasText: 'コピーしました'}),
      ).toBeVisible();
      expect(twins).toHaveLength(1);
      expect(
        await page.evaluate(() => navigator.clipboard.readText()),
      ).toContain('\n# 予約語と名前の付け方\n');
    });
  }

  test('copies the address of a row of an enumeration', async ({page}) => {
    await visit(page, '/api/enumerations/SexKubun');
    await page.getByRole('link', {name: 'josei への直接リンク'}).click();
    await expect(page).toHaveURL(/\/SexKubun#josei$/);
    await expect(page.getByText('リンクをコピーしました')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url(),
    );
  });
});

test('says what to do where the clipboard is refused', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await visit(page, `/${PAGE}`);
  await openMenu(page);
  await page.getByRole('button', {name: 'Markdownをコピー'}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'コピーできませんでした'}),
  ).toBeVisible();
});

test('shows when the page was last changed, and its Markdown', async ({
  page,
}) => {
  await visit(page, `/${PAGE}`);
  const article = page.locator('article');
  await expect(article.getByText('本文の更新日')).toBeVisible();
  await expect(article.getByText(/^\d{4}年\d{1,2}月\d{1,2}日$/)).toBeVisible();
  await expect(article.getByText('このページについて報告')).toHaveCount(
    feedback.report === undefined ? 0 : 1,
  );
  await openMenu(page);
  await page.getByRole('link', {name: 'Markdownで表示'}).click();
  await expect(page).toHaveURL(new RegExp(`/${PAGE}\\.md$`));
  await expect(page.locator('body')).toContainText('# 予約語と名前の付け方');
});
