import type {Locator, Page} from '@playwright/test';
import {encodeShare} from '../../src/features/runner/page/share/shareLink';
import {MESSAGE_LABELS} from '@combosite-functions/simulator';
import {expect, sampleParts, takeOver, test, visit} from './fixtures';

const PAYROLL_PAGE =
  '/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate';
const HELLO_PAGE = '/tutorial/quick-start';
/** A page whose first sample shows its output. */
const OUTPUT_PAGE = '/tutorial/tutorial-advanced/about-custom-functions';

/** A program that fails in its third line. */
const FAILING = `async function main() {
  logger.warn('始めます');
  await baseService.createCustomDataServiceByDefinitionName(NAME);
}
const NAME = 'ない';`;

const ENDLESS = 'async function main() {\n  for (;;) {}\n}';

async function replaceProgram(
  page: Page,
  editor: Locator,
  program: string,
): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

test('shows log and changes of a sample', async ({page, messages}) => {
  await visit(page, PAYROLL_PAGE);
  const {button, result, sample, scenario} = sampleParts(page);
  await button('データ').click();
  const data = sample.getByRole('table', {
    name: 'カスタムデータ「従業員ペット飼育数」',
  });
  await expect(data).toContainText('0001');
  await button('実行').click();

  await expect(result.getByRole('status')).toHaveText(
    '0001の合計：340,000→341,500円',
  );
  await expect(result).toContainText(
    'エラーなしで、最後まで動きました。変更は2件です。',
  );
  await expect(result.getByRole('listitem').first()).toContainText(
    '従業員ID 0003: 給与項目「ペット手当」がないため除きました',
  );
  // The line that it names is the one that wrote it.
  const [, line] =
    /(\d+)行目/.exec(await result.getByRole('listitem').first().innerText()) ??
    [];
  await expect(
    sample.locator('.token-line').nth(Number(line) - 1),
  ).toContainText('${missing}がないため除きました');
  const table = result.getByRole('table', {
    name: '支給額マスタ・控除額マスタの変更',
  });
  await expect(table.getByRole('row').nth(2)).toContainText(
    /0002.*1,000円.*1,500円/,
  );
  // What was changed comes before the log.
  const [changed, logged] = await Promise.all(
    [table, result.getByRole('list')].map((part) => part.boundingBox()),
  );
  expect(changed?.y).toBeLessThan(logged?.y ?? 0);
  await expect(scenario).toHaveValue('給与計算前');
  await expect(button('実行')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);

  await expect(data).toBeVisible();

  // Who that is.
  await result.getByRole('button', {name: '0003'}).press('Enter');
  await expect(
    page.getByRole('group', {name: '見本の会社の従業員0003'}),
  ).toContainText('氏名：');
  await page.keyboard.press('Escape');
  expect(messages).toEqual([]);
});

test('shows changes of custom data before and after', async ({page}) => {
  await visit(
    page,
    HELLO_PAGE +
      encodeShare({
        sample: 0,
        scenario: '手動実行',
        source: `async function main() {
  const service =
    await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  const [pet] = await service.getCustomDataByQuery((qb) => qb);
  await service.updateCustomData(pet.dataId, {dogCount: 9});
  const response = await httpRequest.get('https://api.example.com/v1/rates');
  logger.info(response.status);
}`,
      }),
  );
  const {button, result} = sampleParts(page);
  await button('実行').click();
  await expect(
    result.getByRole('table', {name: 'カスタムデータの変更'}),
  ).toContainText(/従業員ペット飼育数（更新）.*9/);
  await expect(
    result.getByRole('table', {name: '外部リクエスト'}),
  ).toContainText(/GET.*https:\/\/api\.example\.com\/v1\/rates.*200/);
});

test('edits, runs and marks the line of an error', async ({page}) => {
  await visit(page, HELLO_PAGE);
  const {button, editor, result, sample} = sampleParts(page);
  const place = async () => (await button('実行').boundingBox())?.x;
  const before = await place();
  await button('編集').click();
  await expect(editor).toBeFocused();
  expect(await place()).toBe(before);
  await replaceProgram(page, editor, FAILING);
  await button('実行').click();

  // Said once, where what stays below the code says it, too.
  await expect(result.getByRole('status')).toHaveText(
    '3行目：カスタムデータ定義「ない」がありません',
  );
  await expect(result.getByText('エラー（3行目）')).toHaveCount(0);
  // The log doesn't say it once more.
  await expect(result.locator('[data-level]')).toHaveText([/^warn/]);
  const labels = Object.values(MESSAGE_LABELS);
  for (const text of [...labels, 'definition-not-found']) {
    await expect(result).toContainText(text);
  }
  await expect(
    result.getByRole('link', {name: '詳しい説明のページ'}),
  ).toHaveAttribute('href', /^\/wiki\/[a-z/-]+#message-definition-not-found$/);
  await expect(
    result.getByRole('link', {name: 'お試しキット'}),
  ).toHaveAttribute('href', /#try-on-your-machine$/);
  const marked = (kind: string) =>
    sample.locator('.cm-line', {has: page.locator(`.cm-lintRange-${kind}`)});
  await expect(marked('error')).toHaveText([/ByDefinitionName/, /NAME = /]);

  // What was changed since may be mended.
  await editor.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await expect(marked('error')).toHaveCount(0);
  await expect(marked('info').first()).toHaveText(/ByDefinitionName/);
  await expect(result).toContainText('変更前の結果');
});

test('shows the output of the sample, then that of the run', async ({page}) => {
  await visit(page, OUTPUT_PAGE);
  const {button, editor, result, sample} = sampleParts(page);
  const expected = sample.getByRole('group', {name: '見本の結果'});
  const code = await sample.locator('pre').first().textContent();
  await expect(expected).toHaveCount(0);
  await expect(sample).toContainText('ペット手当マスタの件数: 1');

  await button('実行').click();
  await expect(result.getByRole('status')).toHaveText(
    'ログ：「ペット手当マスタの件数: 1」',
  );
  await expect(result).toContainText('変更は0件です。見本と同じです。');
  await expect(
    sample.getByText('ペット手当マスタの件数: 1', {exact: true}),
  ).toHaveCount(1);

  await button('編集').click();
  await replaceProgram(
    page,
    editor,
    "async function main() {\n  logger.info('自分の1行');\n}",
  );
  await expect(result).toContainText('変更前の結果');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result).toContainText('自分の1行');
  await expect(result).not.toContainText('変更前の結果');
  await result
    .getByText('編集したプログラムの結果と、見本の結果との違い（2行）')
    .click();
  await expect(result).toContainText('見本の1行目ペット手当マスタの件数: 1');
  await expect(result).toContainText('今回の1行目自分の1行');

  // The reader's program is still there after the way back, and a reload.
  await button('元に戻す').click();
  await expect(editor).toHaveCount(0);
  await expect(expected).toContainText('ペット手当マスタの件数: 1');
  expect(await sample.locator('pre').first().textContent()).toBe(code);
  await button('前のコードを開く').click();
  await expect(editor).toContainText('自分の1行');
  await expect(sample).toContainText('このブラウザーに残ります');
  await page.reload();
  await button('編集を再開').click();
  await expect(editor).toContainText('自分の1行');
  await expect(sample).toContainText('前に編集した内容を開きました');
  await button('元に戻す').click();
  await expect(button('編集')).toBeFocused();
});

test('stops a run at once', async ({page}) => {
  await visit(
    page,
    HELLO_PAGE +
      encodeShare({sample: 0, scenario: '手動実行', source: ENDLESS}),
  );
  const {button, result} = sampleParts(page);
  await button('実行').click();
  await expect(result).toContainText('実行しています');
  await button('止める').click();
  await expect(result).toContainText('実行を止めました。');
  await expect(result).toHaveAttribute('data-run-ending', 'stopped');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a link carries program and scenario, and runs nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, HELLO_PAGE);
  const first = sampleParts(page);
  await first.button('編集').click();
  await replaceProgram(page, first.editor, FAILING);
  await first.scenario.selectOption('給与計算前');
  await first.button('共有').click();
  await expect(page.getByText('共有リンクをコピーしました')).toBeVisible();
  const link = await first.sample.getByLabel('共有リンク').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await visit(other, link);
  const {button, editor, result, sample, scenario} = sampleParts(other);
  await expect(editor).toContainText("logger.warn('始めます')");
  await expect(sample).toContainText('共有されたコードで、');
  await expect(scenario).toHaveValue('給与計算前');
  await other.waitForTimeout(500);
  await expect(result).toHaveCount(0);
  await expect(other.locator('iframe')).toHaveCount(0);
  expect(requests.filter((url) => /\/runner(?:\.html)?$/.test(url))).toEqual(
    [],
  );
  expect(requests.filter((url) => url.includes('run='))).toEqual([]);

  await button('実行').click();
  await expect(result).toContainText('エラーで終わりました');

  await button('共有されたコードを閉じる').click();
  await expect(editor).toHaveCount(0);
  await expect(sample.locator('pre')).toContainText('はじめての');
  expect(new URL(other.url()).hash).toBe('');
  await expect(button('実行')).toBeFocused();
});

test('says so when a link is broken', async ({page}) => {
  await visit(page, `${HELLO_PAGE}#run=0.broken`);
  const {button, result, sample} = sampleParts(page);
  await expect(sample).toContainText('共有リンクを読み取れませんでした');
  await button('実行').click();
  await expect(result).toContainText('エラーなしで、最後まで動きました');
});

test('works by keyboard alone, and Tab leaves the editor', async ({page}) => {
  await visit(page, HELLO_PAGE);
  const {button, editor, result, scenario} = sampleParts(page);
  await button('編集').focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Tabキー/);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result).toContainText('エラーなしで、最後まで動きました');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  for (const control of [
    button('コピー'),
    button('共有'),
    scenario,
    button('元に戻す'),
    button('実行'),
  ]) {
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
  }
});

test('the cursor begins where the code of the first line in sight does', async ({
  page,
}) => {
  await visit(page, PAYROLL_PAGE);
  const {button, editor, sample} = sampleParts(page);
  const line = sample.locator('.token-line').nth(25);
  await line.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().top - 140),
  );
  const text = ((await line.textContent()) ?? '').trimEnd();
  await button('編集').click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('x');
  await expect(editor.locator('.cm-activeLine')).toHaveText(
    text.replace(/\S/, 'x$&'),
  );
  await expect(editor.locator('.cm-activeLine')).toBeInViewport();
});

test('the cursor begins at the start of a program of which a part is shown', async ({
  page,
}) => {
  await visit(page, '/api/classes/HttpRequest');
  const {button, editor, sample} = sampleParts(page);
  const code = sample.locator('.theme-code-block').first();
  await expect(code.locator('details .token-line').first()).toBeHidden();
  await button('編集').click();
  await expect(editor.locator('.cm-activeLine')).toHaveText(/^async function/);
  await expect(editor.locator('.cm-activeLine')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 800},
  });

  test('the foot that comes up cuts no pay slip', async ({page}) => {
    await visit(page, '/wiki/custom-data-function/shikyukojo-data');
    const {button, result, sample} = sampleParts(page);
    const slip = sample.getByText('給与明細（0001）');
    await slip.evaluate((summary) =>
      window.scrollBy(
        0,
        summary.getBoundingClientRect().bottom - window.innerHeight + 30,
      ),
    );
    await button('実行').tap();
    const foot = result.getByRole('status');
    await expect(foot).toContainText('合計');
    const overlap = async () => {
      const {y = 0, height = 0} = (await slip.boundingBox()) ?? {};
      return y + height - ((await foot.boundingBox())?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  });

  test('the foot that comes up stays off what was pressed', async ({page}) => {
    await visit(page, PAYROLL_PAGE);
    const {button, result} = sampleParts(page);
    await button('実行').evaluate((element) =>
      window.scrollBy(
        0,
        element.getBoundingClientRect().bottom - window.innerHeight + 4,
      ),
    );
    await button('実行').tap();
    await expect(result.getByRole('status')).toContainText('合計');
    const isCovered = () =>
      button('編集').evaluate((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, y + height - 2);
        return !element.contains(at);
      });
    await expect.poll(isCovered).toBe(false);
  });

  test('an error says where and what it is in two lines above the tabs, and leaves its line in sight', async ({
    page,
  }) => {
    await visit(page, PAYROLL_PAGE);
    const {button, editor, result, sample, tab} = sampleParts(page);
    await button('編集').tap();
    await editor.press('ControlOrMeta+Home');
    await page.keyboard.insertText('\n'.repeat(9) + 'logger.info(\n');
    const line = sample.locator('.cm-line', {hasText: 'const ITEM'});
    await line.evaluate((element) =>
      window.scrollBy(
        0,
        element.getBoundingClientRect().bottom - window.innerHeight + 8,
      ),
    );
    await editor.press('ControlOrMeta+Enter');
    const status = result.getByRole('status');
    await expect(status).toContainText(/^12行目：/);
    expect((await status.boundingBox())?.height).toBeLessThan(60);
    const foot = async () => (await status.boundingBox())?.y ?? 0;
    await expect
      .poll(async () => {
        const box = await line.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) - (await foot());
      })
      .toBeLessThan(0);
    await tab('結果').tap();
    await expect(
      result.getByText(MESSAGE_LABELS.cause, {exact: true}),
    ).toBeInViewport();
  });

  test('the block stays in its place, and fits', async ({page}) => {
    await visit(page, PAYROLL_PAGE);
    const {button, editor, result, sample} = sampleParts(page);
    const block = sample.locator('.theme-code-block').first();
    await button('編集').scrollIntoViewIfNeeded();
    const before = await block.boundingBox();
    const fold = await block.getByText('共通の関数（').innerText();
    await button('編集').tap();
    await expect(editor).toBeVisible();
    // The common functions, folded on the page, are in the editor.
    const {x, y, width} = before ?? {};
    expect(await block.boundingBox()).toMatchObject({x, y, width});

    // What every program has is folded, as before; open, it is long.
    const numbers = sample.locator('.cm-lineNumbers');
    const last = String(await editor.locator('.cm-line').count());
    await expect(numbers.getByText(last, {exact: true})).toHaveCount(0);
    await editor.getByText(fold).tap();
    await expect(numbers.getByText(last, {exact: true})).toBeVisible();
    await expect(editor.getByText('共通の関数（')).toHaveCount(0);

    // The bar leaves the screen to the code, and a finger hits its buttons.
    await editor.press('ControlOrMeta+End');
    await expect(button('実行')).not.toBeInViewport();
    await button('ほかの操作').tap();
    for (const name of ['実行', '元に戻す', 'コピー']) {
      const box = await button(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43);
    }
    await button('実行').scrollIntoViewIfNeeded();
    const far = await block.boundingBox();
    await button('実行').tap();
    await expect(result.getByRole('status')).toBeInViewport({ratio: 1});
    expect((await block.boundingBox())?.y).toBe(far?.y);
    await button('共有').tap();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
  });

  test('a short result has no more room than it needs', async ({page}) => {
    await visit(page, HELLO_PAGE);
    const {button, result} = sampleParts(page);
    await button('実行').tap();
    await expect(result).toHaveAttribute('data-run-ending', 'finished');
    const line = result.getByText('はじめてのカスタムファンクションです', {
      exact: true,
    });
    const blank = await line.evaluate((last) => {
      const pane = last.closest('[tabindex="-1"]');
      return (
        (pane?.getBoundingClientRect().bottom ?? Infinity) -
        last.getBoundingClientRect().bottom
      );
    });
    expect(blank).toBeLessThan(20);
  });
});

test('knows the types: names, problems, explanations by key', async ({
  page,
}) => {
  await visit(page, HELLO_PAGE);
  const {button, editor, sample} = sampleParts(page);
  await button('編集').click();
  await replaceProgram(
    page,
    editor,
    'async function main() {\n  logger.info(1);\n}',
  );
  const problem = sample.locator('.cm-lintRange-warning');
  await expect(problem).toHaveText('1');

  // Line 2, inside `info`.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  for (let column = 0; column < 8; column += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('ControlOrMeta+i');
  const explanation = sample.locator('.cm-explanation');
  await expect(explanation).toContainText(
    'CustomFunctionLogger.info(message: string',
  );
  await page.keyboard.press('Tab');
  const link = explanation.getByRole('link');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute(
    'href',
    '/api/classes/CustomFunctionLogger#info',
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();

  await replaceProgram(page, editor, 'logger.');
  await page.keyboard.type('wa');
  const options = page
    .getByRole('listbox', {name: '入力候補'})
    .getByRole('option');
  await expect(options).toHaveText(['warn']);
  // The library keeps one that it hides far above the window.
  await expect(options).toBeInViewport({ratio: 1});
});

test('no bar covers the caret, wherever it goes', async ({page}) => {
  await visit(page, PAYROLL_PAGE);
  const {button, editor} = sampleParts(page);
  await button('編集').click();
  await editor.press('ControlOrMeta+End');
  const caret = page.locator('.cm-cursor-primary');
  const placeOfCaret = () =>
    caret.evaluate((line) => {
      const {bottom, top} = line.getBoundingClientRect();
      return {above: top, below: window.innerHeight - bottom};
    });
  for (let line = 0; line < 50; line += 1) {
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(async () => (await placeOfCaret()).below)
    .toBeGreaterThan(59);
  for (let line = 0; line < 50; line += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect
    .poll(async () => (await placeOfCaret()).above)
    .toBeGreaterThan(129);
});

test('an edit of the same sample in another tab stays beside the own until the reader chooses', async ({
  page,
  context,
}) => {
  // Two tabs, one of them loaded three times.
  test.slow();
  const RIVALLED = '別のタブでも、この見本を編集しています。';
  await visit(page, HELLO_PAGE);
  const here = sampleParts(page);
  await here.button('編集').click();
  await replaceProgram(page, here.editor, '// ここ');
  const other = await context.newPage();
  await visit(other, HELLO_PAGE);
  const there = sampleParts(other);
  await there.button('編集を再開').click();
  await expect(there.editor).toHaveText('// ここ');
  await replaceProgram(other, there.editor, '// あちら');

  await expect(here.sample).toContainText(RIVALLED);
  await replaceProgram(page, here.editor, '// ここの続き');
  await page.reload();
  await takeOver(page);
  await here.button('編集を再開').click();
  await expect(here.editor).toHaveText('// ここの続き');
  await here.button('別のタブの内容を開く').click();
  await expect(here.editor).toHaveText('// あちら');
  await expect(here.sample).not.toContainText(RIVALLED);
  await expect(there.sample).not.toContainText(RIVALLED);

  await here.button('前のコードを開く').click();
  await expect(here.editor).toHaveText('// ここの続き');
  await expect(there.sample).toContainText(RIVALLED);
  await there.button('このタブの内容を残す').click();
  await expect(there.sample).not.toContainText(RIVALLED);
  await expect(here.sample).toContainText(RIVALLED);

  // To give up one's own isn't to give up the other's.
  await here.button('元に戻す').click();
  await expect(there.sample).not.toContainText(RIVALLED);
  await page.reload();
  await takeOver(page);
  await here.button('編集を再開').click();
  await expect(here.editor).toHaveText('// あちら');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the code and no button', async ({page}) => {
    await page.goto(HELLO_PAGE);
    const {button, sample} = sampleParts(page);
    await expect(sample.locator('pre')).toContainText('async function main()');
    for (const name of ['実行', '編集', 'コピー']) {
      await expect(button(name)).toBeHidden();
    }
  });
});
