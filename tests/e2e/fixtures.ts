import {expect, test as base} from '@playwright/test';
import {GATED_PORT, SITE_PORT, SUB_PATH_PORT} from '../support/ports';
import type {
  Browser,
  BrowserContext,
  ConsoleMessage,
  Locator,
  Page,
  Response,
} from '@playwright/test';

export {expect};

interface Fixtures {
  /** What the page has printed on the console, and its uncaught errors. */
  readonly messages: string[];
}

const withMessages = base.extend<Fixtures>({
  messages: async ({page}, use) => {
    const messages: string[] = [];
    const keep = (message: ConsoleMessage) => {
      messages.push(`${message.type()}: ${message.text()}`);
    };
    const keepError = (error: Error) => {
      messages.push(`error: ${error.message}`);
    };
    page.on('console', keep).on('pageerror', keepError);
    await use(messages);
    page.off('console', keep).off('pageerror', keepError);
  },
});

export const test = withMessages.extend<
  object,
  {
    /**
     * A window that the tests of a process share: its browser keeps the scripts,
     * so that the next page opens in half the time. Each test begins with nothing
     * stored and a page of its own.
     */
    readonly sharedContext: BrowserContext;
  }
>({
  // A test that asks for a device or an address of its own has its own window.
  context: async (
    {
      context,
      sharedContext,
      baseURL,
      colorScheme,
      hasTouch,
      javaScriptEnabled,
      permissions,
    },
    use,
  ) => {
    const isOrdinary =
      baseURL === SITE &&
      colorScheme === 'light' &&
      !hasTouch &&
      javaScriptEnabled &&
      !permissions;
    if (!isOrdinary) {
      await use(context);
      return;
    }
    await use(sharedContext);
    await reset(sharedContext);
  },
  page: async ({page, viewport}, use) => {
    if (viewport) {
      await page.setViewportSize(viewport);
    }
    await use(page);
    // What a page fetches ahead may still be with a handler when its test
    // ends: the handler's error would belong to no test, and fail the run.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  sharedContext: [
    async ({browser}, use) => {
      const context = await openContext(browser);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * For tests that only look at pages: they share one, as opening one takes a
 * fourth of a visit.
 */
export const testOnSharedPage = withMessages.extend<
  object,
  {readonly sharedPage: Page}
>({
  page: async ({sharedPage, viewport}, use) => {
    if (viewport) {
      await sharedPage.setViewportSize(viewport);
    }
    await sharedPage.emulateMedia({colorScheme: null, reducedMotion: null});
    await use(sharedPage);
    // What is still on its way must not reach the next test's page.
    await sharedPage.goto('about:blank');
  },
  sharedPage: [
    async ({browser}, use) => {
      const context = await openContext(browser);
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
});

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: SITE,
    locale: 'ja-JP',
    viewport: {width: 1280, height: 720},
  });
}

const SITE = `http://localhost:${SITE_PORT}`;

/** Closes all pages, and forgets what they stored, but not what they fetched. */
async function reset(context: BrowserContext): Promise<void> {
  await context.clearPermissions();
  const [page = await context.newPage(), ...others] = context.pages();
  const browser = await context.newCDPSession(page);
  for (const port of [SITE_PORT, SUB_PATH_PORT, GATED_PORT]) {
    await browser.send('Storage.clearDataForOrigin', {
      origin: `http://localhost:${port}`,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    });
  }
  await Promise.all([page, ...others].map((open) => open.close()));
}

/**
 * Opens a page and waits until its scripts have taken it over, as a reader has
 * them do by the first move of the mouse.
 */
export async function visit(
  page: Page,
  address: string,
): Promise<Response | null> {
  const response = await page.goto(address);
  await takeOver(page);
  return response;
}

/** The parts of a page's first runnable sample. */
export function sampleParts(page: Page) {
  const sample = page.locator('[data-runnable-sample]').first();
  return {
    sample,
    button: (name: string): Locator =>
      sample.getByRole('button', {name, exact: true}),
    tab: (name: string): Locator =>
      sample.getByRole('tab', {name, exact: true}),
    editor: sample.getByRole('textbox', {name: 'プログラムのエディター'}),
    scenario: sample.getByLabel('場面'),
    result: sample.getByRole('group', {name: '実行結果'}),
    report: sample.getByRole('group', {name: '厳しい条件の結果'}),
  };
}

/**
 * How a test opens a page that must behave the same before and after its scripts
 * have taken it over: the reader's first act is the test's own in one of the two.
 */
export const STATES = [
  ['untouched', (page: Page, address: string) => page.goto(address)],
  ['touched', visit],
] as const;

/** Moves the mouse in an open page, and waits until its scripts have it. */
export async function takeOver(page: Page): Promise<void> {
  await moveMouse(page);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}

/** Moves the mouse from wherever it was. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(1, 2);
  await page.mouse.move(1, 1);
}
