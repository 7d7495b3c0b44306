/*
 * Statements of the specification (tests/specification/) that only a browser
 * can show and that no feature's own tests do; some of them on a site that is
 * configured otherwise than ours, by a change of the scripts on their way.
 */
import {expect, moveMouse, takeOver, test, visit} from './fixtures';
import type {Page} from '@playwright/test';

const SITE_TITLE = 'Combosite Functions Wiki';
const PAGE = '/wiki/development-plan';

/** Serves scripts in which a text is replaced; it must be in one of them. */
async function changeScripts(page: Page, from: string, to: string) {
  let count = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    count += script.includes(from) ? 1 : 0;
    await route.fulfill({response, body: script.replaceAll(from, to)});
  });
  return () => expect(count, from).toBeGreaterThan(0);
}

test.describe('the width', () => {
  for (const [width, isDesktop] of [
    [996, false],
    [997, true],
  ] as const) {
    test(`of ${width} px is a ${isDesktop ? "desktop's" : "phone's"}, before and after React`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(PAGE);
      const expectLayout = async () => {
        await expect(
          page.getByRole('button', {name: 'ナビゲーションバーを開く'}),
        ).toBeVisible({visible: !isDesktop});
        await expect(
          page.getByRole('complementary').filter({hasText: '利用ガイド'}),
        ).toBeVisible({visible: isDesktop});
        await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({
          visible: isDesktop,
        });
      };
      await expectLayout();
      await takeOver(page);
      await expectLayout();
    });
  }
});

test.describe('a category of the sidebar', () => {
  /** Opens and closes two: the way in which each changed its height. */
  async function pressBoth(page: Page) {
    await visit(page, PAGE);
    const changes = [];
    for (const title of ['APIリファレンス', '利用ガイド']) {
      const button = page
        .locator('.theme-doc-sidebar-container')
        .getByRole('button', {name: `'${title}'の目次を`});
      for (const expanded of [true, false]) {
        // The theme writes the transition of the height at each press. Of the
        // transition's own events a busy browser may lose some, and then the
        // next press finds the height that it would write.
        const seen = await button.evaluateHandle((pressed) => {
          const written: {height: number; duration: string; easing: string}[] =
            [];
          new MutationObserver((records) => {
            for (const {target} of records) {
              const {style, scrollHeight: height} = target as HTMLElement;
              if (style.transitionDuration) {
                written.push({
                  height,
                  duration: style.transitionDuration,
                  easing: style.transitionTimingFunction,
                });
              }
            }
          }).observe(pressed.closest('li') ?? document, {
            subtree: true,
            attributeFilter: ['style'],
          });
          return written;
        });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', String(expanded));
        const change = () => seen.evaluate(([first = null]) => first);
        await expect.poll(change).not.toBeNull();
        changes.push(await change());
      }
    }
    return changes;
  }

  test('takes the longer to open and close, the more is in it', async ({
    page,
  }) => {
    const [low, lowClosing, high, highClosing] = await pressBoth(page);
    const easing = 'ease-in-out';
    expect(low).toMatchObject({easing});
    expect(lowClosing).toMatchObject({easing, duration: low?.duration});
    expect(high).toMatchObject({easing});
    expect(highClosing).toMatchObject({easing, duration: high?.duration});
    expect(high?.height).toBeGreaterThan(low?.height ?? NaN);
    expect(parseFloat(high?.duration ?? '')).toBeGreaterThan(
      parseFloat(low?.duration ?? ''),
    );
  });

  test('opens and closes at once where less motion is wanted', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const changes = await pressBoth(page);
    expect(changes.map((change) => change?.duration)).toEqual(
      Array<string>(4).fill('1ms'),
    );
  });
});

test('a preferred version is kept, unless there is no such version', async ({
  page,
}) => {
  const KEY = 'docs-preferred-version-default';
  for (const [version, kept] of [
    ['current', 'current'],
    ['0.9', null],
  ] as const) {
    await page.goto(PAGE);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      version,
    ] as const);
    await visit(page, PAGE);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
      .toBe(kept);
  }
});

test.describe('configured otherwise', () => {
  const themeOf = (page: Page) => page.locator('html');

  test('a system whose colours are not respected leaves the default mode', async ({
    context,
    page,
  }) => {
    const expectChanged = await changeScripts(
      page,
      'respectPrefersColorScheme:!0',
      'respectPrefersColorScheme:!1',
    );
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, PAGE);
    expectChanged();
    const toggle = page.getByRole('button', {name: /ダークモードを切り替える/});
    await toggle.click();
    await expect(themeOf(page)).toHaveAttribute('data-theme', 'dark');
    // Another tab chooses the system.
    const other = await context.newPage();
    await other.goto('/runner.html');
    await other.evaluate(() => localStorage.removeItem('theme'));
    await expect(themeOf(page)).toHaveAttribute('data-theme', 'light');
  });

  test('without the switch, the stored choice is removed', async ({page}) => {
    const expectChanged = await changeScripts(
      page,
      'disableSwitch:!1',
      'disableSwitch:!0',
    );
    await page.goto('/runner.html');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await visit(page, PAGE);
    expectChanged();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('theme')))
      .toBeNull();
    await expect(
      page.getByRole('button', {name: /ダークモードを切り替える/}),
    ).toHaveCount(0);
  });

  for (const [what, title] of [
    ['no title', ''],
    ["the site's title", SITE_TITLE],
  ] as const) {
    test(`a page with ${what} shows the site's alone`, async ({page}) => {
      const expectChanged = await changeScripts(
        page,
        '"title":"リリースノート","description"',
        `"title":"${title}","description"`,
      );
      await visit(page, '/release-note');
      expectChanged();
      await expect(page).toHaveTitle(SITE_TITLE);
    });
  }
});

test('a bar shows that the next page takes longer than 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, PAGE);
  await page.clock.pauseAt(new Date('2027-01-01'));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('.pagination-nav__link--next').click();
  const bar = page.locator('#nprogress');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page).not.toHaveURL(PAGE);
  await expect(bar).toHaveCount(0);
});

test('HTML that React would not have written is told on the console', async ({
  page,
  messages,
}) => {
  await page.route('/release-note', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<h1>リリースノート', '<h1>別の見出し'),
    });
  });
  await page.goto('/release-note');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('別の見出し');
  await takeOver(page);
  await expect(heading).toHaveText('リリースノート');
  expect(messages.join('\n')).toMatch(
    /^error: Docusaurus React Root onRecoverableError:/m,
  );
});

for (const [what, connection] of [
  ['a slow connection', {effectiveType: '2g', saveData: false}],
  ['who saves data', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is fetched ahead for ${what}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await page.clock.install();
    await visit(page, PAGE);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const next = page.locator('.pagination-nav__link--next');
    await next.hover();
    await page.clock.runFor(1000);
    // What would have been asked for before it is there.
    await page.evaluate(() => fetch('/llms.txt'));
    expect(fetched).toEqual([expect.stringMatching(/llms\.txt$/)]);
    await next.click();
    await expect(page).not.toHaveURL(PAGE);
    expect(fetched.length).toBeGreaterThan(1);
  });
}

test.describe('the banner for a wrong base path', () => {
  const bannerOf = (page: Page) =>
    page.locator('#__docusaurus-base-url-issue-banner');

  /** As where the files are somewhere else than the page says. */
  const withoutFiles = (page: Page, files: string) =>
    page.route(files, (route) =>
      route.fulfill({status: 404, body: 'not found'}),
    );

  test('appears at the base path where neither scripts nor styles come', async ({
    page,
  }) => {
    await withoutFiles(page, '**/assets/**');
    await page.goto('/');
    await expect(bannerOf(page)).toBeVisible();
    await expect(bannerOf(page)).toContainText('baseUrl');
    await page.goto('/release-note');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test('stays away where only scripts are missing, and where all is well', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(bannerOf(page)).toHaveCount(0);
    await withoutFiles(page, '**/assets/js/**');
    await page.goto('/');
    await moveMouse(page);
    await expect(
      page.getByRole('button', {name: 'ページを再読み込み'}),
    ).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
  });
});
