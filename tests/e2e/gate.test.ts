import {readFileSync} from 'node:fs';
import path from 'node:path';
import {GATED_PORT, SITE_PORT} from '../support/ports';
import {BUILD_FOLDER, GATED_BUILD_FOLDER, GATE_PASSWORD} from '../support/site';
import {FULL} from '../support/full';
import {PAGE_KINDS} from '../support/pageKinds';
import {ROUTES} from '../support/routes';
import {findings} from '../support/axe';
import {expect as expectSoon, sampleParts, takeOver, test} from './fixtures';
import type {Page, Response} from '@playwright/test';

test.use({baseURL: `http://localhost:${GATED_PORT}`});
// The password's key is slow to compute, by design.
test.describe.configure({timeout: 120_000});
const expect = expectSoon.configure({timeout: 60_000});

const NOTICE = '共有パスワードが必要です';
const REFUSAL = 'Invalid credentials';

/**
 * Answers the page's dialogues.
 *
 * @param answers - to its prompts, in turn; `null` cancels, as does running out
 * @returns what the dialogues said, as they come
 */
function answer(page: Page, answers: readonly (string | null)[]): string[] {
  const said: string[] = [];
  const left = [...answers];
  page.on('dialog', (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    const text = dialog.type() === 'prompt' ? left.shift() : undefined;
    void (typeof text === 'string' || dialog.type() === 'alert'
      ? dialog.accept(text ?? '')
      : dialog.dismiss());
  });
  return said;
}

/** Opens a page and waits until it is open and its scripts have taken it over. */
async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await takeOver(page);
  return response;
}

/** The policy that a build's recipe sends with its pages. */
function policyOf(recipe: string): string {
  const text = readFileSync(recipe, 'utf8');
  const [, policy] = /"value": "([^"]*; script-src [^"]*)"/.exec(text) ?? [];
  if (!policy) {
    throw new Error(`${recipe} has no policy for pages`);
  }
  return policy;
}

const PROMPT = 'prompt: 共有パスワードを入力してください。';
const ALERT = `alert: ${REFUSAL}`;

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('without the gate a page opens unasked', async ({page}) => {
  const said = answer(page, []);
  await visit(page, `http://localhost:${SITE_PORT}/wiki/development-plan`);
  await expect(title(page)).toHaveText('開発計画');
  expect(said).toEqual([]);
});

test('the right password opens the page as if there were no gate', async ({
  page,
  messages,
}) => {
  const said = answer(page, [GATE_PASSWORD]);
  await visit(page, '/wiki/development-plan');
  await expect(title(page)).toHaveText('開発計画');
  await expect(page).toHaveTitle('開発計画 | Combosite Functions Wiki');
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  expect(said).toEqual([PROMPT]);

  // The static page came back whole, head included.
  const plain = readFileSync(
    path.join(BUILD_FOLDER, 'wiki/development-plan/index.html'),
    'utf8',
  );
  const description = /name="?description"? content="?([^">]+?)"?\s*\/?>/.exec(
    plain,
  )?.[1];
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    description ?? 'a description',
  );

  // Other routes come as encrypted scripts.
  const navbar = page.getByRole('navigation', {
    name: 'ナビゲーション',
    exact: true,
  });
  await navbar.getByRole('link', {name: 'クイックスタート'}).click();
  await expect(title(page)).toHaveText('クイックスタート');
  await page.goBack();
  await expect(title(page)).toHaveText('開発計画');
  expect(messages).toEqual([]);
});

for (const [name, tag, addresses] of [
  ['every kind of page', {}, Object.values(PAGE_KINDS)],
  ['every page', FULL, ROUTES.map((route) => route.path)],
] as const) {
  test(`${name} hydrates as it was rendered`, tag, async ({page, messages}) => {
    test.slow();
    answer(page, [GATE_PASSWORD]);
    for (const address of addresses) {
      await visit(page, address);
      expect(
        messages.filter((text) => !text.includes('status of 404')),
        address,
      ).toEqual([]);
    }
  });
}

test('an opened site works under the policy that its build gives to servers', async ({
  page,
  messages,
}) => {
  const policy = policyOf(`${GATED_BUILD_FOLDER}-hosting/firebase.json`);
  await page.route(`http://localhost:${GATED_PORT}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: route.request().url().endsWith('/runner.html')
        ? response.headers()
        : {...response.headers(), 'content-security-policy': policy},
    });
  });
  answer(page, [GATE_PASSWORD]);
  const types = page.waitForEvent('worker', (worker) =>
    worker.url().startsWith('blob:'),
  );
  await visit(page, '/tutorial/quick-start');

  const {button, editor, result, sample} = sampleParts(page);
  await button('実行').click();
  await expect(result).toHaveAttribute('data-run-ending', 'finished');
  await button('編集').click();
  await expect(editor).toBeVisible();
  await types;

  // Its program is part of a page: it must not outlive the key.
  await page.keyboard.type('/');
  await expect(sample).toContainText('タブを閉じるまで残ります');
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('sample-edit')),
    ),
  ).toEqual([]);
  expect(messages).toEqual([]);
});

test('a wrong, cancelled or empty answer is refused and asked again', async ({
  page,
}) => {
  const said = answer(page, ['開けゴマ', null, '', GATE_PASSWORD]);
  await visit(page, '/wiki/development-plan');
  await expect(title(page)).toHaveText('開発計画');
  expect(said).toEqual([PROMPT, ALERT, PROMPT, ALERT, PROMPT, ALERT, PROMPT]);
});

test('nothing of a page is in the document before the password', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(new URL(request.url()).pathname),
  );
  answer(page, []);
  await page.goto('/wiki/development-plan');
  await expect(page.getByRole('button')).toHaveText('もう一度入力する');
  await expect(page).toHaveTitle('共有パスワードの確認');
  await expect(title(page)).toHaveText(NOTICE);
  expect(await page.content()).not.toContain('開発計画');
  expect(
    requests.filter(
      (name) => !/^\/(?:assets\/(?:css|js\/gate)|img)/.test(name),
    ),
  ).toEqual(['/wiki/development-plan']);
});

test('a tab keeps the password on reload; a new tab asks', async ({
  page,
  context,
}) => {
  const said = answer(page, [GATE_PASSWORD]);
  await visit(page, '/release-note');
  await page.reload();
  await expect(title(page)).toHaveText('リリースノート');
  await visit(page, '/wiki/development-plan');
  await expect(title(page)).toHaveText('開発計画');
  expect(said).toEqual([PROMPT]);
  expect(
    await page.evaluate(() =>
      JSON.stringify({...sessionStorage, ...localStorage}),
    ),
  ).not.toContain('開けゴマ');

  const other = await context.newPage();
  const saidThere = answer(other, [GATE_PASSWORD]);
  await visit(other, '/release-note');
  await expect(title(other)).toHaveText('リリースノート');
  expect(saidThere).toEqual([PROMPT]);
});

test('downloads and search are decrypted', async ({page}) => {
  answer(page, [GATE_PASSWORD]);
  await visit(page, '/api/');
  const button = page.getByRole('button', {
    name: 'combosite-functions.d.ts',
  });
  await button.focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('combosite-functions.d.ts');
  expect(
    readFileSync(await download.path()).equals(
      readFileSync(path.join(BUILD_FOLDER, 'combosite-functions.d.ts')),
    ),
  ).toBe(true);

  const box = page.getByLabel('サイト内を検索');
  await expect(box).toBeEnabled();
  await box.pressSequentially('予約語');
  await expect(
    page.getByRole('search').getByRole('option').first(),
  ).toBeVisible();
});

test('over plain HTTP the library takes the place of WebCrypto', async ({
  page,
  messages,
}) => {
  const origin = `http://plain-http.test:${GATED_PORT}`;
  const said = answer(page, ['開けゴマ', GATE_PASSWORD]);
  const loaded = page.waitForResponse(/gate-library/);
  await page.goto(`${origin}/wiki/development-plan`);
  await loaded;
  await expect(title(page)).toHaveText('開発計画');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(said).toEqual([PROMPT, ALERT, PROMPT]);
  await page.reload();
  await expect(title(page)).toHaveText('開発計画');
  expect(said).toHaveLength(3);
  expect(messages).toEqual([]);
});

test('a blocked prompt leads to a message and a way on', async ({page}) => {
  await page.addInitScript(() => {
    window.prompt = () => null;
    window.alert = () => undefined;
  });
  await page.goto('/release-note');
  await expect(page.getByRole('status')).toContainText(
    'ブラウザーが入力欄を止めています',
  );
  const retry = page.getByRole('button', {name: 'もう一度入力する'});
  await expect(retry).toBeFocused();
  await page.evaluate((password) => {
    window.prompt = () => password;
  }, GATE_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('リリースノート');
});

test('a page that cannot be loaded says so', async ({page}) => {
  answer(page, [GATE_PASSWORD]);
  await page.route(/assets\/js\/main/, (route) => route.abort());
  await page.goto('/release-note');
  await expect(page.getByRole('status')).toContainText(
    'ページを読み込めませんでした。',
  );
  await page.unroute(/assets\/js\/main/);
  await page.getByRole('button', {name: 'ページを開き直す'}).click();
  await expect(title(page)).toHaveText('リリースノート');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is a plain notice and nothing else', async ({page}) => {
    await page.goto('/wiki/development-plan');
    await expect(title(page)).toHaveText(NOTICE);
    await expect(page.getByRole('main')).toContainText(
      'JavaScriptを有効にしてから',
    );
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await page.content()).not.toContain('開発計画');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the notice is accessible, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    answer(page, []);
    await page.goto('/');
    await expect(page.getByRole('button')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 844});
      expect(await findings(page), `${width} px`).toEqual([]);
    }
  });
}
