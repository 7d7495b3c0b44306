import {
  markBlocks,
  markedIds,
  marksOf,
  withoutMarks,
} from '../../../assumptions/shared/marks';

/** The bar between two cells; one in a cell is escaped. */
const BAR = /(?<!\\)\|/;

/** The cells of a table's row. */
export function cellsOf(row: string): string[] {
  return row
    .split(BAR)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A row of a table. */
export function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table as Markdown. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');
}

/**
 * A table with its marks. A column is marked in its head if all its cells are
 * marked, and the table if all its columns are.
 *
 * @param head - the names of the columns
 * @param rows - the cells of each row
 * @returns the marks for all of it and the table
 */
export function markedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const assumed = head.map((_, column) => {
    const ids = rows.map((row) => markedIds(row[column] ?? ''));
    return ids.length > 1 && ids.every(({length}) => length > 0)
      ? ids.flat()
      : [];
  });
  const isWhole = assumed.every((ids) => ids.length > 0);
  return [
    ...markBlocks(isWhole ? assumed.flat() : []),
    tableOf(
      head.map((cell, column) =>
        isWhole ? cell : cell + marksOf(assumed[column] ?? []),
      ),
      rows.map((row) =>
        row.map((cell, column) =>
          assumed[column]?.length ? withoutMarks(cell).trim() : cell,
        ),
      ),
    ),
  ];
}

/** The head and the rows of a table that is written out. */
export function readTable(table: string): {head: string[]; rows: string[][]} {
  const [head = [], , ...rows] = table.split('\n').map(cellsOf);
  return {head, rows};
}
