import {useRef} from 'react';
import type {ReactNode} from 'react';

import styles from './ScrollRegion.module.css';
import {useIsOverflowing} from './useIsOverflowing';

export interface ScrollRegionProps {
  /** What the region holds; read out only while the region can scroll. */
  label: string;
  children: ReactNode;
}

/**
 * Lets wide content scroll sideways. It is a tab stop, and thus usable by
 * keyboard, only while there is something to scroll. A group and no region: a
 * page has many of them, and landmarks need names of their own.
 */
export function ScrollRegion({label, children}: ScrollRegionProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(ref);

  return (
    <div
      ref={ref}
      className={styles.region}
      {...(isOverflowing && {
        role: 'group',
        'aria-label': `${label}（横にスクロールできます）`,
        tabIndex: 0,
      })}
    >
      {children}
    </div>
  );
}
