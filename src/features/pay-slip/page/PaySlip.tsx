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
const PASSED = '厳しい条件で誤りなし';

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
  isDeducted,
  isEarlier,
  name,
  reason,
}: SlipLine): ReactNode {
  const state =
    amount === undefined
      ? 'open'
      : reason
        ? 'refused'
        : before === undefined || isEarlier
          ? undefined
          : 'written';
  const isQuiet = isEarlier ?? state === 'open';
  return (
    <tr data-state={state} className={clsx(isQuiet && styles.quiet)}>
      <th scope="row">
        <span className={styles.crossed}>
          {name}
          {isDeducted && '（控除）'}
        </span>
        {(basis || reason === '') && (
          <span className={styles.more} suppressHydrationWarning>
            {reason === '' && (
              <span className={clsx(styles.seal, basis && styles.asks)}>
                {basis ? '要確認' : '合格'}
              </span>
            )}
            {basis || PASSED}
          </span>
        )}
        {reason && (
          <span className={styles.more}>厳しい条件で誤り：{reason}</span>
        )}
      </th>
      <td>
        {typeof before === 'number' &&
          !isEarlier &&
          (reason ? (
            `${yen(before)} `
          ) : before === amount ? (
            <small>変わりません </small>
          ) : (
            <Struck amount={before} />
          ))}
        <span className={styles.crossed} suppressHydrationWarning>
          {amount === undefined ? OPEN : yen(amount)}
        </span>
      </td>
    </tr>
  );
}

function Struck({amount}: {readonly amount: number}): ReactNode {
  return (
    <>
      <del>{yen(amount)}</del>{' '}
    </>
  );
}
