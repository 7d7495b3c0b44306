import type {ReactNode} from 'react';
import {tablesRead} from '../../../company-tables/page/tablesRead';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {DataTable} from '../../../../ui/tables/DataTable';

export interface ReadTablesProps {
  /** The program. */
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
}

/** The tables of the sample company that a program reads. */
export function ReadTables({source, scenario}: ReadTablesProps): ReactNode {
  const current = scenarios.find(({name}) => name === scenario);
  const tables = current ? tablesRead(source, sampleCompany, current) : [];
  return tables.length === 0 ? (
    <p>このプログラムは、表になるデータを使いません。</p>
  ) : (
    tables.map(({head, rows, title}) => (
      <div key={title}>
        <p>
          {title}（{rows.length}件）
        </p>
        <DataTable label={title} head={head} rows={rows} isLow />
      </div>
    ))
  );
}
