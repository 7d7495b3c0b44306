import type {ReactNode} from 'react';
import {ControlBar} from '../../../ui/page/ControlBar';
import {SLIP_EMPLOYEE, isNew, linesOf} from '../shared/paySlip';
import {PaySlip} from './PaySlip';
import {usePaySlip} from './usePaySlip';
import styles from './KeptSlip.module.css';

const HINT = '「実行」で変わった金額が入ります。';

interface RailSlipProps {
  /** Whose amount the page says that a program changes, if not the first's. */
  readonly firstId?: string | undefined;
}

/** The slip beside a page with programs; put away, the way back to it. */
export function RailSlip({firstId = SLIP_EMPLOYEE}: RailSlipProps): ReactNode {
  const {slip, page, isAway, clear, putAway} = usePaySlip(firstId);
  const {employeeId} = slip;
  const hasLines = slip.lines.length > 0;
  const lines = linesOf(slip, employeeId, page);
  return (
    <aside
      aria-label={`従業員ID ${employeeId}の給与明細`}
      className={styles.rail}
      data-page-part="control"
    >
      {!isAway && (
        <>
          <PaySlip employeeId={employeeId} lines={lines} />
          <p
            // What was written is seen above, and whose it is but for another's.
            className={
              isNew(lines) && employeeId === firstId
                ? 'visually-hidden'
                : styles.note
            }
            role="status"
          >
            {hasLines || slip.note ? slip.page === page && slip.note : HINT}
          </p>
        </>
      )}
      <ControlBar className={styles.bar}>
        <button
          type="button"
          className="clean-btn"
          onClick={() => putAway(!isAway)}
        >
          {isAway ? '給与明細を戻す' : '給与明細をしまう'}
        </button>
        {hasLines && !isAway && (
          <button type="button" className="clean-btn" onClick={clear}>
            はじめに戻す
          </button>
        )}
      </ControlBar>
    </aside>
  );
}
