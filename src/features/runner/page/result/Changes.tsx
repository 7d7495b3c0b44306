import {useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {NONE, yen} from '@combosite-functions/simulator';
import {DataTable} from '../../../../ui/tables/DataTable';
import type {DataTableProps} from '../../../../ui/tables/DataTable';
import type {ChangedAmount} from '../../../code-blocks/shared/sampleOutput';
import styles from './Changes.module.css';

export interface ChangesProps extends Omit<DataTableProps, 'label'> {
  readonly caption: string;
  /** How many there are. */
  readonly total: number;
  /** How many of them are shown, if that isn't the number of rows. */
  readonly shown?: number;
}

/** Rows that a phone shows at once. */
const SHOWN_ROWS = 3;

/** What was before and what is now, beside each other or as two lines. */
export function Changes({
  caption,
  head,
  rows,
  total,
  shown = rows.length,
  hasEntries = false,
}: ChangesProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = !isOpen && rows.length > SHOWN_ROWS;
  return (
    <div
      className={clsx(styles.changes, !hasEntries && styles.columns)}
      data-folded={isFolded ? '' : undefined}
    >
      <p className={styles.caption}>{caption}</p>
      <DataTable
        label={caption}
        head={head}
        rows={rows}
        hasEntries={hasEntries}
      />
      {isFolded && (
        <button
          type="button"
          className={clsx('clean-btn', styles.others)}
          onClick={() => setIsOpen(true)}
        >
          ほか{rows.length - SHOWN_ROWS}件
        </button>
      )}
      {shown < total && (
        <p className={styles.more}>
          {total}件のうち、はじめの{shown}件を表示しています。
        </p>
      )}
    </div>
  );
}

export interface AmountChangesProps {
  readonly title: string;
  readonly changes: readonly ChangedAmount[];
  /** Their ids as they are shown, if they are more than that. */
  readonly employees?: readonly ReactNode[];
  /** How many there are. */
  readonly total?: number;
}

/** How amounts changed: in a run, or by what the page says of one. */
export function AmountChanges({
  title,
  changes,
  employees = changes.map(({employeeId}) => employeeId),
  total = changes.length,
}: AmountChangesProps): ReactNode {
  const [date, ...otherDates] = new Set(changes.map((row) => row.startDate));
  const isOneDate = otherDates.length === 0;
  return (
    <Changes
      caption={isOneDate ? `${title}（適用開始日：${date}）` : title}
      head={[
        '従業員ID',
        '給与項目',
        ...(isOneDate ? [] : ['適用開始日']),
        '変更前',
        '変更後',
      ]}
      rows={changes.map((row, index) => [
        employees[index],
        row.kind === null
          ? row.kyuyoKomokuName
          : `${row.kyuyoKomokuName}（${row.kind}）`,
        ...(isOneDate ? [] : [row.startDate]),
        row.before === null ? NONE : yen(row.before),
        yen(row.after),
      ])}
      total={total}
    />
  );
}
