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
 * Checks the addresses.
 *
 * @param source - the addresses
 * @returns the same
 * @throws Error in Japanese (its reader is a writer at the terminal) when an
 *   address can't be used
 */
export function readFeedback(source: Feedback): Feedback {
  const {report, edit} = source;
  check(
    report === undefined ||
      isWebAddress(report) ||
      /^mailto:[^\s@?]+@[^\s@?]+$/u.test(report),
    `reportは「https://github.com/owner/name/issues/new」または「mailto:wiki@example.com」のように書いてください：${String(report)}`,
  );
  check(
    edit === undefined || (isWebAddress(edit) && edit.endsWith('/')),
    `editは「https://github.com/owner/name/edit/main/」のように、「/」で終わるURLにしてください：${String(edit)}`,
  );
  return source;
}

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

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function check(isRight: boolean, problem: string): asserts isRight {
  if (!isRight) {
    throw new Error(`src/config/feedback.ts：${problem}`);
  }
}
