import {findings} from '../support/axe';
import {MESSAGE_LABELS} from '@combosite-functions/simulator';
import {expect, test, visit} from './fixtures';
import type {Locator, Page} from '@playwright/test';

/** What opens after a rest, or closes after a way, has done so by then. */
const LONGER_THAN_A_REST = 600;

const PAGE = '/wiki/custom-data-function/shikyukojo-data';

/** The first marked term of the page, and what explains it. */
function parts(page: Page): {
  readonly trigger: Locator;
  readonly explanation: Locator;
} {
  return {
    trigger: page.locator('article').getByRole('button', {
      name: 'カスタムファンクション',
      exact: true,
    }),
    explanation: page.getByRole('group', {
      name: 'カスタムファンクションの意味',
    }),
  };
}

test('a term is explained by keyboard, and Escape closes it', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {trigger, explanation} = parts(page);
  // The focus alone opens nothing: a term is one stop on the way.
  await trigger.focus();
  await page.waitForTimeout(LONGER_THAN_A_REST);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(explanation).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveAccessibleDescription(/JavaScript.+です。$/);

  const link = explanation.getByRole('link');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(explanation).toHaveCount(0);

  await trigger.press('Enter');
  await expect(explanation).toBeVisible();
  await trigger.press('Enter');
  await expect(explanation).toHaveCount(0);
});

test('a term is explained on hover, without a shift of the page', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {trigger, explanation} = parts(page);
  const layout = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
      document.querySelector('article h2')?.getBoundingClientRect().top,
    ]);
  const before = await layout();
  await trigger.hover();
  await expect(explanation).toBeVisible();
  expect(await layout()).toEqual(before);

  // The mouse may go onto the explanation, and closes it by leaving.
  await explanation.hover();
  await expect(explanation).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(explanation).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open explanation is accessible (${colorScheme})`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await visit(page, PAGE);
    const {trigger, explanation} = parts(page);
    await trigger.hover();
    await expect(explanation).toBeVisible();
    expect(
      await findings(page, 'article p:has([aria-expanded="true"])'),
    ).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap explains a term inside the window, another closes it', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const {trigger, explanation} = parts(page);
    await trigger.tap();
    await expect(explanation).toBeInViewport({ratio: 1});
    await trigger.tap();
    await expect(explanation).toBeHidden();

    await trigger.tap();
    await expect(explanation).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(explanation).toBeHidden();
  });
});

test('a message is found by a line of a log, and has an address of its own', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const anchor = '#message-http-timeout';
  await visit(page, '/wiki/error-messages');
  // A line of a log leads there, too.
  await page
    .getByRole('textbox', {name: 'ログの行を貼り付けて'})
    .fill(
      '10:04 従業員ID 0003: 給与項目「通勤手当」がないため除きました\n10:05 住宅手当を計算\n10:06 給与項目「住宅手当て」がありません（12行目）\n10:07 GET https://api.example.com/ の応答が30000ミリ秒以内にありません',
    );
  const found = page.getByText('給与項目「住宅手当て」がありません', {
    exact: true,
  });
  await expect(found).toBeVisible();
  // From the table of the page.
  await expect(
    page.locator('section p', {hasText: /^…がないため除きました$/}),
  ).toBeVisible();
  await expect(
    page.getByText('ほかの1行は、この一覧にない言葉です。'),
  ).toBeVisible();

  // The page's own router goes there: it has to open the fold itself.
  await page.locator(`a[href$="${anchor}"]`).first().dispatchEvent('click');
  const message = page.locator('details', {has: page.locator(anchor)});
  await expect(message.getByRole('heading')).toBeInViewport();
  for (const text of [...Object.values(MESSAGE_LABELS), '入る値']) {
    await expect(message.getByText(text, {exact: true})).toBeVisible();
  }
  await message.getByRole('link', {name: 'このメッセージへのリンク'}).click();
  await expect(message.getByRole('status')).toHaveText('（コピーしました）');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    page.url(),
  );
});
