import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOpenQuestions} from '../../src/features/assumptions/build/openQuestions';
import {readAssumptions} from '../../src/features/assumptions/build/readAssumptions';
import {letterOf} from '../../src/features/assumptions/page/letter';
import {assumptionAddress} from '../../src/features/assumptions/shared/labels';
import {findings} from '../support/axe';
import {ROOT} from '../support/files';
import {BUILD_FOLDER} from '../support/site';
import {expect, test, visit} from './fixtures';
import type {Locator, Page} from '@playwright/test';

/** The page with an example of each sign, whatever is confirmed. */
const PAGE = '/markdown-page#unconfirmed-signs';

/** The sign of a passage, and what it opens. */
function parts(page: Page): Record<'passage' | 'sign' | 'popup', Locator> {
  const passage = page
    .locator('article p', {hasText: '段落の終わりに付きます'})
    .first();
  return {
    passage,
    sign: passage.getByRole('button', {name: '未確認', exact: true}),
    popup: page.getByRole('group', {name: '製品で確認できていないこと'}),
  };
}

test('a sign says by keyboard what is assumed, and leads to the list', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {popup, sign} = parts(page);
  await sign.press('Enter');
  for (const text of [
    'ボタンは「保存」である。',
    'ボタンの名前を読み替える。',
  ]) {
    await expect(popup).toContainText(text);
  }
  await popup.getByRole('link').click();
  await expect(page).toHaveURL(
    new RegExp(`${assumptionAddress('save-button')}$`),
  );
});

test('signs and their popups are accessible in forced colours', async ({
  page,
}) => {
  // A seal of the page that is being pressed has its own colours still.
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await visit(page, PAGE);
  const {popup, sign} = parts(page);
  await sign.click();
  await expect(popup).toBeVisible();
  expect(await findings(page, 'article')).toEqual([]);
});

test('the head of a page tells the words of screens, which have no sign', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.getByRole('button', {name: '1点が未確認'}).press('Enter');
  await expect(
    page.getByRole('group', {name: '製品で確認できていない言葉'}),
  ).toContainText('ボタンは「保存」である。');
});

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
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('signs are text, on paper too', async ({page}) => {
    await page.goto(PAGE);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({media});
      await expect(parts(page).passage).toContainText('（未確認）');
    }
  });
});

test('questions are chosen by keyboard, and copied as a letter', async ({
  context,
  page,
}) => {
  const [assumption] = readAssumptions(ROOT);
  if (!assumption) {
    throw new Error('Nothing is left to ask: remove this test.');
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, assumptionAddress(assumption.id));
  await expect(page.locator(`#${assumption.id}`)).toBeInViewport();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', {name: /文面をコピー$/});
  await page
    .getByRole('checkbox', {name: assumption.text.replaceAll('`', '')})
    .focus();
  await page.keyboard.press('Space');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('コピーしました。')).toBeVisible();
  expect(await copied()).toBe(letterOf([assumption], readOpenQuestions(ROOT)));
  expect(await findings(page, 'article')).toEqual([]);
});

test('the Markdown of pages has the signs as text', () => {
  const [rules, method] = [
    '/wiki/custom-data-function/shikyukojo-data',
    '/api/classes/CombositeShikyukojoDataService',
  ].map((route) =>
    readFileSync(path.join(BUILD_FOLDER, `${route}.md`), 'utf8'),
  );
  expect(rules).toMatch(/^（次の表の一部：未確認）$/m);
  expect(rules).toMatch(/^（この節の一部：未確認）$/m);
  expect(rules).toMatch(/^unconfirmed: \[".+"\]$/m);
  expect(rules).toMatch(/名前と画面の言葉：\d+点が未確認/);
  expect(method).toContain('（この項目の一部：未確認）');
});
