/*
 * Texts that look alike and aren't the same: full-width and half-width
 * characters, and blanks.
 */

/** A text without what only its width or blanks tell from another one. */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '');
}

/**
 * Finds what a text was most likely meant to be: another one of its look.
 *
 * @param known - those that it may mean
 * @returns a function that gives nothing for a text that is one of them
 */
export function twinFinder(
  known: readonly string[],
): (text: string) => string | undefined {
  const exact = new Set(known);
  let byLook: Map<string, string> | undefined;
  return (text) => {
    if (exact.has(text)) {
      return undefined;
    }
    byLook ??= new Map(known.map((one) => [foldWidth(one), one]));
    const folded = foldWidth(text);
    return folded === '' ? undefined : byLook.get(folded);
  };
}
