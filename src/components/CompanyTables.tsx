import type {ReactNode} from 'react';
import {sampleCompany} from '../runtime/company';
import {companyTables} from './companyTables';
import styles from './CompanyTables.module.css';
import {Download} from './Download';
import {ScrollRegion} from './ScrollRegion';

/** The data of the sample company, each kind in a table that unfolds. */
export function CompanyTables(): ReactNode {
  return (
    <div className={styles.tables}>
      {companyTables(sampleCompany).map(({file, head, rows, title}) => (
        <details key={title}>
          <summary>
            {title}（{rows.length}件）
          </summary>
          <ScrollRegion label={title}>
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {head.map((cell) => (
                    <th key={cell} scope="col">
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  // The rows never change.
                  <tr key={index}>
                    {row.map((cell, column) => (
                      <td key={column}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          {file !== undefined && (
            <p>
              ファイル取り込み用のCSV：
              <Download file={file} />
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
