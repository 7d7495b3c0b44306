/** A mark in a line of a page, with the space before it. */
const MARK = /[^\S\n]*\{\/\* assumption: [a-z0-9-]+ \*\/\}/g;

/** Marks in a row in the text of a stub's comment, where `*` and `/` would end it. */
const STUB_MARKS = /(?:\{@assumption [a-z0-9-]+\}[^\S\n]*)+/g;

/** The ids of all marks in a text, of a page, a stub or code. */
export function markedIds(text: string): string[] {
  return [...text.matchAll(/(?:assumption: |\{@assumption )([a-z0-9-]+)/g)].map(
    ([, id = '']) => id,
  );
}

/** Marks in a line of a page, each once. */
export function marksOf(ids: readonly string[]): string {
  return [...new Set(ids)].map((id) => `{/* assumption: ${id} */}`).join('');
}

/** The same as blocks of their own, for the block after them. */
export function markBlocks(ids: readonly string[]): string[] {
  return [...new Set(ids)].map((id) => marksOf([id]));
}

/** A text of a page without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
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
