import {NONE, yen} from '@combosite-functions/simulator';
import type {AmountChange} from '@combosite-functions/simulator';
import type {OutputTable} from './sampleOutput';

/** A changed amount, as far as one is told of it. */
export interface ChangedAmount extends AmountChange {
  /** Whether it is paid or deducted; `null` if that isn't known. */
  readonly kind: string | null;
}

/** Changed amounts as a table: in the result of a run, and before. */
export function amountTable(
  title: string,
  changes: readonly ChangedAmount[],
): OutputTable {
  const [date, ...otherDates] = new Set(changes.map((row) => row.startDate));
  const isOneDate = otherDates.length === 0;
  return {
    label: isOneDate ? `${title}（開始日：${date}）` : title,
    head: ['従業員ID', '給与項目', '変更前', '変更後'],
    rows: changes.map((row) => [
      row.employeeId,
      itemOf(row, isOneDate ? [] : [`${row.startDate}から`]),
      row.before === null ? NONE : yen(row.before),
      yen(row.after),
    ]),
  };
}

/** The item, and what else there is to say of it. */
function itemOf(
  {kind, kyuyoKomokuName}: ChangedAmount,
  others: readonly string[],
): string {
  const said = [...(kind === null ? [] : [kind]), ...others].join('、');
  return said === '' ? kyuyoKomokuName : `${kyuyoKomokuName}（${said}）`;
}

/** What describeAmount of the simulator writes. */
const AMOUNT =
  /^従業員ID (\S+) (.+)（(?:([^（、]+)、)?([\d/]+)から）：(\S+) → (\S+)$/;

/** Whose amount a page's Markdown says first that a program changes. */
export function paidFirst(content: string): string | undefined {
  return new RegExp(AMOUNT, 'm').exec(content)?.[1];
}

/** The changed amounts that a text tells, if it tells nothing else. */
export function readAmounts(text: string): ChangedAmount[] | undefined {
  const lines = text.split('\n').map((line) => AMOUNT.exec(line));
  return lines.every((line) => line !== null)
    ? lines.map(
        ([
          ,
          employeeId = '',
          kyuyoKomokuName = '',
          kind = null,
          startDate = '',
          before,
          after,
        ]) => ({
          employeeId,
          kyuyoKomokuName,
          kind,
          startDate,
          before: before === NONE ? null : Number(before),
          after: Number(after),
        }),
      )
    : undefined;
}
