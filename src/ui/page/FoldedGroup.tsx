import type {ReactNode} from 'react';
import styles from './FoldedGroup.module.css';

export interface FoldedGroupProps {
  /** Its name, with how many are in it. */
  readonly title: string;
  readonly id?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** The groups of a long list, side by side until one is opened. */
export function FoldedGroups({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <div className={styles.groups}>{children}</div>;
}

/** One of the groups, folded. */
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
