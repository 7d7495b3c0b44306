import type {Page} from '@playwright/test';
import {encodeShare} from '../../src/features/runner/page/share/shareLink';
import {NAIVE_PET} from '../../packages/stress/tests/support/stressPrograms';
import {findings} from '../support/axe';
import {expect, sampleParts, test, visit} from './fixtures';

const RECIPE = '/wiki/recipes/housing-by-rent';
const GUIDE = '/wiki/custom-data-function/shikyukojo-data';

/** Where the slip stands beside the page. */
const WIDE = {width: 1280, height: 800};

function parts(page: Page) {
  const slip = page.getByRole('complementary', {name: '給与明細'});
  return {
    ...sampleParts(page),
    slip,
    row: (name: string) => slip.getByRole('row', {name}),
  };
}

test('a run writes its line into the slip, which follows the reader', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  // A seal that is being pressed is pale.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, RECIPE);
  const {button, row, sample, slip, tab} = parts(page);
  await expect(row('支給の合計')).toContainText('340,000円');
  await button('実行').click();
  await expect(row('住宅手当').locator('del')).toHaveText('20,000円');
  await expect(row('住宅手当')).toContainText('20,500円');
  await expect(row('支給の合計').locator('del')).toHaveText('340,000円');
  await expect(slip.getByRole('status')).toContainText(
    '従業員ID 0001の明細に住宅手当を書きました',
  );
  await tab('厳しい条件').click();
  // What is left to decide is said beside the seal, in two lines as high as it.
  await expect(row('住宅手当')).toContainText(
    '要決定厳しい条件で誤りなし、会社が決めること1件',
  );
  expect((await row('住宅手当').boundingBox())?.height).toBeLessThan(76);
  expect(await findings(page, 'aside[aria-label$="給与明細"]')).toEqual([]);

  // Paper has the slip with what the run did.
  await tab('結果').click();
  await page.emulateMedia({media: 'print'});
  await expect(sample.getByRole('row', {name: '支給の合計'})).toContainText(
    '340,500円',
  );
  await expect(slip).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  // Elsewhere it is what was there before, and nothing is said of the run.
  await visit(page, GUIDE);
  await expect(slip.getByRole('status')).toBeEmpty();
  await expect(row('支給の合計')).toHaveText('支給の合計340,500円');
  await expect(row('住宅手当')).toHaveText('住宅手当前のページ20,500円');
  await button('実行').click();
  await expect(row('住宅手当').locator('del')).toHaveText('20,000円');
  await expect(row('支給の合計')).toContainText('370,000円');
  await slip.getByRole('button', {name: 'はじめに戻す'}).click();
  await expect(row('支給の合計')).toContainText('340,000円');
});

test('hostile conditions seal the line of their program', async ({page}) => {
  // Two whole trials; beside the editor, which loads, the second takes longest.
  test.setTimeout(120_000);
  await page.setViewportSize(WIDE);
  await visit(page, RECIPE);
  const {button, editor, report, row, slip, tab} = parts(page);
  await button('実行').click();
  await tab('厳しい条件').click();
  const line = row('住宅手当');
  await expect(line).toContainText('要決定');
  await expect(line.locator('del')).toHaveText('20,000円');
  await expect(row('支給の合計').locator('del')).toHaveText('340,000円');
  // Once it is pressed on, it stands below the amount.
  const amount = await line.getByText('20,500円').elementHandle();
  const seal = await slip
    .getByText('要決定')
    .evaluate(async (element, above) => {
      await Promise.all(element.getAnimations().map(({finished}) => finished));
      const {height, top} = element.getBoundingClientRect();
      return {height, gap: top - (above?.getBoundingClientRect().bottom ?? 0)};
    }, amount);
  expect(seal.height).toBeGreaterThanOrEqual(44);
  expect(seal.gap).toBeGreaterThan(-4);
  // What the company decides is put in by one press; the page stays.
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await report.getByRole('button', {name: 'この行を先頭に入れる'}).click();
  await expect(line).toContainText('合格', {timeout: 60_000});
  await expect(report.getByRole('tabpanel')).toBeFocused();
  expect(await scrolled()).toBe(before);
  await expect(editor).toContainText('// 会社の決まり 休職#');
  await button('前のコードを開く').click();
  await expect(editor).not.toContainText('会社の決まり');
  await expect(line).toHaveText(/^住宅手当変更前の実行/);
  await button('元に戻す').click();
  await expect(line).toContainText('前の実行');
});

test('contents that leave room to the slip end in a fade, and their last entry above it', async ({
  page,
}) => {
  await page.setViewportSize({...WIDE, height: 600});
  await visit(page, GUIDE);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents).toHaveCSS('mask-image', /gradient/);
  const {bottom, last, rest} = await contents.evaluate((box) => {
    const rest = box.scrollHeight - box.clientHeight;
    box.scrollTop = rest;
    const entry = [...box.querySelectorAll('a')].at(-1);
    return {
      bottom: box.getBoundingClientRect().bottom,
      last: entry?.getBoundingClientRect().bottom ?? Infinity,
      rest,
    };
  });
  expect(rest).toBeGreaterThan(0);
  expect(bottom - last).toBeGreaterThanOrEqual(24);
});

test('the slip stands beside the reference, too, and holds large amounts', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const source = `async function main() {
    const {kyuyoKeisanSettingsData: {baseDate}, shikyukojoData} = combositeDataService;
    await shikyukojoData.saveAmount([
      {employeeId: '0001', kyuyoKomokuName: '住宅手当', amount: 1050000, baseDate},
    ]);
  }`;
  const link = encodeShare({sample: 0, scenario: '給与計算前', source});
  const {button, row, slip} = parts(page);
  // Before any script.
  await page.goto('/api/classes/CombositeShikyukojoDataService');
  await expect(slip).toBeVisible();
  await visit(page, `/api/classes/CombositeShikyukojoDataService${link}`);
  await button('実行').click();
  await expect(row('支給の合計')).toContainText(/1,\d{3},\d{3}円/);
  expect(
    await slip.evaluate((aside) => aside.scrollWidth - aside.clientWidth),
  ).toBe(0);
});

test('a run that changes others only shows the slip of the first of them', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const {button, result, row, sample, slip} = parts(page);
  // What the page says of its program's run is known before.
  await visit(page, '/wiki/recipes/probation');
  await expect(slip).toHaveAccessibleName('従業員ID 100000の給与明細');
  await visit(page, '/wiki/recipes/meal-on-active');
  await button('実行').click();
  await expect(slip.getByRole('table')).toHaveAccessibleName(/従業員ID 0004/);
  await expect(slip).toHaveAccessibleName('従業員ID 0004の給与明細');
  await expect(row('食事手当')).toContainText('2,500円');
  await expect(row('支給の合計')).toHaveText('支給の合計2,500円');
  await expect(slip.getByText('0001の金額は変わりません')).toBeVisible();
  await expect(slip.getByRole('status')).toContainText('従業員ID 0004の明細に');
  // Paper has what the run did, and the slip.
  await page.emulateMedia({media: 'print'});
  await expect(sample.getByRole('row', {name: /^食事手当/})).toBeVisible();
  await expect(result.getByRole('row', {name: '0012 食事手当'})).toBeVisible();
});

test('an amount that a run leaves as it was isn’t struck', async ({page}) => {
  await page.setViewportSize(WIDE);
  await visit(page, '/wiki/recipes/item-by-pattern');
  const {button, row} = parts(page);
  await button('実行').click();
  await expect(row('住宅手当')).toContainText('変わりません 20,000円');
  await expect(row('住宅手当').locator('del')).toHaveCount(0);
});

test('a page whose programs pay nothing promises no slip, and its contents have the room', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, '/wiki/custom-data-function/external-request');
  await expect(
    page.getByRole('complementary', {name: /給与明細/}),
  ).toBeHidden();
  const contents = page.locator('.theme-doc-toc-desktop');
  expect(
    await contents.evaluate((box) => box.scrollHeight - box.clientHeight),
  ).toBe(0);
});

test('a program that breaks is crossed out, with the reason', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const shared = {sample: 0, scenario: '給与計算前', source: NAIVE_PET};
  await visit(page, `${RECIPE}${encodeShare(shared)}`);
  const {button, row, tab} = parts(page);
  await button('実行').click();
  await expect(row('ペット手当')).toContainText('1,500円');
  await tab('厳しい条件').click();
  await expect(row('ペット手当')).toContainText(/誤り\d件（/);
});

test('a run that stops crosses out what it wrote before; the total is back', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, GUIDE);
  const {button, editor, row, slip} = parts(page);
  await button('実行').click();
  await expect(row('支給の合計')).toContainText('370,000円');
  await button('編集').click();
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText('async function main() { undefined(); }');
  await button('実行').click();
  await expect(row('住宅手当')).toContainText('エラーで終わったため');
  for (const text of ['住宅手当', '50,000円']) {
    await expect(row('住宅手当').getByText(text, {exact: true})).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
  }
  await expect(row('支給の合計')).toHaveText('支給の合計340,000円');
  await expect(slip.getByRole('status')).toContainText('エラーで終わったため');

  // One that has written nothing has its line, too; elsewhere neither counts.
  await visit(
    page,
    `${RECIPE}${encodeShare({sample: 0, scenario: '給与計算前', source: 'x'})}`,
  );
  await expect(row('支給の合計')).toHaveText('支給の合計340,000円');
  await button('実行').click();
  await expect(row('この実行の金額')).toContainText('エラーで終わったため');
  await expect(row('支給の合計')).toHaveText('支給の合計340,000円');
});

test('the slip is put away for good, and isn’t shown for a moment', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, RECIPE);
  const {slip} = parts(page);
  await slip.getByRole('button', {name: '給与明細をしまう'}).click();
  await slip.getByRole('button', {name: '給与明細を戻す'}).click();
  await expect(slip.getByRole('table')).toBeVisible();
  await slip.getByRole('button', {name: '給与明細をしまう'}).click();
  await page.goto(GUIDE);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'waiting');
  await expect(page.locator('aside table')).toBeHidden();
  await visit(page, GUIDE);
  await expect(slip.getByRole('table')).toHaveCount(0);
  await slip.getByRole('button', {name: '給与明細を戻す'}).click();
  await expect(slip.getByRole('table')).toBeVisible();
});

test('a page shows what others have written before the reader does anything', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, RECIPE);
  const {button, row, slip} = parts(page);
  await button('実行').click();
  await expect(row('支給の合計')).toContainText('340,500円');
  // Nor does it show anything else until it can.
  await page.route('**/*.js', async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'coming');
  await expect(page.locator('aside table')).toBeHidden();
  await expect(row('支給の合計')).toHaveText('支給の合計340,500円');
  await expect(slip).toBeVisible();
});

test('without room beside the page, the slip is with the result', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, RECIPE);
  const {button, report, result, sample, tab} = parts(page);
  await expect(
    sample.getByText('給与明細（0001）：合計 340,000円'),
  ).toBeVisible();
  await button('実行').click();
  await expect(sample.getByText('340,500円').first()).toBeVisible();
  await sample
    .getByText('給与明細（0001）')
    .evaluate((fold) =>
      window.scrollBy(
        0,
        fold.getBoundingClientRect().bottom + 80 - innerHeight,
      ),
    );
  await sample.getByText('給与明細（0001）').click();
  const table = sample.getByRole('table', {name: '見本の会社の給与明細'});
  await expect(table.getByRole('row', {name: '住宅手当'})).toContainText(
    '20,500円',
  );
  // Opened, all of it is above what stays at the foot of the window.
  const status = result.getByRole('status');
  const bottom = async () => {
    const {y = 0, height = 0} = (await table.boundingBox()) ?? {};
    return y + height - ((await status.boundingBox())?.y ?? 0);
  };
  await expect.poll(bottom).toBeLessThan(0);
  // It stays there, open, with what the hostile conditions came to.
  const summary = sample.getByText('給与明細（0001）');
  await tab('厳しい条件').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'finished');
  await expect(summary).toContainText('340,500円 要決定');
  await expect(table.getByText('会社が決めること1件')).toBeVisible();
  await tab('結果').click();
  await expect(summary).toHaveCount(1);
});
