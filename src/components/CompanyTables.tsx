import type {ReactNode} from 'react';
import {sampleCompany} from '../runtime/company';
import {companyTables} from './companyTables';
import styles from './CompanyTables.module.css';
import {DataTable} from './DataTable';
import {Download} from './Download';

/** The data of the sample company, each kind in a table that unfolds. */
export function CompanyTables(): ReactNode {
  return (
    <div className={styles.tables}>
      {companyTables(sampleCompany).map(({file, head, rows, title}) => (
        <details key={title}>
          <summary>
            {title}（{rows.length}件）
          </summary>
          <DataTable label={title} head={head} rows={rows} />
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
