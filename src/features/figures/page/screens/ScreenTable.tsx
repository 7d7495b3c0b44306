import type {ReactNode} from 'react';

import styles from './ScreenTable.module.css';
import {ScrollRegion} from '../../../../ui/tables/ScrollRegion';

export interface ScreenTableProps {
  /** Name of the screen that shows the table. */
  label: string;
  /** Column headings. */
  head: readonly string[];
  /** Rows with one text per column. */
  body: readonly (readonly string[])[];
}

/** Table of a schematic list screen. */
export function ScreenTable({label, head, body}: ScreenTableProps): ReactNode {
  return (
    <ScrollRegion label={`${label}の表`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join('\t')}>
              {row.map((cell, index) => (
                <td key={head[index]} className={styles.cell}>
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
