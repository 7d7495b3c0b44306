import {expect, test, visit} from './fixtures';
import {ROUTES} from '../support/routes';
import {SUB_PATH_PORT} from '../support/ports';
import {SUB_PATH, TEST_SITE_URL} from '../support/site';

const SITE_TITLE = 'Combosite Functions Wiki';

/** A smaller set for the second base path: one of each kind of page. */
const SUB_PATH_ROUTES = ROUTES.filter(({path}) =>
  [
    '/',
    '/markdown-page',
    '/tags/custom-data',
    '/category/usage-guide',
    '/tutorial/quick-start',
    '/wiki/frequently-asked-questions',
    '/api/',
    '/api/classes/UserCustomDataService',
  ].includes(path),
);

const SITES = [
  {name: 'every route', origin: '', basePath: '', routes: ROUTES},
  {
    name: `under ${SUB_PATH}`,
    origin: `http://localhost:${SUB_PATH_PORT}`,
    basePath: SUB_PATH.replace(/\/$/, ''),
    routes: SUB_PATH_ROUTES,
  },
];

for (const {name, origin, basePath, routes} of SITES) {
  test.describe(name, () => {
    for (const {path, title, sidebar} of routes) {
      test(`${path} is whole`, async ({page, messages}) => {
        const response = await visit(page, `${origin}${basePath}${path}`);
        expect(response?.status()).toBe(200);

        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        await expect(page).toHaveTitle(
          typeof title === 'string'
            ? `${title} | ${SITE_TITLE}`
            : new RegExp(`${title.source} \\| ${SITE_TITLE}$`),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

        const head = page.locator('head');
        const address = `${TEST_SITE_URL}${basePath}${path}`;
        await expect(head.locator('meta[name="robots"]')).toHaveAttribute(
          'content',
          'noindex, nofollow',
        );
        await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          address,
        );
        await expect(head.locator('meta[property="og:url"]')).toHaveAttribute(
          'content',
          address,
        );
        for (const language of ['ja', 'x-default']) {
          await expect(
            head.locator(`link[rel="alternate"][hreflang="${language}"]`),
          ).toHaveAttribute('href', address);
        }
        await expect(head.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /./,
        );

        const breadcrumbs = page.getByRole('navigation', {
          name: 'パンくずリストのナビゲーション',
        });
        const menu = page.getByRole('navigation', {
          name: 'ドキュメントのサイドバー',
        });
        if (sidebar) {
          await expect(breadcrumbs).toBeVisible();
          await expect(
            menu.getByRole('link', {
              name:
                sidebar === 'wikiSidebar' ? '利用ガイド' : 'チュートリアル基礎',
              exact: true,
            }),
          ).toBeVisible();
        } else {
          await expect(menu).toHaveCount(0);
        }
        expect(messages).toEqual([]);
      });
    }
  });
}
