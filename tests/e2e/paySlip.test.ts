import type {Page} from '@playwright/test';
import {encodeShare} from '../../src/features/runner/page/share/shareLink';
import {NAIVE_PET} from '../../packages/stress/tests/support/stressPrograms';
import {findings} from '../support/axe';
import {expect, sampleParts, test, visit} from './fixtures';

const RECIPE = '/wiki/recipes/housing-by-rent';
const GUIDE = '/wiki/custom-data-function/external-request';

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
  const {button, row, slip} = parts(page);
  await expect(row('支給の合計')).toContainText('340,000円');
  await button('実行').click();
  await expect(row('住宅手当').locator('del')).toHaveText('20,000円');
  await expect(row('住宅手当')).toContainText('20,500円');
  await expect(slip.getByRole('status')).toContainText('住宅手当を明細に');
  await button('厳しい条件で試す').click();
  // What is left to decide is no pass, and takes one line.
  await expect(row('住宅手当')).toContainText('要確認会社が決めること：1件');
  await expect(row('住宅手当')).not.toContainText('合格');
  expect((await row('住宅手当').boundingBox())?.height).toBeLessThan(49);
  expect(await findings(page, 'aside[aria-label="給与明細"]')).toEqual([]);

  // Paper has the slip, without what one presses.
  await page.emulateMedia({media: 'print'});
  await expect(row('支給の合計')).toContainText('340,500円');
  await expect(slip.getByRole('button').first()).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  await visit(page, GUIDE);
  await expect(row('支給の合計')).toContainText('340,500円');
  await button('実行').click();
  await expect(slip.getByRole('status')).toContainText('金額は変わりません');
  await expect(row('支給の合計')).toContainText('340,500円');
  await slip.getByRole('button', {name: 'はじめに戻す'}).click();
  await expect(row('支給の合計')).toContainText('340,000円');
});

test('a program that breaks is crossed out, with the reason', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const shared = {sample: 0, scenario: '給与計算前', source: NAIVE_PET};
  await visit(page, `${RECIPE}${encodeShare(shared)}`);
  const {button, row} = parts(page);
  await button('実行').click();
  await expect(row('ペット手当')).toContainText('1,500円');
  await button('厳しい条件で試す').click();
  await expect(row('ペット手当')).toContainText('厳しい条件で誤り：');
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
  await expect(slip).toHaveCount(0);
});

test('without room beside the page, the slip is with the result', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, RECIPE);
  const {button, sample} = parts(page);
  await button('実行').click();
  await sample.getByText('給与明細：支給の合計').click();
  const table = sample.getByRole('table', {name: '見本の会社の給与明細'});
  await expect(table.getByRole('row', {name: '住宅手当'})).toContainText(
    '20,500円',
  );
});
