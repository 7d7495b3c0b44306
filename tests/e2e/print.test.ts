import {expect, sampleParts, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

/** What is left of A4 between the margins of src/css/print.css, in CSS pixels. */
const SHEET = {width: 672, height: 980};

test.use({viewport: SHEET, colorScheme: 'dark'});

/** What reaches over the edge of the sheet, where print cuts it off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 0 &&
          (box.left < -1 || box.right > width + 1) &&
          // Drawings have invisible helpers, and clip themselves.
          !element.parentElement?.closest('svg')
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

test('paper shows the text of a page, and nothing of the chrome', async ({
  page,
}) => {
  const pages = [
    ['/tutorial/quick-start', 'プログラムは、上の行から順に実行されます。'],
    ['/wiki/glossary', '支給額マスタ'],
    ['/api/type-aliases/CombositeDataServices', 'CombositeHatsureiDataService'],
  ] as const;
  for (const [address, text] of pages) {
    await page.emulateMedia({media: 'screen'});
    await visit(page, address);
    await page.emulateMedia({media: 'print'});

    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    // Terms have the role of a button, but are words of the text.
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    // Every listing in full, and every fold open.
    for (const folded of await page.locator('details > div').all()) {
      await expect(folded).toBeVisible();
    }
    expect(await tooWide(page), address).toEqual([]);
    expect(
      await page
        .getByRole('main')
        .evaluate((main) => [
          getComputedStyle(main).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }
});

test('sheets have title and address before the scripts have come', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const [address, title] of [
    ['/wiki/glossary', '用語'],
    ['/category/recipes', 'レシピ'],
  ] as const) {
    await page.goto(address);
    const css = await page.locator('style[media="print"]').textContent();
    expect(css).toMatch(new RegExp(`top-left.*${title}.*${address}`));
  }
});

test('what only leads on is left out', async ({page}) => {
  await visit(page, '/wiki/custom-data-function/shikyukojo-data');
  const ways = page.locator('#related-reference, #next-step');
  await expect(ways.filter({visible: true})).toHaveCount(2);
  await page.emulateMedia({media: 'print'});
  await expect(ways.filter({visible: true})).toHaveCount(0);
  await expect(
    page.getByRole('main').getByText('次のステップ').filter({visible: true}),
  ).toHaveCount(0);
  await visit(page, '/');
  const links = page.locator(
    '#by-payroll-month, #for-developers, #try-allowance',
  );
  await expect(links.filter({visible: true})).toHaveCount(0);
  const sheets = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
  await page.emulateMedia({media: 'screen'});
  await expect(links.filter({visible: true})).toHaveCount(3);
});

test('drawings have text of 8 pt, no program beside them, and numbers that are seen on their discs, printed from the dark, too', async ({
  page,
}) => {
  const use = '/wiki/custom-data-function/best-practice-updating';
  await visit(page, `${use}-shikyugaku-master`);
  await page.emulateMedia({media: 'print'});
  const programs = await page
    .locator('.language-js')
    .evaluateAll((blocks) => blocks.map(({clientWidth}) => clientWidth));
  expect(Math.min(...programs)).toBeGreaterThan(0.9 * SHEET.width);
  const sizes = await page
    .locator('figure text')
    .evaluateAll((texts) =>
      texts.map(
        (text) =>
          ((text as SVGTextElement).getScreenCTM()?.a ?? 0) *
          parseFloat(getComputedStyle(text).fontSize),
      ),
    );
  expect(Math.min(...sizes)).toBeGreaterThan((8 * 96) / 72);
  await visit(page, '/');
  const steps = page.locator('figure circle + text');
  await expect(steps.first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(page.locator('figure circle').first()).toHaveCSS(
    'fill',
    'rgb(0, 0, 0)',
  );
});

test('a sheet is printed alone', async ({page}) => {
  await visit(page, '/api/interfaces/HatsureiDataEntity#sheet');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading')).toHaveAccessibleName(
    '発令データの早見表（A4で1枚）',
  );
  expect(await tooWide(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight),
  ).toBeLessThanOrEqual(SHEET.height);
});

test('a strict trial is printed with slip, headline and findings; of the rest how much', async ({
  page,
}) => {
  await visit(page, '/wiki/recipes/family');
  const {button, report, result, sample, tab} = sampleParts(page);
  await button('実行').click();
  await expect(result).toHaveAttribute('data-run-ending', 'finished');
  await tab('厳しい条件').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'finished', {
    timeout: 30_000,
  });
  const slip = sample.getByRole('table', {name: '給与明細'});
  await expect(slip).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(slip).toBeVisible();
  // The slip doesn't touch what is said of the run.
  const said = await report.locator('[data-said]').last().boundingBox();
  expect(said?.y).toBeGreaterThanOrEqual(
    await slip.evaluate((table) => table.getBoundingClientRect().bottom + 12),
  );
  expect(
    await report
      .locator('[data-said]')
      .last()
      .evaluate((view) => getComputedStyle(view, '::before').content),
  ).toMatch(/とおり中、/);
  const passed = report.getByText(/^合格した条件（\d+とおり）/);
  await expect(passed).toBeVisible();
  await expect(passed).toHaveCSS('font-weight', '400');
  await expect(report.getByText('値が空')).toBeHidden();
  // Paper doesn't wait for the seal to be pressed on, and has one total.
  await expect(slip.getByText('要決定', {exact: true})).toHaveCSS(
    'animation-name',
    'none',
  );
  await expect(
    sample.locator('summary', {hasText: '給与明細'}).filter({visible: true}),
  ).toHaveCount(0);
  expect(await tooWide(page)).toEqual([]);
});
