import type {ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './ControlBar.module.css';

export interface ControlBarProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A row of buttons that need scripts: before hydration it only keeps its place,
 * without scripts and on paper it isn't there.
 */
export function ControlBar({children, className}: ControlBarProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div
      className={clsx(styles.bar, className)}
      data-ready={isBrowser}
      data-page-part="control"
    >
      {children}
    </div>
  );
}
