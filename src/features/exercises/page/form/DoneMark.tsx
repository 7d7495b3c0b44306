import type {ReactNode} from 'react';
import {CheckIcon} from '../../../../ui/page/CheckIcon';
import styles from './DoneMark.module.css';

export interface DoneMarkProps {
  readonly isDone: boolean;
}

/** Says whether an exercise is solved. Takes the same room in both cases. */
export function DoneMark({isDone}: DoneMarkProps): ReactNode {
  return (
    <span className={styles.mark} data-done={isDone} data-page-part="progress">
      {isDone && <CheckIcon />}
      {isDone ? 'できました' : 'まだ'}
    </span>
  );
}
