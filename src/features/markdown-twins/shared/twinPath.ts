/**
 * The address of a page's Markdown twin.
 *
 * @param permalink - the page's path, with or without the base path
 * @returns `/wiki/x.md` for `/wiki/x`, `/api/index.md` for `/api/`
 */
export function twinPath(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}
