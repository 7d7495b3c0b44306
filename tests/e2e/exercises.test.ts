import type {Locator, Page} from '@playwright/test';
import {
  FIRST_STATE,
  OTHER_STATES,
  expectAccessible,
  findings,
} from '../support/axe';
import {EXERCISES} from '../support/exercises';
import {expect, test, visit} from './fixtures';

const HELLO_PAGE = '/tutorial/quick-start';
const CSV_PAGE = '/tutorial/tutorial-basic/register-custom-data';
const DEFINITION_PAGE =
  '/tutorial/tutorial-basic/register-custom-data-definition';

const SOLUTION = `async function main() {
  logger.info('はじめてのカスタムファンクションです');
  logger.info('2行目も出せました');
}`;

const CSV_SOLUTION = `従業員ID,犬飼育数,猫飼育数
0004,2,0
0005,0,1
0006,1,1`;

/** The parts of a page's exercise. */
function parts(page: Page) {
  const exercise = page.locator('#exercise ~ section').first();
  const button = (name: string): Locator =>
    exercise.getByRole('button', {name, exact: true});
  return {
    exercise,
    button,
    editor: exercise.getByRole('textbox', {name: 'プログラムのエディター'}),
    file: exercise.getByRole('textbox', {name: '従業員ペット飼育数.csv'}),
    status: exercise
      .getByRole('status')
      .filter({hasText: /もう少しです。|できました。/}),
    mark: exercise.getByText(/^(?:まだ|できました)$/).first(),
  };
}

/** Replaces the text of a field and leaves it by keyboard. */
async function replaceText(
  page: Page,
  field: Locator,
  text: string,
): Promise<void> {
  await field.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((node) => node === document.activeElement)) {
      return;
    }
  }
  await expect(target).toBeFocused();
}

test('a program is checked, by keyboard alone, and stays solved', async ({
  page,
  messages,
}) => {
  await visit(page, HELLO_PAGE);
  const {button, editor, exercise, mark, status} = parts(page);
  await expect(mark).toHaveText('まだ');

  // The program as the page has it is a wrong answer.
  await button('答え合わせ').focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('もう少しです。');
  await expect(exercise).toContainText('2行目がありません。');
  await expect(mark).toHaveText('まだ');

  await button('編集').focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await replaceText(page, editor, SOLUTION);
  await tabTo(page, button('答え合わせ'));
  await page.keyboard.press('Enter');
  await expect(status).toContainText('できました。');
  await expect(button('答え合わせ')).toBeFocused();
  await expect(mark).toHaveText('できました');

  // Another tab shows it at once, this one also after a reload.
  const row = page.getByRole('listitem').filter({hasText: 'クイックスタート'});
  await expect(row.filter({hasText: 'ログを2行にする'})).toContainText(
    'できました',
  );
  await page.reload();
  await expect(mark).toHaveText('できました');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('a file is checked, by keyboard alone', async ({page, messages}) => {
  await visit(page, CSV_PAGE);
  const {button, exercise, file, mark, status} = parts(page);
  await file.focus();
  await tabTo(page, button('答え合わせ'));
  await page.keyboard.press('Enter');
  await expect(status).toContainText('もう少しです。');
  await expect(exercise).toContainText('先頭の0を省かずに「0004」と書きます。');

  await replaceText(page, file, CSV_SOLUTION);
  await tabTo(page, button('答え合わせ'));
  await page.keyboard.press('Enter');
  await expect(status).toContainText('できました。');
  await expect(mark).toHaveText('できました');
  await button('元に戻す').click();
  await expect(file).toHaveValue(/^4,2,0$/m);
  expect(messages).toEqual([]);
});

test('a definition is checked', async ({page}) => {
  await visit(page, DEFINITION_PAGE);
  const {button, exercise, status} = parts(page);
  await exercise.getByLabel('カスタムデータ定義名').fill('従業員駐車場');
  await exercise.getByLabel('個人データ').check();
  await exercise.getByLabel('使用しない').check();
  const items = [
    ['駐車場番号', 'parkingNumber', '数値', true],
    ['月額利用料', 'monthlyFee', '数値', true],
    ['利用終了日', 'endDate', '日付', false],
  ] as const;
  for (const [index, [name, key, type, isRequired]] of items.entries()) {
    if (index > 0) {
      await button('項目を追加').click();
    }
    const item = exercise.getByRole('group', {name: `項目${index + 1}`});
    await expect(item).toBeVisible();
    if (index > 0) {
      await expect(item.getByLabel('項目名')).toBeFocused();
    }
    await item.getByLabel('項目名').fill(name);
    await item.getByLabel('項目キー').fill(key);
    await item.getByLabel('データ型').selectOption(type);
    await item.getByLabel('必須').setChecked(isRequired);
  }
  await button('答え合わせ').click();
  await expect(status).toContainText('次に直すところは「項目「駐車場番号」」');
  await expect(exercise).toContainText('取り込むと「03」が3になりました。');

  await exercise
    .getByRole('group', {name: '項目1'})
    .getByLabel('データ型')
    .selectOption('文字列');
  await button('答え合わせ').click();
  await expect(status).toContainText('できました。');
});

test('the progress is shared by tabs, and can be reset', async ({
  page,
  context,
}) => {
  await visit(page, HELLO_PAGE);
  const list = page.locator('#exercise-progress ~ div').first();
  await expect(list.getByRole('listitem')).toHaveCount(EXERCISES.length);
  await expect(list).toContainText('7回のうち0回が終わりました');

  const other = await context.newPage();
  await visit(other, CSV_PAGE);
  const {button, file, mark} = parts(other);
  await file.fill(CSV_SOLUTION);
  await button('答え合わせ').click();
  await expect(mark).toHaveText('できました');
  await expect(list).toContainText('7回のうち1回が終わりました');
  await expect(
    list.getByRole('listitem').filter({hasText: '取り込むファイルを直す'}),
  ).toContainText('できました');

  const reset = list.getByRole('button', {name: '進み具合を消す'});
  page.once('dialog', (dialog) => void dialog.dismiss());
  await reset.click();
  await expect(list).toContainText('7回のうち1回が終わりました');
  page.once('dialog', (dialog) => void dialog.accept());
  await reset.click();
  await expect(list).toContainText('7回のうち0回が終わりました');
  await expect(mark).toHaveText('まだ');
});

test('the pay slip fills with what the reader has done', async ({page}) => {
  test.slow();
  await visit(page, CSV_PAGE);
  const {button, file, mark} = parts(page);
  await file.fill(CSV_SOLUTION);
  await button('答え合わせ').click();
  await expect(mark).toHaveText('できました');

  await visit(page, '/tutorial/tutorial-basic/about-custom-data');
  const slip = page.getByRole('table', {name: '見本の会社の給与明細'});
  const pets = slip.getByRole('row', {name: 'ペット手当'});
  const total = slip.getByRole('row', {name: '支給の合計'});
  await expect(pets).toHaveText('ペット手当犬1匹×1,000円＋猫1匹×500円まだ');
  await expect(total).toContainText('340,000円');

  const last = page.getByRole('checkbox', {name: '事前計算を実行し'});
  await last.focus();
  await page.keyboard.press('Space');
  await expect(pets).toContainText('1,500円');
  await expect(total).toContainText('341,500円');
  for (const state of [FIRST_STATE, ...OTHER_STATES]) {
    await expectAccessible(page, state, '#administrator-path ~ div');
  }
  await last.uncheck();
  await expect(pets).toContainText('まだ');
});

test('is accessible and fits a phone', async ({page}) => {
  // axe takes its time on two cores.
  test.slow();
  await page.setViewportSize({width: 390, height: 800});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, DEFINITION_PAGE);
  const {button, status} = parts(page);
  await button('答え合わせ').click();
  await expect(status).toContainText('もう少しです。');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    expect(await findings(page, '#exercise ~ section')).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows task, hint and solution, and says what needs JavaScript', async ({
    page,
  }) => {
    await page.goto(HELLO_PAGE);
    const {button, exercise} = parts(page);
    await expect(exercise).toContainText('ログを次の2行にしてください。');
    // Playwright's own matchers leave out what is in a noscript.
    expect(await exercise.locator('noscript').innerText()).toContain(
      '答え合わせには、ブラウザーのJavaScriptが必要です。',
    );
    await expect(button('答え合わせ')).toBeHidden();
    await exercise.getByText('解答例を見る').click();
    await expect(
      exercise.locator('details pre').filter({hasText: '2行目も出せました'}),
    ).toBeVisible();
  });
});
