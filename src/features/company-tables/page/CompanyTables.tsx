import type {ReactNode} from 'react';
import {sampleTables} from '@combosite-functions/simulator/sample-company/tables';
import {companyTables} from '../shared/tablesOfCompany';
import styles from './CompanyTables.module.css';
import {DataTable} from '../../../ui/tables/DataTable';
import {Download} from '../../published-files/page/Download';

export interface CompanyTablesProps {
  /** カスタムデータ, which alone has files, or the others. */
  readonly isCustomData?: boolean;
}

/** Data of the sample company, each kind in a table that unfolds. */
export function CompanyTables({
  isCustomData = false,
}: CompanyTablesProps): ReactNode {
  const tables = companyTables(sampleTables).filter(
    ({file}) => (file !== undefined) === isCustomData,
  );
  return (
    <div className={styles.tables}>
      {tables.map(({file, head, rows, title}) => (
        <details key={title}>
          <summary>
            {title}（{rows.length}件）
          </summary>
          <DataTable label={title} head={head} rows={rows} isLow />
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
