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
  readonly onClose: () => void;
}

/** As the card of a result; what loads first has no room for it. */
const CARD = {
  '--scroll-canvas': 'var(--ifm-background-surface-color)',
  padding: '0.5rem 0.75rem',
  border: '1px solid var(--code-border)',
  borderRadius: 'var(--ifm-code-border-radius)',
  background: 'var(--ifm-background-surface-color)',
};

/** The tables of the sample company that a program reads. */
export function ReadTables({
  source,
  scenario,
  onClose,
}: ReadTablesProps): ReactNode {
  const current = scenarios.find(({name}) => name === scenario);
  const tables = current ? tablesRead(source, sampleCompany, current) : [];
  return (
    <div style={CARD}>
      <button
        type="button"
        className="button button--secondary button--sm"
        style={{float: 'inline-end'}}
        onClick={onClose}
      >
        閉じる
      </button>
      {tables.length === 0 && (
        <p>このプログラムは、表になるデータを使いません。</p>
      )}
      {tables.map(({head, rows, title}) => (
        <div key={title}>
          <p>
            {title}（{rows.length}件）
          </p>
          <DataTable label={title} head={head} rows={rows} isLow />
        </div>
      ))}
    </div>
  );
}
