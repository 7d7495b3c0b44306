import {toString} from 'mdast-util-to-string';
import {visitTables} from './visitTables';
import type {Element, Root} from 'hast';

/** Rows of shorter cells are compared column by column: they stay a table. */
const LONG_CELL = 12;

/** A column of such cells has one line, and leaves its room to the sentences. */
const SHORT_CELL = 8;

/** Two columns of which the first says as much as a sentence are two towers. */
const LONG_FIRST_CELL = 40;

/**
 * Gives a table that has more columns than fit on a phone, or a first column
 * too wide for one, and sentences in them, the names of its columns as custom
 * properties. With these `ui/MarkdownTable.module.css` shows a row as an entry,
 * below its first cell, each of the others with its name. On a larger screen
 * its columns of a few characters are no wider than these.
 *
 * Before: `<table>`; after: `<table data-entries="" style="--c2:"型";…">`, and
 * `<td data-short="">` in such a column.
 */
export default function nameColumns() {
  return (tree: Root): void =>
    visitTables(tree, (table, rows) => {
      const cells = rows.flat();
      const names = cells.filter(({tagName}) => tagName === 'th').map(textOf);
      const lengths = cells
        .filter(({tagName}) => tagName === 'td')
        .map((cell) => textOf(cell).length);
      const isEntries =
        names.length > 2
          ? lengths.some((length) => length > LONG_CELL)
          : names.length === 2 &&
            lengths.some(
              (length, index) => index % 2 === 0 && length > LONG_FIRST_CELL,
            );
      if (isEntries) {
        table.properties.dataEntries = '';
        table.properties.style = names
          .map((name, index) =>
            index > 0 && name ? `--c${index + 1}:${JSON.stringify(name)};` : '',
          )
          .join('');
        markShort(rows);
      }
    });
}

function markShort(rows: readonly Element[][]): void {
  for (const column of rows[0]?.keys() ?? []) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    if (cells.every((cell) => textOf(cell).length <= SHORT_CELL)) {
      for (const cell of cells) {
        cell.properties.dataShort = '';
      }
    }
  }
}

function textOf(cell: Element): string {
  return toString(cell).trim();
}
