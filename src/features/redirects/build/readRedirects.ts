import * as v from 'valibot';
import {entryOf, parseList, readList} from '../../content/build/listFile';
import {routeOf} from '../../content/build/routeOf';
import {writtenPages} from '../../content/build/writtenPages';
import type {List} from '../../content/build/listFile';

/** The file in which writers note where a renamed page has gone. */
export const REDIRECTS_FILE = 'docs/redirects.yml';

const REDIRECT = entryOf({
  from: [v.string(), '/wiki/old-name'],
  to: [v.string(), '/wiki/new-name'],
});

/** An address that a page had, and the one it has now; without base path. */
export type Redirect = v.InferOutput<typeof REDIRECT>;

/** Whether a page of the site has an address; nothing if that isn't known. */
export type IsPage = (address: string) => boolean | undefined;

/**
 * Knows the addresses of the pages that are written by hand. Of others (API,
 * categories, posts) only the build knows, and the plugin tells at its end.
 */
export function isWrittenPage(siteDir: string): IsPage {
  const addresses = writtenPages(siteDir).map((file) => routeOf(file, '.'));
  return (address) =>
    addresses.includes(address) ||
    (/^\/(?:wiki|tutorial)\//.test(address) ? false : undefined);
}

/** Letters that addresses of pages have. A server's configuration repeats them. */
const ADDRESS = /^\/(?:[\w-]+\/)*[\w-]*$/;

/**
 * Reads what writers note, and says in Japanese what is wrong with it.
 *
 * @param text - of the file
 * @param isPage - tells pages from other addresses
 */
export function parseRedirects(text: string, isPage: IsPage): List<Redirect> {
  return parseList(text, REDIRECT, ({from, to}, index, all, lineOf) => {
    for (const address of [from, to]) {
      if (!address.startsWith('/')) {
        return `「${address}」の先頭に「/」がありません。「/wiki/page-name」のように書いてください。`;
      }
      if (!ADDRESS.test(address)) {
        return `「${address}」に使えない文字があります。ページのアドレスだけを、半角の英数字、「-」、「_」、「/」で書いてください（「.html」は付けません。「#」と「?」は、もとのアドレスのものが引き継がれます）。`;
      }
    }
    if (from.endsWith('/')) {
      return `転送元「${from}」の末尾の「/」を取ってください。`;
    }
    const first = all.findIndex((other) => other.from === from);
    if (first < index) {
      return `転送元「${from}」は${lineOf(first)}行目と同じです。どちらかを消してください。`;
    }
    const next = (address: string) =>
      all.find((other) => other.from === address)?.to;
    const passed = new Set([from]);
    let end = to;
    for (
      let target = next(end);
      target && !passed.has(end);
      target = next(end)
    ) {
      passed.add(end);
      end = target;
    }
    if (passed.has(end)) {
      return `「${from}」からの転送が「${[...passed, end].join('」→「')}」と回り続けます。今のアドレスをtoに書いてください。`;
    }
    if (isPage(from)) {
      return `転送元「${from}」には、今もページがあります。転送の行を消すか、ページの名前を変えてください。`;
    }
    if (end !== to) {
      return `転送先「${to}」も転送されます。toに「${end}」を書いてください。`;
    }
    return isPage(to) === false
      ? `転送先「${to}」にページがありません。今あるページのアドレスを書いてください。`
      : undefined;
  });
}

/**
 * The site's redirects.
 *
 * @param siteDir - the site's folder
 * @param isPage - tells pages from other addresses
 * @throws Error in Japanese that names each fault with file and line
 */
export function readRedirects(
  siteDir: string,
  isPage: IsPage = () => undefined,
): Redirect[] {
  return readList(siteDir, REDIRECTS_FILE, (text) =>
    parseRedirects(text, isPage),
  );
}
