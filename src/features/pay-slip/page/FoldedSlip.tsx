import type {ReactNode} from 'react';
import {yen} from '@combosite-functions/simulator';
import {linesOf, totalBefore, totalOf} from '../shared/paySlip';
import {PaySlip} from './PaySlip';
import {usePaySlip} from './usePaySlip';
import styles from './KeptSlip.module.css';

export interface FoldedSlipProps {
  /** The program and its scenario. */
  readonly by: string;
}

/** The slip with a result, where there is no room beside the page. */
export function FoldedSlip({by}: FoldedSlipProps): ReactNode {
  const slip = useSlipOf(by);
  return (
    slip && (
      <details className={styles.fold}>
        <summary>
          給与明細（{slip.employeeId}）：合計{' '}
          {slip.before !== undefined && <del>{yen(slip.before)}</del>}{' '}
          <strong>{yen(slip.total)}</strong>
        </summary>
        <PaySlip employeeId={slip.employeeId} lines={slip.lines} />
      </details>
    )
  );
}

/** Whose total a run has changed, in a few letters. */
export function ChangedTotal({by}: FoldedSlipProps): ReactNode {
  const slip = useSlipOf(by);
  return (
    slip?.before !== undefined &&
    `${slip.employeeId}：${slip.before.toLocaleString('ja-JP')}→${yen(slip.total)} `
  );
}

/** The slip on which a program has written, unless it is put away. */
function useSlipOf(by: string) {
  const {slip, page, isAway} = usePaySlip();
  const employeeId = slip.lines.find((line) => line.by === by)?.employeeId;
  if (isAway || employeeId === undefined) {
    return undefined;
  }
  const lines = linesOf(slip, employeeId, page);
  return {
    employeeId,
    lines,
    before: totalBefore(lines),
    total: totalOf(lines),
  };
}
