import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {plainError} from '../../../config/plainError';

/** The file in which writers note where a renamed page has gone. */
export const REDIRECTS_FILE = 'docs/redirects.yml';

/** An address that a page had, and the one it has now; without base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A redirect and the line on which it begins. */
interface PlacedRedirect extends Redirect {
  readonly line: number;
}

/** Something to correct in the file. */
export interface RedirectFault {
  readonly line: number;
  readonly text: string;
}

/** Whether a page of the site has an address; nothing if that isn't known. */
export type IsPage = (address: string) => boolean | undefined;

/** Letters that addresses of pages have. A server's configuration repeats them. */
const ADDRESS = /^\/(?:[\w-]+\/)*[\w-]*$/;

/**
 * Reads what writers note, and says in Japanese what is wrong with it.
 *
 * @param text - of the file
 * @param isPage - tells pages from other addresses
 */
export function parseRedirects(
  text: string,
  isPage: IsPage,
): {redirects: Redirect[]; faults: RedirectFault[]} {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter: lines});
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const faults = errors.map(({message, pos}) => ({
    line: lineAt(pos[0]),
    text: `YAMLとして読めません：${message.split('\n')[0]}`,
  }));
  if (faults.length > 0 || (isScalar(contents) && contents.value === null)) {
    return {redirects: [], faults};
  }
  const redirects: PlacedRedirect[] = [];
  for (const item of isSeq(contents) ? contents.items : [contents]) {
    const line = lineAt(
      (isMap(item) || isScalar(item) || isSeq(item)
        ? item.range?.[0]
        : undefined) ?? 0,
    );
    const entry: unknown =
      isSeq(contents) && isMap(item) ? item.toJSON() : undefined;
    if (isRedirect(entry)) {
      redirects.push({...entry, line});
    } else if (item) {
      faults.push({
        line,
        text: '「- from: /前のアドレス」と、次の行の「  to: /今のアドレス」の組で書いてください。',
      });
    }
  }
  for (const [index, redirect] of redirects.entries()) {
    const text = faultOf(redirect, redirects, index, isPage);
    if (text) {
      faults.push({line: redirect.line, text});
    }
  }
  return {redirects: redirects.map(({from, to}) => ({from, to})), faults};
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
  const {redirects, faults} = parseRedirects(
    readFileSync(path.join(siteDir, REDIRECTS_FILE), 'utf8'),
    isPage,
  );
  if (faults.length > 0) {
    throw plainError(
      faults
        .map(({line, text}) => `${REDIRECTS_FILE}:${line} ${text}`)
        .join('\n'),
    );
  }
  return redirects;
}

function isRedirect(entry: unknown): entry is Redirect {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    Object.keys(entry).sort().join() === 'from,to' &&
    Object.values(entry).every((value) => typeof value === 'string')
  );
}

function faultOf(
  {from, to}: PlacedRedirect,
  all: readonly PlacedRedirect[],
  index: number,
  isPage: IsPage,
): string | undefined {
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
    return `転送元「${from}」は${all[first]?.line}行目と同じです。どちらかを消してください。`;
  }
  const next = (address: string) =>
    all.find((other) => other.from === address)?.to;
  const passed = new Set([from]);
  let end = to;
  for (let target = next(end); target && !passed.has(end); target = next(end)) {
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
}
