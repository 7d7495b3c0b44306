/*
 * Large parts of the site that take their time to come: the reader is told, and
 * whoever has left, or closed what needed them, hears no more of them.
 */
import {expect, test, visit} from './fixtures';
import type {Locator, Page, Request} from '@playwright/test';

const HELLO_PAGE = '/tutorial/quick-start';
const PAYROLL_PAGE =
  '/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate';
const CODE_PAGE = '/wiki/custom-data-function/shikyukojo-data';

/** Scripts of the site that come after the page's own. */
const SCRIPTS = /\/assets\/js\/[^/]+\.js$/;

/** Files that are on their way until the test lets them come, or lose their way. */
interface Held {
  readonly requests: readonly Request[];
  readonly end: (how: 'come' | 'fail') => Promise<void>;
}

async function hold(page: Page, files: RegExp): Promise<Held> {
  const requests: Request[] = [];
  const endings: ((how: 'come' | 'fail') => Promise<void>)[] = [];
  await page.route(files, (route, request) => {
    requests.push(request);
    endings.push((how) => (how === 'come' ? route.continue() : route.abort()));
  });
  return {
    requests,
    async end(how) {
      // The browser may have given some up.
      await Promise.all(endings.map((end) => end(how).catch(() => undefined)));
      // What is asked for from now on comes at once.
      await page.unroute(files);
    },
  };
}

function parts(page: Page) {
  const sample = page.locator('[data-runnable-sample]').first();
  return {
    sample,
    button: (name: string): Locator =>
      sample.getByRole('button', {name, exact: true}),
    editor: sample.getByRole('textbox', {name: 'プログラムのエディター'}),
    coming: page.getByText(/読み込んでいます…$/),
  };
}

/** Goes to another page, as a reader does who waits no longer. */
async function leave(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'ナビゲーション', exact: true})
    .getByRole('link', {name: 'Wiki', exact: true})
    .click();
  await expect(page).toHaveURL('/');
}

/** What a browser says of a file that nobody waits for any more. */
async function expectGivenUp(requests: readonly Request[]): Promise<void> {
  await expect
    .poll(() => requests.map((request) => request.failure()?.errorText))
    .toEqual(requests.map(() => 'net::ERR_ABORTED'));
}

test('the runner, then the editor', async ({page, messages}) => {
  await visit(page, HELLO_PAGE);
  const {button, coming, editor, sample} = parts(page);
  const runner = await hold(page, SCRIPTS);
  await button('実行').click();
  await expect(coming).toHaveText('読み込んでいます…');
  await runner.end('come');
  await expect(sample.locator('[data-run-ending=finished]')).toHaveCount(1);
  await expect(coming).toHaveCount(0);

  const abandoned = await hold(page, SCRIPTS);
  await button('編集').click();
  await expect(coming).toHaveText(/エディターを読み込んでいます…$/);
  await button('元に戻す').click();
  await expect(coming).toHaveCount(0);
  await abandoned.end('fail');
  await expect(button('編集')).toBeVisible();
  await button('編集').click();
  await expect(editor).toBeFocused();
  await expect(sample.getByText('読み込めませんでした')).toHaveCount(0);
  expect(messages.filter((message) => !message.includes('ERR_FAILED'))).toEqual(
    [],
  );
});

test('the types: whoever closes the editor hears no more of them', async ({
  page,
}) => {
  await visit(page, HELLO_PAGE);
  const {button, coming, editor} = parts(page);
  const types = await hold(page, /\/editor-types\.js$/);
  await button('編集').click();
  await expect(coming).toHaveText('入力候補と誤りの印を読み込んでいます…');
  await expect(editor).toBeFocused();
  await button('元に戻す').click();
  await expect(coming).toHaveCount(0);
  await types.end('fail');
  await button('編集').click();
  await expect(editor).toBeFocused();
  await expect(coming).toHaveCount(0);
});

test('the hostile conditions: they can be stopped before they are there', async ({
  page,
}) => {
  await visit(page, PAYROLL_PAGE);
  const {button, coming, sample} = parts(page);
  const report = sample.getByRole('region', {name: '厳しい条件の結果'});
  await button('実行').click();
  await expect(sample.locator('[data-run-ending=finished]')).toHaveCount(1);
  // Whether the site was published anew.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') {
      asked.push(request.url());
    }
  });
  const engine = await hold(page, /\/stress\.js$/);
  await button('厳しい条件で試す').click();
  await expect(coming).toHaveText('厳しい条件を読み込んでいます…');
  await button('止める').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'stopped');
  await expect(coming).toHaveCount(0);
  await expectGivenUp(engine.requests);

  await button('厳しい条件で試す').click();
  await expect(coming).toHaveCount(1);
  await leave(page);
  await expectGivenUp(engine.requests);
  expect(engine.requests).toHaveLength(2);
  await expect(coming).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the checks of an exercise', async ({page}) => {
  await visit(page, HELLO_PAGE);
  const {coming} = parts(page);
  const check = page.getByRole('button', {name: '答え合わせ'}).first();
  const checks = await hold(page, SCRIPTS);
  await check.click();
  await expect(coming).toHaveText('答え合わせのプログラムを読み込んでいます…');
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await checks.end('come');
  await expect(page.getByText('もう少しです。')).toBeVisible();
  await expect(coming).toHaveCount(0);
});

test('what a name in code means', async ({page}) => {
  await visit(page, CODE_PAGE);
  const name = page
    .locator('pre')
    .getByRole('link', {name: 'saveAmount', exact: true})
    .first();
  const hint = page.getByRole('tooltip');
  const hints = await hold(page, SCRIPTS);
  await name.press('Enter');
  await expect(hint).toHaveText(/^説明を読み込んでいます…/);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  await name.press('Enter');
  await expect(hint).toHaveText(/^説明を読み込んでいます…/);
  await hints.end('come');
  await expect(hint).toContainText(
    'CombositeShikyukojoDataService.saveAmount(',
  );
});

test('the data of the sample company: without them the page stays', async ({
  page,
}) => {
  await visit(page, PAYROLL_PAGE);
  const {coming, sample} = parts(page);
  const fold = sample.getByText('見本の会社のデータ');
  const data = await hold(page, SCRIPTS);
  await fold.click();
  await expect(coming).toHaveText('読み込んでいます…');
  await data.end('fail');
  await expect(sample).toContainText('読み込めませんでした。');

  // Another try.
  await fold.click();
  await fold.click();
  await expect(sample.getByRole('table').first()).toBeVisible();
});

test('the index of the search: leaving the page gives it up', async ({
  page,
}) => {
  await visit(page, HELLO_PAGE);
  const box = page.getByRole('combobox', {name: 'サイト内を検索'});
  const index = await hold(page, /\/(?:search-doc|lunr-index)[^/]*\.json$/);
  await box.fill('予約語');
  await expect(page.getByText('検索の索引を読み込んでいます…')).toBeVisible();
  await leave(page);
  await expectGivenUp(index.requests);
  expect(index.requests).toHaveLength(2);

  await index.end('fail');
  await box.fill('予約語');
  await expect(page.getByRole('search').getByRole('option').first()).toHaveText(
    /予約語/,
  );
});
