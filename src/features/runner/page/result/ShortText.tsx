import type {ReactNode} from 'react';
import {describeEnding} from '@combosite-functions/simulator';
import {useChangedTotal} from '../../../pay-slip/page/FoldedSlip';
import styles from './ResultPane.module.css';

export interface ShortTextProps {
  /** The program and its scenario. */
  readonly by: string;
  readonly text: string;
}

/** What is said of a run without errors, as its icon says so, too. */
const USUAL = describeEnding({error: null, notices: []});

/** For the eye: which total a run has changed, instead of the usual. */
export function ShortText({by, text}: ShortTextProps): ReactNode {
  const changed = useChangedTotal(by);
  const isUsual = text.startsWith(USUAL);
  return (
    <>
      {isUsual && (
        <span className={changed ? 'visually-hidden' : styles.usual}>
          {USUAL}
        </span>
      )}
      {changed && (
        <>
          <span className={styles.usual}>{changed.employeeId}の</span>
          合計：{changed.total}。
        </>
      )}
      {isUsual ? text.slice(USUAL.length) : text}
    </>
  );
}
