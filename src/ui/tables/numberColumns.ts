/** A number with its unit. An id begins with zero, a date has more than one number. */
const NUMBER = /^[-−+]?(?!0\d)\d[\d,]*(?:\.\d+)?\s?\D{0,2}$/;

/** Nothing, a dash, or a word such as 「なし」 and 「更新しない」. */
const NONE = /^\D{0,5}$/;

/**
 * Which columns of a table hold numbers, to be read from their last digit. The
 * first names the row.
 *
 * @param rows - texts of the cells, without the head; `undefined` is no text
 */
export function numberColumns(
  rows: readonly (readonly (string | undefined)[])[],
): ReadonlySet<number> {
  const width = Math.max(0, ...rows.map(({length}) => length));
  const columns = Array.from({length: width}, (_, column) => column);
  return new Set(
    columns.slice(1).filter((column) => {
      const cells = rows.map((row) => row[column]);
      return (
        cells.some((cell) => cell !== undefined && NUMBER.test(cell)) &&
        cells.every(
          (cell) =>
            cell !== undefined && (NUMBER.test(cell) || NONE.test(cell)),
        )
      );
    }),
  );
}
