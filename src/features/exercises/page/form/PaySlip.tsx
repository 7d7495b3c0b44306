import type {ReactNode} from 'react';
import {yen} from '../../../../ui/yen';
import type {PaySlip as Slip} from '../../shared/paySlip';
import styles from './PaySlip.module.css';

export interface PaySlipProps {
  readonly slip: Slip;
  /** Whether the data are there of which the amount is made. */
  readonly hasData: boolean;
  /** Whether the custom function has brought the amount. */
  readonly hasAmount: boolean;
}

const OPEN = 'まだ';

/** Where the path leads: a pay slip that fills with what the reader has done. */
export function PaySlip({slip, hasAmount, hasData}: PaySlipProps): ReactNode {
  const {added, employeeId, regular} = slip;
  const lines = hasAmount ? [...regular, added] : regular;
  return (
    <table className={styles.slip} data-page-part="progress">
      <caption>
        見本の会社の給与明細
        <span className={styles.whose}>従業員ID {employeeId}、支給の欄</span>
      </caption>
      <tbody>
        {regular.map(({amount, name}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{yen(amount)}</td>
          </tr>
        ))}
        <tr data-state={hasAmount ? 'filled' : 'open'}>
          <th scope="row">
            {added.name}
            {(hasData || hasAmount) && (
              <span className={styles.basis}>{added.basis}</span>
            )}
          </th>
          <td>{hasAmount ? yen(added.amount) : OPEN}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">支給の合計</th>
          <td>{yen(lines.reduce((sum, {amount}) => sum + amount, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
