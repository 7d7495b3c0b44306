import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOpenQuestions} from '../../src/features/assumptions/build/openQuestions';
import {letterOf} from '../../src/features/assumptions/page/letter';
import {assumptionAddress} from '../../src/features/assumptions/shared/labels';
import {findings} from '../support/axe';
import {ROOT} from '../support/files';
import {firstSign, pageWithScreens} from '../support/signs';
import {BUILD_FOLDER} from '../support/site';
import {expect, test, visit} from './fixtures';
import type {Locator, Page} from '@playwright/test';

const {assumption, route: PAGE, sentence} = firstSign();
const SCREENS = pageWithScreens();
const REFERENCE = '/api/classes/CombositeShikyukojoDataService';
const PLAN = '/wiki/development-plan';

/** What opens after a rest has done so by then. */
const LONGER_THAN_A_REST = 600;

/** The sign of a passage, and what it opens. */
function parts(page: Page): {
  readonly passage: Locator;
  readonly sign: Locator;
  readonly popup: Locator;
} {
  const passage = page.locator('article p', {hasText: sentence}).first();
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
  await sign.focus();
  await page.waitForTimeout(LONGER_THAN_A_REST);
  await expect(popup).toHaveCount(0);

  await page.keyboard.press('Enter');
  for (const text of [assumption.text, assumption.wrong ?? '']) {
    await expect(popup).toContainText(text.replaceAll('`', ''));
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(sign).toBeFocused();

  await page.keyboard.press('Space');
  // The passage may have other signs, told before it.
  await popup.locator(`a[href$="#${assumption.id}"]`).click();
  await expect(page).toHaveURL(
    new RegExp(`${assumptionAddress(assumption.id)}$`),
  );
  await expect(page.locator(`#${assumption.id}`)).toBeInViewport();
});

for (const width of [1280, 390]) {
  test(`at ${width} px a sign stands behind the words, raised`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, PAGE);
    const {passage, sign} = parts(page);
    const text = await passage.boundingBox();
    const own = await sign.boundingBox();
    expect((own?.x ?? width) + (own?.width ?? 0)).toBeLessThanOrEqual(
      (text?.x ?? 0) + (text?.width ?? 0),
    );
    expect(
      await sign.evaluate((element) => getComputedStyle(element).verticalAlign),
    ).toBe('super');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`signs and their popup are accessible (${colorScheme}, forced colours ${forcedColors})`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, forcedColors});
      await visit(page, PAGE);
      const {popup, sign} = parts(page);
      await sign.click();
      await expect(popup).toBeVisible();
      expect(await findings(page, 'article')).toEqual([]);
    });
  }
}

test('the head of a page tells the words of screens, which have no sign', async ({
  page,
}) => {
  await visit(page, SCREENS.route);
  const head = page
    .locator('article')
    .getByRole('button', {name: /^\d+点が未確認$/});
  await head.press('Enter');
  await expect(
    page.getByRole('group', {name: '製品で確認できていない言葉'}),
  ).toContainText(SCREENS.assumption.text.replaceAll('`', ''));
  expect(await findings(page, 'article')).toEqual([]);
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
    await page.getByRole('heading', {level: 1}).tap();
    await expect(popup).toHaveCount(0);
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
    await expect(page.locator('main')).toContainText(
      /製品での確認\s*一部のみ（未確認\d+件）/,
    );
  });
});

test('questions are chosen by keyboard, and copied as a letter', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PLAN + assumptionAddress(assumption.id).slice(PLAN.length));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', {name: /文面をコピー$/});
  await expect(copy).toContainText(/^「給与計算と仕訳」の\d+件/);
  const statement = page.getByRole('checkbox', {
    name: assumption.text.replaceAll('`', ''),
  });
  await statement.focus();
  await page.keyboard.press('Space');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('コピーしました。')).toBeVisible();
  expect(await copied()).toBe(letterOf([assumption], readOpenQuestions(ROOT)));
  expect(await findings(page, 'article')).toEqual([]);
});

test('the Markdown of a page has the signs as text', () => {
  const twinOf = (route: string) =>
    readFileSync(path.join(BUILD_FOLDER, `${route}.md`), 'utf8');
  expect(twinOf(PAGE)).toMatch(/[^\n]（未確認）$/m);
  expect(twinOf(PAGE)).toMatch(/^unconfirmed: \[".+"\]$/m);
  expect(twinOf(REFERENCE)).toContain('（この項目の一部：未確認）');
  expect(twinOf(SCREENS.route)).toMatch(/名前と画面の言葉：\d+点が未確認/);
});
