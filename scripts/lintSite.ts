/* What can only be seen over several files: titles, posts' names, redirects. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {faultOfPostName} from '../src/content/blog-plugin/checkPosts';
import {routeOf} from '../src/content/routeOf';
import {REDIRECTS_FILE, parseRedirects} from '../src/redirects/readRedirects';
import type {LintMessage} from './lintPage';

/**
 * Checks what pages have to do with each other.
 *
 * @param siteDir - the site's folder
 * @param pages - files of all written pages, from the site's folder, and their text
 * @returns messages with the file of each
 */
export function lintSite(
  siteDir: string,
  pages: ReadonlyMap<string, string>,
): (LintMessage & {readonly file: string})[] {
  const found: (LintMessage & {file: string})[] = [];
  const titles = new Map<string, string>();
  for (const [file, source] of pages) {
    const lines = source.split('\n');
    const index = lines.findIndex((line) => line.startsWith('title:'));
    const title = lines[index]?.slice('title:'.length).trim();
    const same = title && titles.get(title);
    if (same) {
      found.push({
        file,
        line: index + 1,
        text: `題名「${title}」は${same}と同じです。検索や一覧で見分けられる題名にしてください。`,
      });
    } else if (title) {
      titles.set(title, `${file}:${index + 1}`);
    }
    const fault = file.startsWith('blog/') && faultOfPostName(file);
    if (fault) {
      found.push({file, line: 1, text: fault});
    }
  }

  const routes = new Set(
    [...pages.keys()]
      .filter((file) => /^(?:docs|wiki)\//.test(file))
      .map((file) => routeOf(path.join(siteDir, file), siteDir)),
  );
  const redirects = path.join(siteDir, REDIRECTS_FILE);
  // Of other addresses (API, categories, posts) only the build knows.
  const isPage = (address: string) =>
    routes.has(address) ||
    (/^\/wiki\/|^\/tutorial\//.test(address) ? false : undefined);
  const {faults} = parseRedirects(
    existsSync(redirects) ? readFileSync(redirects, 'utf8') : '',
    isPage,
  );
  return [
    ...found,
    ...faults.map((fault) => ({...fault, file: REDIRECTS_FILE})),
  ];
}
