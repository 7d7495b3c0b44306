import type {ReactNode} from 'react';
import styles from './RunView.module.css';

/** What shows a line of the program. */
export interface OnLine {
  readonly onLine: (line: number) => void;
}

interface LineButtonProps extends OnLine {
  readonly line: number;
}

/** Leads from what is said of a line to that line. */
export function LineButton({line, onLine}: LineButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.act}`}
      onClick={() => onLine(line)}
    >
      {line}行目を見る
    </button>
  );
}
