/** Where readers report mistakes, and where a page's source can be edited. */
export interface Feedback {
  /**
   * What 「このページについて報告」 opens: the form for a new issue
   * (`https://github.com/owner/name/issues/new`) or a mail (`mailto:a@b.example`).
   */
  readonly report?: string;
  /**
   * What comes before a file's path in the address of its editor:
   * `https://github.com/owner/name/edit/main/`.
   */
  readonly edit?: string;
}

/**
 * The addresses of this site. Edit them here, and nowhere else. What is missing
 * isn't shown: no address of the product's owner is known.
 */
export const feedback: Feedback = {};

/**
 * The address at which a page's source is edited.
 *
 * @param source - the addresses
 * @param docPath - the page's file, from the repository's root
 * @returns nothing without an address, and for pages of the reference, which
 *   are generated
 */
export function editAddress(
  source: Feedback,
  docPath: string,
): string | undefined {
  return source.edit === undefined || docPath.startsWith('api/')
    ? undefined
    : source.edit + docPath;
}
