import type {CSSProperties, ReactNode} from 'react';
import styles from './DataTable.module.css';
import {numberColumns} from './numberColumns';
import {ScrollRegion} from './ScrollRegion';

export interface DataTableProps {
  /** The table's name as it is read out; whoever uses it also shows it above. */
  readonly label: string;
  /** Names of the columns, each once. */
  readonly head: readonly string[];
  /** The cells of each row; the rows of a shown table keep their order. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether a row is an entry on a phone, which has no room for the columns. */
  readonly hasEntries?: boolean;
  /** Whether many rows scroll in a low box, instead of all being shown. */
  readonly isLow?: boolean;
}

/** More rows than this scroll. */
const SHOWN = 6;

/** A table of data, which scrolls sideways where it must. */
export function DataTable({
  label,
  head,
  rows,
  hasEntries = false,
  isLow = false,
}: DataTableProps): ReactNode {
  const numbers = numberColumns(rows.map((row) => row.map(textOf)));
  const sign = (column: number) =>
    numbers.has(column) ? {'data-number': ''} : {};
  return (
    <ScrollRegion label={label} isLong={isLow && rows.length > SHOWN}>
      <table
        aria-label={label}
        className={styles.table}
        {...(hasEntries && {'data-entries': '', style: namesOf(head)})}
      >
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={cell} scope="col" {...sign(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} {...sign(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function textOf(cell: ReactNode): string | undefined {
  return typeof cell === 'string' || typeof cell === 'number'
    ? String(cell)
    : undefined;
}

/** As src/features/content/build/nameColumns.ts leaves them. */
function namesOf(head: readonly string[]): CSSProperties {
  return Object.fromEntries(
    head.map((name, index) => [`--c${index + 1}`, JSON.stringify(name)]),
  );
}
