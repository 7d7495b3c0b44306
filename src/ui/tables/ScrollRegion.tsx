import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {watchWidth} from '../page/watchWidth';
import styles from './ScrollRegion.module.css';

export interface ScrollRegionProps {
  /** What the region holds; read out only while the region can scroll. */
  label: string;
  /** Whether it is long: then it is no higher than some rows, and scrolls. */
  isLong?: boolean;
  children: ReactNode;
}

/**
 * Lets wide content scroll sideways, and long content down. It is a tab stop,
 * and thus usable by keyboard, only while there is something to scroll. A group
 * and no region: a page has many of them, and landmarks need names of their own.
 */
export function ScrollRegion({
  label,
  isLong = false,
  children,
}: ScrollRegionProps): ReactNode {
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
      className={clsx(styles.region, isLong && styles.long)}
      {...((isOverflowing || isLong) && {
        role: 'group',
        'aria-label': `${label}（${isLong ? '' : '横に'}スクロールできます）`,
        tabIndex: 0,
      })}
    >
      {children}
    </div>
  );
}
