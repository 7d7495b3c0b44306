import {toString} from 'mdast-util-to-string';
import {visitTables} from './visitTables';
import type {Element, Root} from 'hast';

/** Rows of shorter cells are compared column by column: they stay a table. */
const LONG_CELL = 12;

/** A column of such cells has one line, and leaves its room to the sentences. */
const SHORT_CELL = 8;

/** Two columns of which one says as much as a sentence are two towers. */
const LONG_SENTENCE = 40;

/**
 * Marks a table that has more columns than fit on a phone, or cells too long for
 * half of one, and gives it the names of its columns as custom properties. With
 * these `ui/MarkdownTable.module.css` shows a row as an entry, below its first
 * cell, each of the others with its name; what follows the name of a fact needs
 * none. On a larger screen its columns of a few characters are no wider than these.
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
      const isPair = names.length === 2;
      const long = lengths.flatMap((length, index) =>
        length > (isPair ? LONG_SENTENCE : LONG_CELL)
          ? index % names.length
          : [],
      );
      if (names.length > 1 && long.length > 0) {
        const isFacts = isPair && !long.includes(0);
        table.properties.dataEntries = isFacts ? 'facts' : '';
        table.properties.style = names
          .map((name, index) =>
            index > 0 && name && !isFacts
              ? `--c${index + 1}:${JSON.stringify(name)};`
              : '',
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
