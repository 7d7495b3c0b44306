/** Many texts that are searched at once. */
export interface Haystack {
  readonly texts: readonly string[];
  /**
   * How often a string occurs, by the position of the text. The answer is kept:
   * a reader who types on asks for the same words again.
   */
  readonly count: (needle: string) => ReadonlyMap<number, number>;
}

/** So that what a reader typed doesn't pile up. */
const MAX_KEPT = 500;

/** More occurrences in one text don't make it more about the word. */
const MAX_COUNT = 8;

/** Separates texts; folding leaves none in them. */
const SEPARATOR = '\u0001';

/**
 * Joins texts into one string, which the browser searches faster than anything
 * that is written by hand.
 *
 * @param texts - folded
 */
export function createHaystack(texts: readonly string[]): Haystack {
  const joined = texts.join(SEPARATOR);
  const starts: number[] = [];
  let start = 0;
  for (const text of texts) {
    starts.push(start);
    start += text.length + 1;
  }
  const kept = new Map<string, ReadonlyMap<number, number>>();

  return {
    texts,
    count(needle) {
      const known = kept.get(needle);
      if (known) {
        return known;
      }
      const counts = new Map<number, number>();
      let position = needle ? joined.indexOf(needle) : -1;
      while (position !== -1) {
        const text = textAt(position);
        const count = (counts.get(text) ?? 0) + 1;
        counts.set(text, count);
        const from =
          count < MAX_COUNT
            ? position + needle.length
            : (starts[text + 1] ?? joined.length);
        position = joined.indexOf(needle, from);
      }
      if (kept.size >= MAX_KEPT) {
        kept.clear();
      }
      kept.set(needle, counts);
      return counts;
    },
  };

  /** The text in which a position of the joined string lies. */
  function textAt(position: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= position) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
