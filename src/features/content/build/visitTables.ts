import {visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';

/**
 * Visits the tables of a page.
 *
 * @param use - told of each table and of the cells of its rows
 */
export function visitTables(
  tree: Root,
  use: (table: Element, rows: readonly Element[][]) => void,
): void {
  visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
    const rows: Element[][] = [];
    visit(table, {type: 'element', tagName: 'tr'}, ({children}: Element) => {
      rows.push(children.filter((cell) => cell.type === 'element'));
    });
    use(table, rows);
  });
}
