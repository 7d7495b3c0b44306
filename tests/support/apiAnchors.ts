import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import typedoc from 'docusaurus-plugin-typedoc';
import {typedocOptions} from '../../src/reference/pages/typedocOptions';
import {ROOT} from './files';

/** Heading ids and the anchors of table rows, as localizePage.ts writes them. */
const ANCHOR =
  /^#{1,6} .*\{\/\* #(?<heading>\S+) \*\/\}$|<Anchor id="(?<row>[^"]+)" \/>/gm;

/**
 * Generates the API reference from the stubs, away from `api/`.
 *
 * @returns the pages' Markdown by their path below `/api/`, without ending
 */
export async function generateReference(): Promise<Map<string, string>> {
  const out = mkdtempSync(path.join(tmpdir(), 'api-'));
  try {
    await typedoc(
      {siteDir: ROOT, siteConfig: {}},
      {...typedocOptions(ROOT), out},
    );
    return new Map(
      readdirSync(out, {recursive: true, encoding: 'utf8'})
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file) => [
          file.replace(/\.md$/, ''),
          readFileSync(path.join(out, file), 'utf8'),
        ]),
    );
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

/**
 * The anchors of a reference: `classes/HttpRequest#get`.
 *
 * @param pages - Markdown by path
 */
export function anchorsOf(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([page, text]) =>
    [...text.replace(/^```.*?^```$/gms, '').matchAll(ANCHOR)].map(
      ({groups}) => `${page}#${groups?.heading ?? groups?.row ?? ''}`,
    ),
  );
}

/**
 * What has changed between two lists of anchors.
 *
 * @param stubs - paths of all stubs in `api-src/`
 * @returns a message in Japanese for each change, with the page's stub
 */
export function compareAnchors(
  before: readonly string[],
  after: readonly string[],
  stubs: readonly string[],
): string[] {
  const sourceOf = (anchor: string) => {
    const name = path.posix.basename(anchor.replace(/#.*/, ''));
    const stub = stubs.find((file) => file.endsWith(`/${name}.d.ts`));
    return `api-src/${stub ?? 'index.d.ts'}`;
  };
  return [
    ...before
      .filter((anchor) => !after.includes(anchor))
      .map(
        (anchor) =>
          `${sourceOf(anchor)}：/api/${anchor}がなくなりました。このアンカーへのリンクは、切れるか、ページの先頭に着きます。`,
      ),
    ...after
      .filter((anchor) => !before.includes(anchor))
      .map((anchor) => `${sourceOf(anchor)}：/api/${anchor}が増えました。`),
  ];
}
