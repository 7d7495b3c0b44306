/** A mark that readers see, and those that directly follow it: one sign. */
const MARKS = /(?:\{\/\* assumption: [a-z0-9-]+ \*\/\}\s*)+/g;

/** A component on a line of its own without marks directly above it. */
const FIGURE = /(?<!^(?:\{\/\* assumption: [a-z0-9-]+ \*\/\}\s*)+)^<(\w+)/gm;

/** The ids of all marks in a text, of a page, a stub or code. */
export function markedIds(text: string): string[] {
  return [...text.matchAll(/assumption: ([a-z0-9-]+)/g)].map(
    ([, id = '']) => id,
  );
}

/** The ids of the marks in the code of figures, by the name of the figure. */
export type FigureMarks = ReadonlyMap<string, readonly string[]>;

/**
 * How many signs the marks of a page and of its figures become.
 *
 * @param source - its MDX
 */
export function countMarks(
  source: string,
  figures: FigureMarks = new Map(),
): number {
  // Marks of the page on lines of their own are in the same sign.
  const own = [...source.matchAll(FIGURE)].filter(([, name = '']) =>
    figures.has(name),
  ).length;
  return [...source.matchAll(MARKS)].length + own;
}
