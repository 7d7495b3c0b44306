import type {AssumptionEntry} from '../build/listedPages';

/** What a reader looks for in the list; an empty text for what is open. */
export interface Filters {
  readonly words: string;
  readonly kind: string;
  /** The id of a page's doc. */
  readonly doc: string;
}

export const NO_FILTERS: Filters = {words: '', kind: '', doc: ''};

/**
 * The assumptions in which all the words are, of the kind and on the page.
 *
 * @param titleOf - the title of a page, by the id of its doc
 */
export function filterEntries(
  entries: readonly AssumptionEntry[],
  {doc, kind, words}: Filters,
  titleOf: (doc: string) => string,
): AssumptionEntry[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    const {confirmation, id, pages, reason, text} = entry;
    const titles = pages.map((page) => titleOf(page.doc));
    const all = folded(
      [id, text, reason, confirmation, ...titles].join('\n'),
    ).replaceAll('`', '');
    return (
      (kind === '' || entry.kind === kind) &&
      (doc === '' || pages.some((page) => page.doc === doc)) &&
      wanted.every((word) => all.includes(word))
    );
  });
}

/** Full-width and upper-case letters are those that a reader types. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
