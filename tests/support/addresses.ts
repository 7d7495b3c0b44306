import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './files';

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
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return section === undefined || text.includes(`{/* #${section} */}`)
    ? undefined
    : `${address}：${file}に見出しのID「${section}」がありません`;
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
