import path from 'node:path';
import {rootSlug} from './docs-plugin/rootSlug';

/**
 * The route of a page that is written in this repository, without base path.
 *
 * @param file - absolute path of its source, below `docs`, `wiki` or `api`
 * @param siteDir - the site's folder
 */
export function routeOf(file: string, siteDir: string): string {
  const page = path.relative(siteDir, file).replaceAll('\\', '/');
  return rootSlug(page) ?? `/${page.replace(/(?:\/index)?\.mdx?$/, '')}`;
}
