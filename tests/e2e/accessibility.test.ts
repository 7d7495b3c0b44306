import AxeBuilder from '@axe-core/playwright';
import {expect, test, visit} from './fixtures';
import {PAGE_KINDS} from '../support/pageKinds';
import {ROUTES} from '../support/routes';
import type {Page} from '@playwright/test';

/** Every rule for WCAG 2.2 A and AA, and axe's best practices. */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

const MODES = ['light', 'dark'] as const;

/**
 * Every mode at every width. But for contrast, no rule depends on the mode: the
 * last two repeat that rule only, as axe takes its time.
 */
const COMBINATIONS = [
  {mode: 'light', width: 1280, rules: 'all'},
  {mode: 'dark', width: 390, rules: 'all'},
  {mode: 'dark', width: 1280, rules: 'contrast'},
  {mode: 'light', width: 390, rules: 'contrast'},
] as const;

const ONE_OF_EACH_KIND: readonly string[] = Object.values(PAGE_KINDS);

/**
 * What axe finds, each with the elements it names.
 *
 * @param part - selector of the part to look at; without, the whole page
 */
async function findings(
  page: Page,
  part?: string,
  rules: 'all' | 'contrast' = 'all',
): Promise<string[]> {
  // The site's one frame is the runner's, which has nothing to see: without
  // frames axe is twice as fast.
  const builder = new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations'], preload: false});
  if (rules === 'all') {
    builder.withTags(RULES);
  } else {
    builder.withRules(['color-contrast']);
  }
  const {violations} = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) =>
      [id, target.join(' '), failureSummary].join(': '),
    ),
  );
}

/** Sets mode and width, and waits until the page has followed. */
async function adapt(
  page: Page,
  mode: (typeof MODES)[number],
  width: number,
): Promise<void> {
  await page.setViewportSize({width, height: 844});
  await page.emulateMedia({colorScheme: mode});
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // What is too wide now becomes a tab stop, one step after the layout.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[class*=region_]')].every(
      (region) =>
        // What is folded isn't laid out, and follows when it unfolds.
        !region.checkVisibility() ||
        region.scrollWidth > region.clientWidth === (region.tabIndex === 0),
    ),
  );
}

test.describe('axe finds nothing', () => {
  for (const {path} of [...ROUTES, {path: '/no-such-page'}]) {
    test(`on ${path}`, async ({page}) => {
      test.slow();
      // Scripts carry on a transition that a screenshot of a moment would see.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visit(page, path);
      const isExample = ONE_OF_EACH_KIND.includes(path);
      for (const {mode, width, rules} of COMBINATIONS) {
        await adapt(page, mode, width);
        // Navbar, sidebar and footer are the same on all pages of a kind.
        const part = isExample ? undefined : 'main';
        expect(
          await findings(page, part, rules),
          `${mode}, ${width} px`,
        ).toEqual([]);
      }
    });
  }
});

test('axe finds nothing in a sample with editor, log and error', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/tutorial/quick-start');
  const sample = page.locator('[data-runnable-sample]').first();
  await sample.getByRole('button', {name: '編集', exact: true}).click();
  const editor = sample.getByRole('textbox', {name: 'プログラムのエディター'});
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    "async function main() { logger.warn('警告'); await baseService.getUserCustomDataService('ない'); }",
  );
  await sample.getByRole('button', {name: '実行', exact: true}).click();
  await expect(sample.getByRole('region', {name: '実行結果'})).toContainText(
    'エラー（1行目）',
  );
  for (const {mode, width} of COMBINATIONS) {
    await adapt(page, mode, width);
    expect(
      await findings(page, '[data-runnable-sample]'),
      `${mode}, ${width} px`,
    ).toEqual([]);
  }
});

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  const openMenu = async (page: Page) => {
    await visit(page, '/wiki/development-plan');
    await page.getByRole('button', {name: 'ナビゲーションバーを開く'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    return menu;
  };

  test('has nothing that axe finds', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openMenu(page);
    for (const mode of MODES) {
      await page.emulateMedia({colorScheme: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await findings(page), mode).toEqual([]);
    }
  });

  test('has the focus before the browser draws its first frame', async ({
    page,
  }) => {
    await visit(page, '/wiki/development-plan');
    const open = page.getByRole('button', {name: 'ナビゲーションバーを開く'});
    await open.focus();
    expect(
      await open.evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        return document.activeElement?.getAttribute('aria-label');
      }),
    ).toBe('ナビゲーションバーを閉じる');
  });

  test('keeps the focus, and gives it back when Escape closes it', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    const close = page.getByRole('button', {
      name: 'ナビゲーションバーを閉じる',
    });
    await expect(close).toBeFocused();
    const isInside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-sidebar') !== null,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press(key);
        expect(await isInside(), `${key} ${press}`).toBe(true);
      }
    }

    await page.keyboard.press('Escape');
    await expect(menu).not.toBeInViewport();
    await expect(
      page.getByRole('button', {name: 'ナビゲーションバーを開く'}),
    ).toBeFocused();
  });

  test('closes by going back, and at the width of a desktop', async ({
    page,
  }) => {
    await visit(page, '/');
    await page
      .getByRole('region', {name: '管理者の方'})
      .getByRole('link', {name: 'よくある質問'})
      .click();
    await expect(page).toHaveURL('/wiki/frequently-asked-questions');
    const open = page.getByRole('button', {name: 'ナビゲーションバーを開く'});
    const menu = page.locator('.navbar-sidebar');

    await open.click();
    await expect(menu).toBeInViewport();
    await page.goBack();
    await expect(menu).not.toBeInViewport();
    await expect(page).toHaveURL('/wiki/frequently-asked-questions');

    await open.click();
    await expect(menu).toBeInViewport();
    await page.setViewportSize({width: 1280, height: 844});
    await expect(menu).toHaveCount(0);
    await expect(
      page.getByRole('link', {name: 'クイックスタート'}).first(),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelectorAll('[inert]').length),
    ).toBe(0);
  });
});
