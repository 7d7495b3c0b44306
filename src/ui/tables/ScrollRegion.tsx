import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {watchWidth} from '../page/watchWidth';
import styles from './ScrollRegion.module.css';

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
  // As on the server, until the page is taken over.
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(
    () => (ref.current ? watchWidth(ref.current, setIsOverflowing) : undefined),
    [],
  );

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
