/*
 * What the site's owner can turn on: the announcement, and where readers report
 * and edit. The site under the sub-path has all of it.
 */
import {SUB_PATH_PORT} from '../support/ports';
import {
  SUB_PATH,
  TEST_ANNOUNCEMENT,
  TEST_FEEDBACK,
  TEST_SITE_URL,
} from '../support/site';
import {STATES, expect, takeOver, test, visit} from './fixtures';
import type {Locator, Page} from '@playwright/test';

const SITE = `http://localhost:${SUB_PATH_PORT}${SUB_PATH}`;
const PAGE = 'wiki/custom-data-function/reserved-words';

const barOf = (page: Page): Locator =>
  page.getByRole('banner').filter({hasText: TEST_ANNOUNCEMENT.text});

test.describe('the announcement', () => {
  test('leads to its page, and stays closed once closed', async ({page}) => {
    await visit(page, SITE + PAGE);
    const bar = barOf(page);
    const {label, to} = TEST_ANNOUNCEMENT.link;
    await bar.getByRole('link', {name: label}).click();
    await expect(page).toHaveURL(SITE + to.slice(1));

    await bar.getByRole('button', {name: '閉じる'}).click();
    await expect(bar).toHaveCount(0);
    await visit(page, SITE + PAGE);
    await expect(bar).toHaveCount(0);
  });

  for (const [state, open] of STATES) {
    test(`is closed by another tab, ${state}`, async ({context, page}) => {
      await open(page, SITE + PAGE);
      const other = await context.newPage();
      await visit(other, SITE);
      await barOf(other).getByRole('button', {name: '閉じる'}).click();
      await expect(barOf(page)).toBeHidden();
      await takeOver(page);
      await expect(barOf(page)).toHaveCount(0);
    });
  }

  test('comes back with another id', async ({page}) => {
    await visit(page, SITE);
    const bar = barOf(page);
    await bar.getByRole('button', {name: '閉じる'}).click();
    await expect(bar).toHaveCount(0);
    // As if what was closed had been an older announcement.
    const changed = await page.evaluate((id) => {
      const keys = Object.keys(localStorage).filter(
        (key) => localStorage.getItem(key) === id,
      );
      keys.forEach((key) => localStorage.setItem(key, 'an-older-one'));
      return keys.length;
    }, TEST_ANNOUNCEMENT.id);
    expect(changed).toBe(1);
    await page.reload();
    await expect(bar).toBeVisible();
  });
});

test('a report names the page, the heading and the version', async ({page}) => {
  await page.route(`${TEST_FEEDBACK.report}**`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<p>x</p>'}),
  );
  await visit(page, SITE + PAGE);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.getByRole('link', {name: 'このページについて報告'}).click();
  await page.waitForURL(`${TEST_FEEDBACK.report}**`);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('title')).toContain(title);
  const body = asked.get('body') ?? '';
  expect(body).toContain(`ページ：${title}`);
  expect(body).toContain(`アドレス：${TEST_SITE_URL}${SUB_PATH}${PAGE}#`);
  expect(body).toMatch(/^見出し：\S/m);
  expect(body).toMatch(/^Wikiの版：\d/m);
});

test('a page leads to its source, the reference does not', async ({page}) => {
  await visit(page, SITE + PAGE);
  await expect(
    page.getByRole('link', {name: 'このページを編集'}),
  ).toHaveAttribute('href', `${TEST_FEEDBACK.edit}${PAGE}.mdx`);
  await visit(page, `${SITE}api/classes/HttpRequest`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('link', {name: 'このページを編集'})).toHaveCount(
    0,
  );
});
