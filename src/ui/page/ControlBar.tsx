import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './ControlBar.module.css';

export interface ControlBarProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A row of buttons that need scripts: without scripts and on paper it isn't
 * there.
 */
export function ControlBar({children, className}: ControlBarProps): ReactNode {
  return (
    <div
      className={clsx(styles.bar, className)}
      ref={setReady}
      data-ready="false"
      data-page-part="control"
    >
      {children}
    </div>
  );
}

/** Past React, which would render every bar a second time. */
function setReady(bar: HTMLElement | null): void {
  bar?.setAttribute('data-ready', 'true');
}
