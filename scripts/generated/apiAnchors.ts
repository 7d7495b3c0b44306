/** The list of all anchors, from the repository's root. */
export const API_ANCHORS = 'tests/fixtures/api-anchors.txt';

/** Heading ids and the anchors of table rows, as writeSections.ts writes them. */
const ANCHOR =
  /^#{1,6} .*\{\/\* #(?<heading>\S+) \*\/\}$|<Anchor id="(?<row>[^"]+)" \/>/gm;

/**
 * The anchors of a reference: `classes/HttpRequest#get`.
 *
 * @param pages - Markdown by path
 */
export function anchorsOf(pages: ReadonlyMap<string, string>): string[] {
  return [...pages]
    .sort()
    .flatMap(([page, text]) =>
      [...text.replace(/^```.*?^```$/gms, '').matchAll(ANCHOR)].map(
        ({groups}) => `${page}#${groups?.heading ?? groups?.row ?? ''}`,
      ),
    );
}
