import {existsSync} from 'node:fs';
import path from 'node:path';
import {readRedirects} from '../../src/features/redirects/build/readRedirects';
import {ROOT, listFiles, readText} from './files';

/**
 * Why an address inside the site leads nowhere; `undefined` if it is sound.
 * Reads the sources, so that unit tests need no build. The reference's own
 * sections are generated, therefore addresses of `/api` have none.
 *
 * @param address - a page without the base path, and maybe a `#section`
 */
export function addressProblem(address: string): string | undefined {
  const [route = '', section] = address.split('#');
  const file = sourceOf(route);
  if (!existsSync(path.join(ROOT, file))) {
    return `${address}：${file}がありません`;
  }
  const text = readText(file);
  return section === undefined || text.includes(`{/* #${section} */}`)
    ? undefined
    : `${address}：${file}に見出しのID「${section}」がありません`;
}

/**
 * Where a page is today that may have been renamed.
 *
 * @param route - an address that it has or had, without base path
 */
export function currentRoute(route: string): string {
  return readRedirects(ROOT).find(({from}) => from === route)?.to ?? route;
}

/**
 * The file of a written page, from the repository's root.
 *
 * @param name - that it has or had, without folder and ending
 */
export function pageFile(name: string): string {
  const renamed = readRedirects(ROOT).find(
    ({from}) => path.posix.basename(from) === name,
  );
  const file = renamed
    ? sourceOf(renamed.to)
    : ['docs', 'wiki']
        .flatMap((folder) => listFiles(folder, /\.mdx$/))
        .find((one) => path.posix.basename(one, '.mdx') === name);
  if (file === undefined) {
    throw new Error(`There is no page ${name}.`);
  }
  return file;
}

/** The file from which a page is made, by its route. */
function sourceOf(route: string): string {
  if (route === '/') {
    return 'docs/index.mdx';
  }
  if (route === '/api/') {
    return 'api-src/introduction.mdx';
  }
  if (route.startsWith('/api/')) {
    return `api-src${route.slice('/api'.length)}.d.ts`;
  }
  return route.startsWith('/wiki/')
    ? `${route.slice(1)}.mdx`
    : `docs${route}.mdx`;
}
