import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The written part of the reference's first page. */
export const INTRODUCTION = 'api-src/introduction.mdx';

/** Whether a file is a page or post that is written by hand. */
export function isWritten(file: string): boolean {
  return (
    file === INTRODUCTION ||
    /^(?:docs|wiki|blog|src\/pages)\/.*\.mdx?$/.test(file)
  );
}

/** The pages and posts that are written by hand, from the site's folder. */
export function writtenPages(siteDir: string): string[] {
  return ['docs', 'wiki', 'blog', 'src/pages', 'api-src']
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {
        recursive: true,
        encoding: 'utf8',
      }).map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
    )
    .filter(isWritten);
}
