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

/**
 * How many signs the marks of a page become. Marks on lines of their own are about
 * what comes after them, so they are none of the sentence before.
 *
 * @param source - its MDX
 */
export function countMarks(source: string): number {
  let count = 0;
  let isAfterOwnLine = false;
  for (const block of source.split(/\n(?:[^\S\n]*\n)+/)) {
    const isOwnLine = block !== '' && withoutMarks(block).trim() === '';
    count += isOwnLine
      ? Number(!isAfterOwnLine)
      : [...block.matchAll(MARKS)].length;
    isAfterOwnLine = isOwnLine;
  }
  return count;
}
