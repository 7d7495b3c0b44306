import type {ReactNode} from 'react';
import {describeEnding} from '@combosite-functions/simulator';
import {useChangedTotal} from '../../../pay-slip/page/FoldedSlip';
import styles from './ResultPane.module.css';

export interface ShortTextProps {
  /** The program and its scenario. */
  readonly by: string;
  readonly text: string;
  /** What there is to say of a run that changed nothing. */
  readonly log: string;
}

/** What is said of a run without errors, as its icon says so, too. */
const USUAL = describeEnding({error: null, notices: []});

/** For the eye: which total a run has changed, or its log, instead of the usual. */
export function ShortText({by, log, text}: ShortTextProps): ReactNode {
  const changed = useChangedTotal(by);
  const own = changed
    ? `従業員${changed.employeeId}の合計：${changed.total}。`
    : log;
  const usual = text.startsWith(USUAL) ? USUAL : '';
  const rest = text.slice(usual.length);
  return (
    <>
      <span className={own ? 'visually-hidden' : styles.usual}>{usual}</span>
      {own}
      {own && usual ? <span className={styles.usual}>{rest}</span> : rest}
    </>
  );
}
