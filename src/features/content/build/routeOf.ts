import path from 'node:path';
import {rootSlug} from './docs-plugin/rootSlug';

/**
 * The route of a page that is written in this repository, without base path.
 *
 * @param file - absolute path of its source, below `docs`, `wiki`, `api`, `blog`
 *   or `src/pages`
 */
export function routeOf(file: string, siteDir: string): string {
  const page = path.relative(siteDir, file).replaceAll('\\', '/');
  const address = page
    .replace(/(?:\/index)?\.mdx?$/, '')
    .replace(/^src\/pages\//, '')
    .replace(/^blog\/(\d{4})-(\d\d)-(\d\d)-/, 'blog/$1/$2/$3/');
  return rootSlug(page) ?? `/${address}`;
}
