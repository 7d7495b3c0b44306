/*
 * A reader at a browser, whichever it is: sees what is shown, presses the mouse
 * and the keys. Nothing here reaches into the site.
 */
import {afterAll, beforeAll} from 'vitest';
import {serveFolder} from './serveFolder';
import {until} from './webDriver';
import type {Driver} from './webDriver';

/** Sends console messages and errors; at once, as the page may be left. */
const WATCH = `(() => {
  const send = (kind, parts) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/messages', false);
    request.send(location.pathname + ' ' + kind + ': ' + parts.map(String).join(' '));
  };
  addEventListener('error', (event) => send('error', [event.message]));
  addEventListener('unhandledrejection', (event) => send('rejection', [event.reason]));
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...parts) => {
      own.apply(console, parts);
      send(kind, parts);
    };
  }
})()`;

/** What a key is called in WebDriver. */
export const KEYS = {
  control: '\uE009',
  enter: '\uE007',
} as const;

/** How WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Reader = Awaited<ReturnType<typeof openReader>>;

/** A reader for the tests of a group; it is there once they run. */
export function useReader(
  start: () => Promise<Driver>,
  folder: string,
): Reader {
  const reader = {} as Reader;
  beforeAll(async () => {
    Object.assign(reader, await openReader(await start(), folder));
  });
  afterAll(() => reader.close());
  return reader;
}

/**
 * Opens a site.
 *
 * @param driver - the browser
 * @param folder - the built site
 */
async function openReader(driver: Driver, folder: string) {
  const messages: string[] = [];
  const served = await serveFolder(folder, {
    script: WATCH,
    hear: (text) => messages.push(text),
  });

  /** Runs a function in the page; it may use nothing around it. */
  async function ask<T, Values extends readonly unknown[]>(
    question: (...values: Values) => T,
    ...values: Values
  ): Promise<T> {
    return (await driver.send('run', {
      script: `return (${question.toString()})(...arguments)`,
      args: values,
    })) as T;
  }

  /** Waits until an element is shown, and gives WebDriver's name for it. */
  async function find(selector: string, name = ''): Promise<string> {
    const found = await until(
      async () =>
        ((await ask(findShown, selector, name)) as unknown) ?? undefined,
      () => `There is no ${selector} ${name}`,
    );
    return (found as Record<typeof ELEMENT, string>)[ELEMENT];
  }

  /** Waits until the text of an element that is shown contains another. */
  async function sees(selector: string, text = ''): Promise<string> {
    let seen: string[] = [];
    return until(
      async () => {
        seen = await ask(textsShown, selector);
        return seen.find((one) => one.includes(text));
      },
      () => `${selector} isn't 「${text}」: ${JSON.stringify(seen)}`,
    );
  }

  const press = (...keys: string[]) =>
    driver.send('act', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...keys.map((value) => ({type: 'keyDown', value})),
            ...keys.toReversed().map((value) => ({type: 'keyUp', value})),
          ],
        },
      ],
    });

  // From wherever it was.
  const moveMouse = () =>
    driver.send('act', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [1, 2].map((x) => ({
            type: 'pointerMove',
            duration: 0,
            x,
            y: 1,
          })),
        },
      ],
    });

  return {
    messages,
    ask,
    sees,
    press,

    /** Opens a page of the site, without waiting for its scripts. */
    go: (address: string) =>
      driver.send('open', {url: `${served.origin}${address}`}),

    /** Opens a page and waits until its scripts have taken it over. */
    visit: async (address: string): Promise<void> => {
      await driver.send('open', {url: `${served.origin}${address}`});
      await moveMouse();
      await sees('html[data-has-hydrated=true]');
    },

    reload: async (): Promise<void> => {
      await driver.send('reload', {});
      await moveMouse();
      await sees('html[data-has-hydrated=true]');
    },

    click: async (selector: string, name?: string): Promise<void> => {
      await until(
        async () => {
          const id = await find(selector, name);
          try {
            await driver.send('click', {id});
            return true;
          } catch (error) {
            // What slides in is shown before WebKit can click it.
            if (String(error).includes('not interactable')) {
              return undefined;
            }
            throw error;
          }
        },
        () => `${selector} ${name ?? ''} can't be clicked`,
      );
    },

    type: async (text: string): Promise<void> => {
      for (const key of text) {
        await press(key);
      }
    },

    /** Answers the dialogue that the page shows, or is about to. */
    answer: async (text?: string): Promise<void> => {
      let refusal: unknown;
      await until(
        async () => {
          try {
            if (text !== undefined) {
              await driver.send('answer', {text});
            }
            await driver.send('accept', {});
            return true;
          } catch (error) {
            refusal = error;
            return undefined;
          }
        },
        () => `There is no dialogue: ${String(refusal)}`,
      );
    },

    /** Ends the browser, too. */
    close: async (): Promise<void> => {
      served.close();
      await driver.close();
    },
  };
}

function findShown(selector: string, name: string): Element | null {
  const found = Array.from(document.querySelectorAll(selector)).find(
    (node) =>
      node.checkVisibility() &&
      (name === '' ||
        node.getAttribute('aria-label') === name ||
        node.textContent.trim() === name),
  );
  // Where the page moves smoothly, a click would miss.
  found?.scrollIntoView({block: 'center', behavior: 'instant'});
  return found ?? null;
}

function textsShown(selector: string): string[] {
  return Array.from(document.querySelectorAll(selector))
    .filter((node) => node.checkVisibility())
    .map((node) => node.textContent);
}
