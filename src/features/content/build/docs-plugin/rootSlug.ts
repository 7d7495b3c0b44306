/**
 * The slug of a page under `docs/`, which is served from the site's root:
 * `docs/a/b.mdx` at `/a/b`, `docs/index.mdx` at `/`.
 *
 * @param page - path of the page, relative to the site's folder; either
 *   separator
 * @returns the slug, or `undefined` where the docs plugin's own rule holds:
 *   in other folders, and for partials (`_name.mdx`)
 */
export function rootSlug(page: string): string | undefined {
  const [folder, ...rest] = page.replaceAll('\\', '/').split('/');
  if (folder !== 'docs' || rest.some((name) => name.startsWith('_'))) {
    return undefined;
  }
  return `/${rest.join('/')}`.replace(/(\/index)?\.mdx?$/, '') || '/';
}
