import type {ReactNode} from 'react';
import clsx from 'clsx';
import {yen} from '@combosite-functions/simulator';
import {
  SLIP_EMPLOYEE,
  isOnlyNew,
  totalBefore,
  totalOf,
  totalText,
} from '../shared/paySlip';
import type {SlipLine} from '../shared/paySlip';
import styles from './PaySlip.module.css';

export interface PaySlipProps {
  /** Whose it is. */
  readonly employeeId?: string;
  readonly lines: readonly SlipLine[];
}

const OPEN = 'まだ';

/** A pay slip, on which one sees what programs have changed. */
export function PaySlip({
  employeeId = SLIP_EMPLOYEE,
  lines,
}: PaySlipProps): ReactNode {
  const isNet = lines.some(({isDeducted}) => isDeducted);
  const before = totalBefore(lines);
  return (
    <table className={styles.slip}>
      <caption>
        見本の会社の給与明細
        <span className={styles.more}>従業員ID {employeeId}</span>
        {(totalOf(lines) === undefined || isOnlyNew(lines)) && (
          <span className={styles.more}>ほかの金額はデータにありません</span>
        )}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">項目</th>
          <th scope="col">金額</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </tbody>
      <tfoot>
        <tr data-state={before === undefined ? undefined : 'total'}>
          <th scope="row">{isNet ? '差引支給額' : '支給の合計'}</th>
          <td suppressHydrationWarning>
            {before !== undefined && <Struck amount={before} />}
            {totalText(lines)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({
  amount,
  basis,
  before,
  coming,
  isDeducted,
  isEarlier,
  isRefused,
  name,
  seal,
}: SlipLine): ReactNode {
  const state = isRefused
    ? 'refused'
    : amount === undefined
      ? coming === undefined
        ? 'open'
        : 'coming'
      : before === undefined || isEarlier
        ? undefined
        : 'written';
  const shown = amount ?? coming;
  const isQuiet = isEarlier ?? state === 'open';
  return (
    <tr data-state={state} className={clsx(isQuiet && styles.quiet)}>
      <th scope="row">
        <span className={styles.crossed}>
          {name}
          {isDeducted && '（控除）'}
        </span>
        {basis && (
          <span className={styles.more} suppressHydrationWarning>
            {seal && <Seal>{seal}</Seal>}
            {basis}
          </span>
        )}
      </th>
      <td>
        {typeof before === 'number' &&
          !isEarlier &&
          (isRefused ? (
            `${yen(before)} `
          ) : before === amount ? (
            <small>変わりません </small>
          ) : (
            <Struck amount={before} />
          ))}
        {state === 'open' && OPEN}
        {state === 'coming' && <small>実行すると </small>}
        {shown !== undefined && (
          <span className={styles.crossed} suppressHydrationWarning>
            {yen(shown)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** What is stamped on a line; it asks, if anything may be wrong. */
export function Seal({
  children,
}: {
  readonly children: SlipLine['seal'];
}): ReactNode {
  return (
    <span className={clsx(styles.seal, children !== '合格' && styles.asks)}>
      {children}
    </span>
  );
}

function Struck({amount}: {readonly amount: number}): ReactNode {
  return (
    <>
      <del>{yen(amount)}</del>{' '}
    </>
  );
}
