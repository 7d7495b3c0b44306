import {
  markLines,
  markedIds,
  marksOf,
  withoutMarks,
} from '../../../assumptions/shared/marks';

/** The bar between two cells; one in a cell is escaped. */
const BAR = /(?<!\\)\|/;

/**
 * Marks a column in its head if all its cells are marked, and the table if all
 * its columns are.
 *
 * @param table - the lines of a table, the first two its head
 * @returns the table, with the marks for all of it on lines of their own
 */
export function markColumns(table: readonly string[]): string[] {
  const [head = [], line = [], ...body] = table.map(cellsOf);
  const rows = body.map((row) => [...row]);
  const assumed = head.map((_, column) =>
    rows.length > 1 &&
    rows.every((row) => markedIds(row[column] ?? '').length > 0)
      ? rows.flatMap((row) => markedIds(row[column] ?? ''))
      : [],
  );
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      row[column] =
        (assumed[column] ?? []).length > 0 ? withoutMarks(cell).trim() : cell;
    }
  }
  const isWhole = assumed.every((ids) => ids.length > 0);
  return [
    ...markLines(isWhole ? assumed.flat() : []),
    rowOf(
      head.map((cell, column) =>
        isWhole ? cell : cell + marksOf(assumed[column] ?? []),
      ),
    ),
    rowOf(line),
    ...rows.map(rowOf),
  ];
}

function cellsOf(row: string): string[] {
  return row
    .split(BAR)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
