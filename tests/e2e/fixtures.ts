import {expect, test as base} from '@playwright/test';
import type {Page, Response} from '@playwright/test';

export {expect};

interface Fixtures {
  /** What the page has printed on the console, and its uncaught errors. */
  readonly messages: string[];
}

export const test = base.extend<Fixtures>({
  page: async ({page}, use) => {
    await use(page);
    // What a page fetches ahead may still be with a handler when its test
    // ends: the handler's error would belong to no test, and fail the run.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  messages: async ({page}, use) => {
    const messages: string[] = [];
    page.on('console', (message) =>
      messages.push(`${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
    await use(messages);
  },
});

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
