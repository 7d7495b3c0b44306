import type {Locator, Page} from '@playwright/test';
import {encodeShare} from '../../src/features/runner/page/share/shareLink';
import {readCases} from '../support/files';
import {startTarget} from '../support/listen';
import {expect, test, visit} from './fixtures';

const PAGE = '/tutorial/quick-start';

/** One attack: a program, or what one tries. */
interface Attack {
  readonly name: string;
  readonly program?: string;
  readonly attempt?: string;
  readonly ending?: 'timeout' | 'crashed';
  readonly says?: string;
}

const {memory = [], ...ATTACKS} =
  readCases<Readonly<Record<string, readonly Attack[]>>>('attacks');

/**
 * What counts as a hang. The limits themselves are constants (RUN_LIMITS, with
 * a unit test); how fast a loaded machine keeps to them isn't tested here.
 */
const HANG_MILLIS = 10_000;

/** What the page says of itself after a run. */
interface Observation {
  /** From when the frame is there to the end of the run. */
  readonly millis: number;
  /** Longest time in which the page's timers stood still. */
  readonly gap: number;
}

let target: Awaited<ReturnType<typeof startTarget>>;

test.beforeAll(async () => {
  target = await startTarget();
});

test.afterAll(() => {
  target.close();
});

test.beforeEach(() => {
  target.hits.length = 0;
});

/**
 * The program of an attack. What an attempt tries goes around what programs are
 * shown of the scope, to the worker's own.
 */
function programOf({attempt = '', program}: Attack): string {
  return (
    program ??
    `async function main() {
  const scope = (0, eval)('this');
  try {
    ${attempt}
    logger.info('到達');
  } catch (error) {
    logger.info('拒否：' + error);
  }
}`
  ).replaceAll('TARGET', target.origin);
}

/** Opens a program by a link, without running it. */
async function open(page: Page, source: string): Promise<Locator> {
  const fragment = encodeShare({
    sample: 0,
    scenario: '手動実行',
    source,
  });
  await visit(page, PAGE + fragment);
  const sample = page.locator('[data-runnable-sample]').first();
  await expect(
    sample.getByRole('textbox', {name: 'プログラムのエディター'}),
  ).toBeVisible();
  return sample;
}

/** Runs the program and watches the page meanwhile. */
async function run(sample: Locator): Promise<Observation> {
  return sample.evaluate(async (element) => {
    const button = [...element.querySelectorAll('button')].find(
      ({textContent}) => textContent === '実行',
    );
    const view = element.querySelector<HTMLElement>(
      '[role=group]:has([role=status])',
    );
    if (!button || !view) {
      throw new Error('The sample has no button or no result.');
    }
    // The frame may still have to be loaded.
    let started = 0;
    window.addEventListener('message', () => (started ||= performance.now()));
    let last = performance.now();
    let gap = 0;
    const timer = setInterval(() => {
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }, 10);
    const ended = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (view.dataset.runEnding !== undefined) {
          observer.disconnect();
          resolve();
        }
      });
      observer.observe(view, {attributes: true});
    });
    button.click();
    await ended;
    clearInterval(timer);
    return {millis: performance.now() - started, gap};
  });
}

/**
 * What must hold after every attack. The rest of the attacks on the same page is
 * made even if it doesn't.
 *
 * @param name - the attack's
 */
async function expectUnharmed(
  page: Page,
  {millis, gap}: Observation,
  name: string,
): Promise<void> {
  expect.soft(millis, `${name}: time until the end`).toBeLessThan(HANG_MILLIS);
  expect
    .soft(gap, `${name}: longest standstill of the page`)
    .toBeLessThan(HANG_MILLIS);
  await expect.soft(page.locator('iframe'), name).toHaveCount(0);
  expect
    .soft(
      await page.evaluate(() => ({
        polluted: 'polluted' in {} || 'toJSON' in {} || 'attacked' in window,
        stored: Object.keys(localStorage).includes('attack'),
        cookie: document.cookie,
        path: location.pathname,
      })),
      name,
    )
    .toEqual({polluted: false, stored: false, cookie: '', path: PAGE});
}

/** Expects that no request has reached the server. */
async function expectNoHits(page: Page): Promise<void> {
  // Anything that is still under way has time to arrive.
  await page.waitForTimeout(100);
  // The addresses say which attack it was.
  expect(target.hits).toEqual([]);
}

for (const [kind, attacks] of Object.entries(ATTACKS)) {
  // One page for all: opening it takes longer than most attacks.
  test(`withstands attacks: ${kind}`, async ({page, baseURL}) => {
    test.setTimeout(60_000 + attacks.length * HANG_MILLIS);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(?:blob|data):/.test(url)) {
        foreign.push(url);
      }
    });
    const sample = await open(page, 'async function main() {}');
    const editor = sample.getByRole('textbox', {
      name: 'プログラムのエディター',
    });
    const view = sample.getByRole('group', {name: '実行結果'});

    for (const attack of attacks) {
      const {name, ending = 'finished', says = '拒否'} = attack;
      await test.step(name, async () => {
        await editor.press('ControlOrMeta+a');
        await page.keyboard.insertText(programOf(attack));
        const observation = await run(sample);

        await expect
          .soft(view, name)
          .toHaveAttribute('data-run-ending', ending);
        await expect.soft(view, name).not.toContainText('到達');
        await expect.soft(view, name).toContainText(says);
        await expectUnharmed(page, observation, name);
      });
    }
    await expectNoHits(page);
    // Requests that the browser refused itself are reported as well; none of
    // them got an answer.
    expect(foreign.filter((url) => target.hits.includes(url))).toEqual([]);
  });
}

for (const attack of memory) {
  const {name} = attack;
  test(`withstands ${name}`, async ({page}) => {
    const sample = await open(page, programOf(attack));
    const observation = await run(sample);

    const view = sample.getByRole('group', {name: '実行結果'});
    await expect(view).toContainText(
      /実行を止めました|異常終了|エラーで終わりました/,
    );
    await expectUnharmed(page, observation, name);
    await expectNoHits(page);
  });
}

test('ignores results that another window sends', async ({page}) => {
  const sample = await open(page, 'async function main() {\n  for (;;) {}\n}');
  const running = run(sample);
  await page.evaluate(async () => {
    const report = {
      dryRun: false,
      notices: [],
      httpCalls: {rows: [], total: 0},
      customData: {rows: [], total: 0},
      amounts: {rows: [], total: 0},
      error: null,
    };
    const message = {kind: 'worker', text: `R${JSON.stringify(report)}`};
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script>
      setInterval(() => parent.postMessage(${JSON.stringify(message)}, '*'), 50);
    </script>`;
    document.body.append(frame);
    window.postMessage(message, '*');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    frame.remove();
  });
  const observation = await running;
  await expect(sample.getByRole('group', {name: '実行結果'})).toHaveAttribute(
    'data-run-ending',
    'timeout',
  );
  await expectUnharmed(page, observation, 'another window');
});

test('keeps the frame in an origin of its own', async ({page, baseURL}) => {
  const sample = await open(
    page,
    "async function main() {\n  logger.info('origin=' + (0, eval)('this').origin);\n}",
  );
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((records) => {
          for (const {addedNodes} of records) {
            for (const node of addedNodes) {
              if (node instanceof HTMLIFrameElement) {
                resolve(node.getAttribute('sandbox'));
              }
            }
          }
        }).observe(document.body, {childList: true});
      }),
  );
  await run(sample);
  expect(await seen).toBe('allow-scripts');
  await expect(sample.getByRole('group', {name: '実行結果'})).toContainText(
    'origin=null',
  );
  expect(baseURL).not.toBe('null');
});

test('runs nothing for a page that embeds the runner with its origin', async ({
  page,
}) => {
  await visit(page, PAGE);
  const answers = await page.evaluate(async () => {
    const messages: unknown[] = [];
    window.addEventListener('message', ({data}) => messages.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/runner.html';
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    frame.contentWindow?.postMessage(
      {kind: 'run', scenario: '手動実行', source: 'async function main() {}'},
      '*',
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return messages;
  });
  expect(answers).toEqual([]);
});
