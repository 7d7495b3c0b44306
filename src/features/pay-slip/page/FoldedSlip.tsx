import type {ReactNode} from 'react';
import {yen} from '@combosite-functions/simulator';
import {isNew, linesOf, totalBefore, totalText} from '../shared/paySlip';
import {PaySlip, Seal} from './PaySlip';
import {usePaySlip} from './usePaySlip';
import styles from './KeptSlip.module.css';

export interface FoldedSlipProps {
  /** Whose it is before that. */
  readonly employeeId?: string;
  /** The program and its scenario, once it has run. */
  readonly by?: string;
}

/** The slip with a sample, where there is no room beside the page. */
export function FoldedSlip({employeeId, by}: FoldedSlipProps): ReactNode {
  const slip = useSlipOf(by, employeeId);
  const Total = slip?.before === undefined ? 'span' : 'strong';
  return (
    slip && (
      <details
        className={styles.fold}
        data-page-part={by === undefined ? 'control' : undefined}
      >
        <summary
          onClick={({currentTarget: {parentElement: fold}}) =>
            // Once it is open; the foot of the sample doesn't cover it.
            requestAnimationFrame(() =>
              fold?.scrollIntoView({block: 'nearest'}),
            )
          }
        >
          {by === undefined && !slip.isWritten && slip.until}給与明細（
          {slip.employeeId}）：合計{' '}
          {slip.before !== undefined && <del>{yen(slip.before)}</del>}{' '}
          <Total>{slip.total}</Total>
          {slip.isRefused && '（この実行は除く）'}{' '}
          {slip.seal && <Seal>{slip.seal}</Seal>}
        </summary>
        <PaySlip employeeId={slip.employeeId} lines={slip.lines} />
      </details>
    )
  );
}

/** Whose total a run has changed, and how. */
export function useChangedTotal(by: string | undefined): string | undefined {
  const slip = useSlipOf(by);
  return by !== undefined && slip?.isOwn && slip.before !== undefined
    ? `${slip.employeeId}の合計：${slip.before.toLocaleString('ja-JP')}→${slip.total}`
    : undefined;
}

/** The slip on which a program has written, or is to write, unless it is put away. */
function useSlipOf(by: string | undefined, wantedId?: string) {
  const {slip, page, isAway} = usePaySlip();
  const own = slip.lines.find((line) => line.by === by)?.employeeId;
  const employeeId = own ?? wantedId ?? slip.employeeId;
  const lines = linesOf(slip, employeeId, page);
  return isAway
    ? undefined
    : {
        employeeId,
        lines,
        isOwn: own !== undefined,
        before: totalBefore(lines),
        isWritten: isNew(lines),
        until: lines.some(({isEarlier}) => isEarlier)
          ? 'これまでの'
          : '実行前の',
        isRefused: lines.some((line) => line.by === by && line.isRefused),
        seal: lines.find((line) => line.by === by && line.seal)?.seal,
        total: totalText(lines),
      };
}
