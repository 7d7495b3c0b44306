/**
 * The fragment under which the list of terms explains a term.
 *
 * @param id - the entry's id
 */
export function termAnchor(id: string): string {
  return `term-${id}`;
}
