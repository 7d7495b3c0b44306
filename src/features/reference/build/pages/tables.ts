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

/** The head and the rows of a table that is written out. */
export function readTable(table: string): {head: string[]; rows: string[][]} {
  const [head = [], , ...rows] = table.split('\n').map(cellsOf);
  return {head, rows};
}
