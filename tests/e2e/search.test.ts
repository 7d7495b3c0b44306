import type {Locator, Page} from '@playwright/test';
import {PAGE_KINDS} from '../support/pageKinds';
import {SUB_PATH} from '../support/site';
import {SUB_PATH_PORT} from '../support/ports';
import {findings} from '../support/axe';
import {STATES, expect, test, visit} from './fixtures';

const INDEX_FILE = /\/(?:search-doc|lunr-index)-\d+\.json$/;

const boxOf = (page: Page): Locator =>
  page.getByRole('search').getByRole('combobox');
const optionsOf = (page: Page): Locator =>
  page.getByRole('search').getByRole('option');

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers(): {promise: Promise<void>; resolve: () => void} {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => resolvers.push(resolve));
  return {promise, resolve: () => resolvers.forEach((resolve) => resolve())};
}

/** How many words are marked in the page. */
function countMarks(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0);
}

test.describe('the keyboard', () => {
  for (const [state, open] of STATES) {
    test.describe(state, () => {
      test('opens the box, walks the list and opens a page', async ({
        page,
        messages,
      }) => {
        await open(page, '/');
        const box = boxOf(page);
        await page.keyboard.press('Meta+k');
        await expect(box).toBeFocused();
        await box.blur();
        // As CapsLock has it.
        await page.keyboard.press('Control+K');
        await expect(box).toBeFocused();
        await page.keyboard.insertText('エラーデータ');
        const options = optionsOf(page);
        await expect(options.first()).toHaveAttribute(
          'href',
          '/wiki/custom-data-function/custom-data-file-input#fix-errors',
        );
        await expect(box).toHaveAttribute('aria-expanded', 'true');
        await expect(
          page.getByRole('status').filter({
            hasText: /^(?:\d+件の結果があります|上位10件を表示しています)$/,
          }),
        ).toHaveCount(1);

        const active = () => box.getAttribute('aria-activedescendant');
        const idAt = (index: number) => options.nth(index).getAttribute('id');
        // What Enter opens is lit at once; the keys go on from there, and around.
        const last = (await options.count()) - 1;
        for (const [key, at] of [
          ['Shift', 0],
          ['ArrowDown', 1],
          ['ArrowUp', 0],
          ['ArrowUp', last],
          ['ArrowDown', 0],
        ] as const) {
          await page.keyboard.press(key);
          expect(await active()).toBe(await idAt(at));
        }
        await expect(options.first()).toHaveAttribute('aria-selected', 'true');

        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/custom-data-file-input#fix-errors$/);
        await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
        await expect(page.locator('#fix-errors')).toBeInViewport();
        await page.keyboard.press('Escape');
        expect(await countMarks(page)).toBe(0);
        expect(messages).toEqual([]);
      });
    });
  }

  test('leads from an empty box to what readers come back for', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(page.getByText('Ctrl K')).toBeVisible();
    await page.evaluate(() => scrollTo({top: 1200, behavior: 'instant'}));
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Ctrl K')).toBeHidden();
    await expect(
      page.getByRole('listbox', {name: 'よく見られるページ'}),
    ).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(1200);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tutorial\/quick-start$/);
  });

  test('leaves an input method alone while it composes', async ({page}) => {
    await visit(page, '/');
    const box = boxOf(page);
    await box.click();
    await page.keyboard.insertText('仕訳');
    await expect(optionsOf(page).first()).toContainText('仕訳');
    const before = await optionsOf(page).allTextContents();

    const browser = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const text of ['は', 'はつ', 'はつれい', '発令']) {
      await compose(text);
      await expect(box).toHaveValue(`仕訳${text}`);
      expect(await optionsOf(page).allTextContents()).toEqual(before);
    }
    // The Enter that takes a conversion is the input method's.
    await box.dispatchEvent('keydown', {
      key: 'Enter',
      keyCode: 229,
      isComposing: true,
      bubbles: true,
    });
    await box.dispatchEvent('keydown', {
      key: 'ArrowDown',
      isComposing: true,
      bubbles: true,
    });
    await expect(page).toHaveURL(/\/$/);
    await expect(optionsOf(page).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );

    await browser.send('Input.insertText', {text: '発令'});
    await expect(box).toHaveValue('仕訳発令');
    await expect
      .poll(() => optionsOf(page).allTextContents())
      .not.toEqual(before);
  });
});

test('a pointer at rest under which the list opens chooses nothing', async ({
  page,
}) => {
  await visit(page, '/');
  await boxOf(page).fill('給与');
  const third = optionsOf(page).nth(2);
  await expect(third).toBeVisible();
  // WebKit tells of the pointer that rests there; Chromium tells only of moves.
  for (let count = 0; count < 2; count += 1) {
    await third.dispatchEvent('pointermove', {screenX: 9, screenY: 9});
  }
  await expect(third).toHaveAttribute('aria-selected', 'false');
  await third.dispatchEvent('pointermove', {screenX: 9, screenY: 10});
  await expect(third).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('the search fills the screen and works by touch', async ({page}) => {
    await visit(page, '/wiki/development-plan');
    const box = boxOf(page);
    await box.tap();
    const sheet = await page.getByRole('search').boundingBox();
    expect(sheet).toEqual({x: 0, y: 0, width: 390, height: 844});
    await page.getByRole('button', {name: '閉じる'}).tap();
    await expect(box).not.toBeFocused();
    expect((await page.getByRole('search').boundingBox())?.height).toBeLessThan(
      100,
    );

    await box.tap();
    await page.keyboard.insertText('しわけ');
    await optionsOf(page).filter({hasText: '仕訳元データの連携'}).first().tap();
    await expect(page).toHaveURL(/shiwake/);
    await expect(box).toHaveValue('');

    await box.tap();
    await optionsOf(page).filter({hasText: 'しわけ'}).tap();
    await expect(box).toHaveValue('しわけ');
    await expect(optionsOf(page).first()).toContainText('仕訳');
  });

  test('a program is two taps away', async ({page}) => {
    await visit(page, '/wiki/error-messages');
    await boxOf(page).tap();
    await page.keyboard.insertText('皆勤手当');
    await optionsOf(page).filter({hasText: 'プログラムあり'}).first().tap();
    await expect(
      page.getByRole('button', {name: '実行', exact: true}).first(),
    ).toBeInViewport();
  });
});

test.describe('accessibility', () => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`of the open list, ${width} px, ${colorScheme}`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.emulateMedia({colorScheme});
      await visit(page, '/wiki/development-plan');
      await boxOf(page).click();
      await page.keyboard.insertText('カスタムデータ');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await findings(page, '[role=search]')).toEqual([]);
      await boxOf(page).fill('んぬむめ');
      await expect(optionsOf(page).first()).toHaveText('クイックスタート');
      expect(await findings(page, '[role=search]')).toEqual([]);
    });
  }
});

test.describe('loading', () => {
  test('begins when the box is pointed at, which says so until it is ready', async ({
    page,
  }) => {
    const {promise: held, resolve: release} = withResolvers();
    const fetched: string[] = [];
    await page.route(INDEX_FILE, async (route) => {
      fetched.push(route.request().url());
      await held;
      await route.continue();
    });
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    const box = boxOf(page);
    await expect(box).toHaveAttribute('placeholder', '検索');
    expect(fetched).toEqual([]);
    await box.hover();
    await expect(box).toHaveAttribute('placeholder', 'Loading...');
    expect(fetched).toHaveLength(2);
    // What is typed meanwhile isn't lost, nor is Enter.
    await box.fill('予約語');
    await expect(page.getByText('検索の索引を読み込んでいます…')).toBeVisible();
    await box.press('Enter');
    release();
    await expect(page).toHaveURL(/\/reserved-words(?:#|$)/);
    await expect(box).toHaveAttribute('placeholder', '検索');
    await box.fill('予約語');
    await expect(optionsOf(page).first()).toContainText('予約語');
  });
});

test.describe('faults', () => {
  test('an index that cannot be had is told, and fetched again', async ({
    page,
  }) => {
    await page.route(INDEX_FILE, (route) => route.abort());
    await visit(page, '/');
    await boxOf(page).fill('予約語');
    await expect(
      page.getByText('検索の索引を読み込めませんでした。'),
    ).toBeVisible();
    await page.unroute(INDEX_FILE);
    await page.getByRole('button', {name: 'もう一度読み込む'}).click();
    await expect(optionsOf(page).first()).toContainText('予約語');
  });

  test('a hostile query does nothing, and storage is not needed', async ({
    page,
    messages,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, '/');
    const box = boxOf(page);
    const query = '<img src=x onerror=alert(1)>んぬむめ';
    await box.fill(query);
    await expect(page.getByRole('search').locator('img')).toHaveCount(0);
    await box.fill('シークレット');
    await expect(optionsOf(page).first()).toContainText('シークレット');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(PAGE_KINDS['how-to']));
    expect(messages.join('\n')).toContain(
      'warning: Docusaurus browser storage is not available.',
    );
    expect(
      messages.filter((message) => !message.startsWith('warning')),
    ).toEqual([]);
  });
});

test('results keep the base path', async ({page}) => {
  await visit(page, `http://localhost:${SUB_PATH_PORT}${SUB_PATH}`);
  await boxOf(page).fill('予約語と名前の付け方');
  await expect(optionsOf(page).first()).toHaveAttribute(
    'href',
    `${SUB_PATH}wiki/custom-data-function/reserved-words`,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    '予約語と名前の付け方',
  );
});
