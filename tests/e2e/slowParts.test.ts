/*
 * Large parts of the site that take their time to come: the reader is told, and
 * whoever has left, or closed what needed them, hears no more of them.
 */
import {expect, sampleParts, test, visit} from './fixtures';
import type {Page, Request} from '@playwright/test';

const HELLO_PAGE = '/tutorial/quick-start';
const PAYROLL_PAGE =
  '/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate';

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
      // The page takes a script out when it has heard what became of it: who
      // asks for it before, waits for the old request.
      const urls = requests.map((request) => request.url());
      await expect
        .poll(() =>
          page.evaluate(
            (asked) =>
              [...document.scripts].filter(({src}) => asked.includes(src))
                .length,
            urls,
          ),
        )
        .toBe(0);
    },
  };
}

function parts(page: Page) {
  return {
    ...sampleParts(page),
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

test('the hostile conditions: they can be stopped before they are there', async ({
  page,
}) => {
  await visit(page, PAYROLL_PAGE);
  const {button, coming, report, sample, tab} = parts(page);
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
  await tab('厳しい条件').click();
  await expect(coming).toHaveText(/試しています読み込んでいます…$/);
  await button('止める').click();
  await expect(report).toHaveAttribute('data-stress-ending', 'stopped');
  await expect(coming).toHaveCount(0);
  await expectGivenUp(engine.requests);

  await tab('厳しい条件').click();
  await expect(coming).toHaveCount(1);
  await leave(page);
  await expectGivenUp(engine.requests);
  expect(engine.requests).toHaveLength(2);
  await expect(coming).toHaveCount(0);
  expect(asked).toEqual([]);
});
