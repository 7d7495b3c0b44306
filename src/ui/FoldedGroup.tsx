import type {ReactNode} from 'react';
import styles from './FoldedGroup.module.css';

export interface FoldedGroupProps {
  /** Its name, with how many are in it. */
  readonly title: string;
  readonly id?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** One of several groups of a long list, folded. */
export function FoldedGroup({
  children,
  id,
  isOpen = false,
  title,
}: FoldedGroupProps): ReactNode {
  return (
    <details id={id} className={styles.group} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
