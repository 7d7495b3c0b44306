import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import {numberColumns} from '../../../ui/tables/numberColumns';
import {visitTables} from './visitTables';

/**
 * Marks the columns of tables that hold numbers: `src/css/custom.css` aligns them.
 *
 * Before: `<td>1,000円</td>`; after: `<td data-number="">1,000円</td>`.
 */
export default function alignNumbers() {
  return (tree: Root): void =>
    visitTables(tree, (_, rows) => {
      const numbers = numberColumns(
        rows
          .filter(([cell]) => cell?.tagName === 'td')
          .map((row) => row.map(textOf)),
      );
      for (const row of rows) {
        for (const column of numbers) {
          const cell = row[column];
          if (cell) {
            cell.properties.dataNumber = '';
          }
        }
      }
    });
}

/** Of a cell without code, which is no amount. */
function textOf(cell: Element): string | undefined {
  let hasCode = false;
  visit(cell, {type: 'element', tagName: 'code'}, () => {
    hasCode = true;
  });
  return hasCode ? undefined : toString(cell).trim();
}
