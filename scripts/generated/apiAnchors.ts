import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import typedoc from 'docusaurus-plugin-typedoc';
import type {Application} from 'typedoc';
import {typedocOptions} from '../../src/features/reference/build/pages/typedocOptions';

/** The list of all anchors, from the repository's root. */
export const API_ANCHORS = 'tests/fixtures/api-anchors.txt';

/** Heading ids and the anchors of table rows, as localizePage.ts writes them. */
const ANCHOR =
  /^#{1,6} .*\{\/\* #(?<heading>\S+) \*\/\}$|<Anchor id="(?<row>[^"]+)" \/>/gm;

/**
 * Generates the API reference from the stubs, away from `api/`.
 *
 * @param root - the repository's root
 * @param plugins - of TypeDoc, besides those of the site
 * @returns the pages' Markdown by their path below `/api/`, without ending
 */
export async function generateReference(
  root: string,
  plugins: readonly ((app: Application) => void)[] = [],
): Promise<Map<string, string>> {
  const options = typedocOptions(root);
  const out = mkdtempSync(path.join(tmpdir(), 'api-'));
  try {
    await typedoc(
      {siteDir: root, siteConfig: {}},
      {...options, out, plugin: [...options.plugin, ...plugins]},
    );
    return new Map(
      readdirSync(out, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file) => [
          file.slice(0, -'.md'.length).replaceAll('\\', '/'),
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
