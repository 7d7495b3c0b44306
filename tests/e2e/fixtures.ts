import {devices, expect, test as base} from '@playwright/test';
import {SITE_PORT} from '../support/ports';
import type {ConsoleMessage, Page, Response} from '@playwright/test';

export {expect};

interface Fixtures {
  /** What the page has printed on the console, and its uncaught errors. */
  readonly messages: string[];
  /** The same of the page that tests share. */
  readonly reusedMessages: string[];
}

interface WorkerFixtures {
  /**
   * A page that all tests of a process share: its browser keeps the scripts, so
   * that the next page of the site opens in half the time. For tests that leave
   * nothing behind, and set the state that they need.
   */
  readonly reusedPage: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  page: async ({page}, use) => {
    await use(page);
    // What a page fetches ahead may still be with a handler when its test
    // ends: the handler's error would belong to no test, and fail the run.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  messages: async ({page}, use) => {
    const {messages} = listen(page);
    await use(messages);
  },
  reusedMessages: async ({reusedPage}, use) => {
    const {messages, stop} = listen(reusedPage);
    await use(messages);
    stop();
  },
  reusedPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        ...devices['Desktop Chrome'],
        baseURL: `http://localhost:${SITE_PORT}`,
        locale: 'ja-JP',
      });
      // As on a costly connection, a page waits for its reader before it fetches
      // the search and other pages ahead, which would take as long as the test.
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
        });
      });
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Collects what a page prints, and its uncaught errors. */
function listen(page: Page): {
  readonly messages: string[];
  readonly stop: () => void;
} {
  const messages: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    messages.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => {
    messages.push(`error: ${error.message}`);
  };
  page.on('console', onConsole).on('pageerror', onError);
  return {
    messages,
    stop: () => {
      page.off('console', onConsole).off('pageerror', onError);
    },
  };
}

/**
 * Opens a page and waits until its scripts have taken it over: before, it
 * reacts neither to the mouse nor to the operating system.
 */
export async function visit(
  page: Page,
  address: string,
): Promise<Response | null> {
  const response = await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  return response;
}

/** Waits until the search is ready: before, its box says that it is loading. */
export async function searchReady(page: Page): Promise<void> {
  const box = page.getByRole('search').getByRole('combobox');
  // A browser that takes the line for a slow one waits for the reader.
  await box.hover();
  await page.mouse.move(0, 0);
  await expect(box).toHaveAttribute('placeholder', 'サイト内を検索');
}
