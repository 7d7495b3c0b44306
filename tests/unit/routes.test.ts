import {expect, test} from 'vitest';
import {listFiles} from '../support/files';
import {ROUTES} from '../support/routes';
import {rootSlug} from '../../src/content/docs-plugin/rootSlug';

function routeOf(file: string): string {
  return (
    rootSlug(file) ??
    `/${file}`.replace(/^\/src\/pages/, '').replace(/\.mdx$/, '')
  );
}

test('every written page is a route of the specification, and each has its page', () => {
  const pages = ['docs', 'wiki', 'src/pages'].flatMap((folder) =>
    listFiles(folder, /\.mdx$/),
  );
  const written = ROUTES.map(({path}) => path).filter(
    (path) => !/^\/(?:api|blog|category|tags)(?:\/|$)/.test(path),
  );
  expect(pages.map(routeOf).sort()).toEqual([...written].sort());
});
