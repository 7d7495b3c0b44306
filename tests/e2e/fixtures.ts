import {test as base} from '@playwright/test';

export {expect} from '@playwright/test';

interface Fixtures {
  /** What the page has printed on the console, and its uncaught errors. */
  readonly messages: string[];
}

export const test = base.extend<Fixtures>({
  messages: async ({page}, use) => {
    const messages: string[] = [];
    page.on('console', (message) =>
      messages.push(`${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
    await use(messages);
  },
});
