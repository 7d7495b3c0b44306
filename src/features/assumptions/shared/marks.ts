/** A mark that readers see, and those that directly follow it: one sign. */
const MARKS = /(?:\{\/\* assumption: [a-z0-9-]+ \*\/\}\s*)+/g;

/** The same in the text of a stub's comment, where `*` and `/` would end it. */
const STUB_MARKS = /(?:\{@assumption [a-z0-9-]+\}[^\S\n]*)+/g;

/** The ids of all marks in a text, of a page, a stub or code. */
export function markedIds(text: string): string[] {
  return [...text.matchAll(/(?:assumption: |\{@assumption )([a-z0-9-]+)/g)].map(
    ([, id = '']) => id,
  );
}

/** Marks in a line of a page, each once: one sign. */
export function marksOf(ids: readonly string[]): string {
  return [...new Set(ids)].map((id) => `{/* assumption: ${id} */}`).join('');
}

/** The same as blocks of their own, for the block after them. */
export function markBlocks(ids: readonly string[]): string[] {
  return [...new Set(ids)].map((id) => marksOf([id]));
}

/** A text of a page without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/**
 * A stub's comment with something else instead of the marks in its text.
 *
 * @param write - what stands for marks in a row, by their ids
 */
export function replaceStubMarks(
  comment: string,
  write: (ids: readonly string[]) => string,
): string {
  return comment.replace(STUB_MARKS, (marks) => write(markedIds(marks)));
}

/** The ids of the marks in the code of figures, by the name of the figure. */
export type FigureMarks = ReadonlyMap<string, readonly string[]>;

/**
 * How many signs the marks of a page and of its figures become. Marks on lines of
 * their own are about what comes after them, so they are none of the sentence
 * before, and are in the same sign as those of a figure.
 *
 * @param source - its MDX
 */
export function countMarks(
  source: string,
  figures: FigureMarks = new Map(),
): number {
  let count = 0;
  let isAfterOwnLine = false;
  for (const block of source.split(/\n(?:[^\S\n]*\n)+/)) {
    const isOwnLine = block !== '' && withoutMarks(block).trim() === '';
    const figure = /^<(\w+)/.exec(block)?.[1] ?? '';
    count += isOwnLine
      ? Number(!isAfterOwnLine)
      : [...block.matchAll(MARKS)].length +
        Number(!isAfterOwnLine && figures.has(figure));
    isAfterOwnLine = isOwnLine;
  }
  return count;
}
