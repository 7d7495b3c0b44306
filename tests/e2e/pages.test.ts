/*
 * Pages in the browser. One visit serves all: the page arrives without its
 * scripts, they take it over when the reader does something, it has fetched no
 * more than it may, is no longer than it may be, nothing is printed on the
 * console, a phone shows its text. One of each kind is examined by axe, in every
 * state; of the generated pages of the reference the others are left to the full
 * run. tests/build/heads.test.ts reads what needs no browser.
 */
import {
  FIRST_STATE,
  OTHER_STATES,
  expectAccessible,
  setState,
} from '../support/axe';
import {FULL} from '../support/full';
import {PAGE_KINDS} from '../support/pageKinds';
import {lengthExcess, phoneExcess} from '../support/pageLength';
import {UNTOUCHED, budgetOf, excess, weigh} from '../support/pageWeight';
import {SUB_PATH_PORT} from '../support/ports';
import {ROUTES} from '../support/routes';
import {SUB_PATH} from '../support/site';
import {expect, takeOver, testOnSharedPage as test, visit} from './fixtures';

const PAGES = [
  ...ROUTES.map(({path, title}) => ({path, title, status: 200})),
  {path: '/no-such-page', title: 'ページが見つかりません', status: 404},
];

const ONE_OF_EACH_KIND: readonly string[] = Object.values(PAGE_KINDS);

for (const {path, title, status} of PAGES) {
  const isExample = ONE_OF_EACH_KIND.includes(path);
  const isGenerated = /^\/api\/\w/.test(path) && !isExample;

  test(
    `${path} opens, is light, prints nothing`,
    isGenerated ? FULL : {},
    async ({page, messages}) => {
      test.slow();
      await setState(page, FIRST_STATE);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      expect(excess(await weigh(page), UNTOUCHED)).toEqual([]);
      await takeOver(page);
      expect(excess(await weigh(page), budgetOf(path))).toEqual([]);
      expect(await lengthExcess(page, path)).toEqual([]);
      for (const state of isExample ? [FIRST_STATE, ...OTHER_STATES] : []) {
        await expectAccessible(page, state);
      }
      await expect.poll(() => phoneExcess(page)).toEqual([]);
      // The browser tells of the answer to a missing page itself.
      expect(
        messages.filter(
          (text) => status === 200 || !text.includes('status of 404'),
        ),
      ).toEqual([]);
    },
  );

  if (!isExample) {
    test(`${path} is accessible`, FULL, async ({page}) => {
      test.slow();
      await visit(page, path);
      // Navbar, sidebar and footer are the same on all pages of a kind.
      await expectAccessible(page, FIRST_STATE, 'main');
    });
  }
}

test(`pages under ${SUB_PATH} open and print nothing`, async ({
  page,
  messages,
}) => {
  test.slow();
  for (const {path, title} of ROUTES.filter((route) =>
    [
      '/',
      '/markdown-page',
      '/tags/custom-data',
      '/category/usage-guide',
      '/tutorial/quick-start',
      '/wiki/frequently-asked-questions',
      '/api/',
      '/api/classes/UserCustomDataService',
    ].includes(route.path),
  )) {
    await test.step(path, async () => {
      await visit(
        page,
        `http://localhost:${SUB_PATH_PORT}${SUB_PATH}${path.slice(1)}`,
      );
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      expect(messages, path).toEqual([]);
    });
  }
});
