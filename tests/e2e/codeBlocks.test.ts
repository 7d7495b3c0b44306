import {expect, test, visit} from './fixtures';

const PAGE = '/tutorial/quick-start';
const CODE = [
  'async function main() {',
  '  // ログに1行を出す',
  "  logger.info('はじめてのカスタムファンクションです');",
  '}',
].join('\n');

test.describe('a code block', () => {
  test('copies as it was written', async ({context, page}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, PAGE);
    const block = page.locator('.language-js').first();
    await block.getByRole('button', {name: 'コピー'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      CODE,
    );
  });

  test('reads as it was written', async ({page}) => {
    await visit(page, PAGE);
    const text = await page.locator('.language-js code').first().innerText();
    expect(text.trimEnd()).toBe(CODE);
  });

  test('shows its title', async ({page}) => {
    await visit(page, PAGE);
    await expect(page.locator('.language-js').first()).toContainText(
      'hello.js',
    );
  });

  test('leads from an identifier to the reference, without a reload', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.evaluate(() => Object.assign(window, {isSameVisit: true}));
    await page
      .locator('.language-js code')
      .first()
      .getByText('info', {exact: true})
      .click();
    await expect(page).toHaveURL('/api/classes/CustomFunctionLogger#info');
    await expect(
      page.getByRole('heading', {level: 3, name: /^info\(\)/}),
    ).toBeInViewport();
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  });

  test('is coloured without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(PAGE);
    const colours = await page
      .locator('.language-js code')
      .first()
      .locator('.token')
      .evaluateAll((tokens) =>
        tokens.map((token) => getComputedStyle(token).color),
      );
    expect(new Set(colours).size).toBeGreaterThan(3);
    await context.close();
  });

  test('of the reference shows the call, and the whole in its place on demand', async ({
    page,
  }) => {
    await visit(page, '/api/classes/HttpRequest#post');
    const block = page
      .locator('.api-code', {has: page.locator('#post-examples')})
      .locator('.theme-code-block');
    const [call, whole] = [
      block.locator('pre').first(),
      block.locator('details'),
    ];
    await expect(call).toContainText('await httpRequest.post(');
    await expect(call).not.toContainText('async function main()');
    await whole.locator('summary').click();
    await expect(call).toBeHidden();
    await expect(whole.locator('pre')).toContainText('async function main()');
  });

  test('wraps its lines on demand', async ({page}) => {
    await page.setViewportSize({width: 580, height: 844});
    await visit(page, '/wiki/custom-data-function/shikyukojo-data');
    const block = page.locator('.language-js').first();
    const code = block.locator('pre:visible');
    const isWide = () =>
      code.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isWide()).toBe(true);
    await block.hover();
    await block.getByRole('button', {name: /折り返し/}).click();
    expect(await isWide()).toBe(false);
  });

  test('shows whole lines on a phone, the next ones of one indented', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, PAGE);
    const code = page.locator('.language-js code').first();
    const [name, text] = await Promise.all(
      ['a', '.string'].map((part) => code.locator(part).first().boundingBox()),
    );
    expect(text?.y).toBeGreaterThan((name?.y ?? Infinity) + 9);
    expect(text?.x).toBeGreaterThan(name?.x ?? Infinity);
    expect(
      await code.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return String(getSelection()).trimEnd();
      }),
    ).toBe(CODE);
  });
});

test('the type package and the codes can be downloaded', async ({page}) => {
  await visit(page, '/api/');
  for (const file of [
    'combosite-functions.d.ts',
    'combosite-functions-enumerations.csv',
    'combosite-functions-enumerations.json',
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: file}).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});
