/*
 * The site in the browser as nginx serves it with the shipped recipe.
 * tests/server/hosting.test.ts reads the answers themselves.
 */
import {READER, startNginx} from '../support/nginx';
import {NGINX_PORTS} from '../support/ports';
import {expect, sampleParts, test, visit} from './fixtures';

// One server for all: the tests of this file stay in one process.
test.describe.configure({mode: 'default'});

const PLAIN = `http://localhost:${NGINX_PORTS.plain}`;

/** A page of each kind that the site has. */
const PAGES = [
  '/release-note',
  '/tutorial/tutorial-basic/about-custom-data',
  '/category/usage-guide',
  '/tags',
  '/tags/custom-data',
  '/api',
  '/api/classes/HttpRequest',
  '/api/enumerations/SexKubun',
  '/markdown-page',
];

let stop: () => Promise<void>;

test.beforeAll(async () => {
  stop = await startNginx();
});

test.afterAll(() => stop());

test.use({baseURL: PLAIN});

test.beforeEach(async ({context}) => {
  // As if typed into the browser's dialogue: it remembers them. Playwright's
  // `httpCredentials` would hold up every request.
  const url = new URL('/img/logo.svg', PLAIN);
  url.username = READER.username;
  url.password = READER.password;
  const first = await context.newPage();
  expect((await first.goto(url.href))?.status()).toBe(200);
  await first.close();

  // In frames as well. A policy of workers is told on the console only.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.effectiveDirective} ${event.blockedURI} in ${location.href}`,
      );
    });
  });
});

test('every kind of page keeps to the policy', async ({page, messages}) => {
  // Ten pages in one test.
  test.slow();
  await visit(page, '/');
  for (const address of PAGES) {
    const response = await visit(page, address);
    expect(response?.status(), address).toBe(200);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  // What is fetched ahead keeps to it, too.
  await page.waitForLoadState('networkidle');
  expect(messages).toEqual([]);

  await visit(page, '/no-such-page');
  await expect(
    page.getByRole('heading', {level: 1, name: 'ページが見つかりません'}),
  ).toBeVisible();
  expect(messages.filter((text) => !text.includes('status of 404'))).toEqual(
    [],
  );
});

test('search, colour modes and menus keep to the policy', async ({
  page,
  messages,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  await page.getByRole('button', {name: /ダークモードを切り替える/}).click();
  await page.getByRole('button', {name: /ダークモードを切り替える/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('予約語');
  await expect(
    page.getByRole('search').getByRole('option').first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reserved-words/);

  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: /ナビゲーションバーを開く/}).click();
  await expect(page.getByRole('link', {name: 'Wiki'}).last()).toBeVisible();
  expect(messages).toEqual([]);
});

test('samples run and are edited within the policy', async ({
  page,
  messages,
}) => {
  await visit(page, '/tutorial/quick-start');
  const {button, editor, result, sample} = sampleParts(page);
  await button('実行').click();
  await expect(result).toHaveAttribute('data-run-ending', 'finished');

  await button('編集').click();
  await expect(editor).toBeFocused();
  // Its own style sheet, which no file of the site holds.
  await expect(sample.locator('.cm-editor')).toHaveCSS('display', 'flex');
  await editor.press('ControlOrMeta+Enter');
  await expect(result).toHaveAttribute('data-run-ending', 'finished');
  expect(messages).toEqual([]);
});

test('the policy stops what it should', async ({page}) => {
  await visit(page, '/');
  const stopped = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "attacked"';
    document.body.append(inline);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title = \'attacked\'">',
    );
    const frame = document.createElement('iframe');
    frame.src = '/';
    document.body.append(frame);
    await fetch('https://evil.example/').catch(() => undefined);
    await new Promise((resolve) => (frame.onload = resolve));
    return {
      violations,
      title: document.title,
      framed: frame.contentDocument !== null,
    };
  });
  expect(stopped.violations).toEqual(
    expect.arrayContaining([
      'script-src-elem',
      'script-src-attr',
      'connect-src',
    ]),
  );
  expect(stopped.title).not.toBe('attacked');
  expect(stopped.framed).toBe(false);
});
