/** A mark that readers see, and those that directly follow it: one sign. */
const MARKS = /(?:\{\/\* assumption: [a-z0-9-]+ \*\/\}\s*)+/g;

/** The ids of all marks in a text, of a page, a stub or code. */
export function markedIds(text: string): string[] {
  return [...text.matchAll(/assumption: ([a-z0-9-]+)/g)].map(
    ([, id = '']) => id,
  );
}

/**
 * How many signs the marks of a page become.
 *
 * @param source - its MDX
 */
export function countMarks(source: string): number {
  return [...source.matchAll(MARKS)].length;
}
