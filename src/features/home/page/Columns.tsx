import type {ReactNode} from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Each child is a column. */
  readonly children: ReactNode;
}

/** What belongs together, side by side where there is room: text and its figure, short lists. */
export function Columns({children}: ColumnsProps): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
