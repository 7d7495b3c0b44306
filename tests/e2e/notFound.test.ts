import {expect, test, visit} from './fixtures';

for (const path of [
  '/no-such-page',
  '/wiki/no-such-page',
  '/api/classes/No',
  // Below a page, where a route that isn't exact would show it.
  '/release-note/more',
  '/tags/combosite/more',
  '/api/classes/HttpRequest/more',
]) {
  test(`${path} says that the page does not exist`, async ({page}) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', {level: 1, name: 'ページが見つかりません'}),
    ).toBeVisible();
  });
}

for (const [address, path] of [
  ['/index.html', '/'],
  ['/release-note.html', '/release-note'],
  ['/wiki/development-plan/index.html', '/wiki/development-plan'],
  ['/wiki/development-plan.html', '/wiki/development-plan'],
] as const) {
  test(`${address} leads to ${path}`, async ({page}) => {
    await visit(page, address);
    await expect(page).toHaveURL(path);
    await expect(
      page.getByRole('heading', {name: 'ページが見つかりません'}),
    ).toHaveCount(0);
  });
}
