import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode, RefObject} from 'react';
import styles from './ResultPane.module.css';

export interface RunPaneProps extends ComponentProps<'div'> {
  /** What there is to say of it: it stays in sight below long code. */
  readonly said: ReactNode;
  /** Whether it holds what the reader asked for. */
  readonly isAnswer: boolean;
}

/** What came of a program, and in one line what that is. */
export function RunPane({
  said,
  isAnswer,
  children,
  ...rest
}: RunPaneProps): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(pane) && isAnswer;
  return (
    <div {...rest} role="group" className={styles.result}>
      <div ref={start} className={styles.start} />
      <div
        className={styles.foot}
        data-below={isBelow ? '' : undefined}
        data-page-part="control"
      >
        <p role="status">{said}</p>
        {isBelow && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              start.current?.scrollIntoView({block: 'start'});
              pane.current?.focus({preventScroll: true});
            }}
          >
            結果を見る
          </button>
        )}
      </div>
      <div ref={pane} tabIndex={-1} className={styles.pane}>
        {children}
      </div>
    </div>
  );
}

/** Whether an element lies below the window. */
function useIsBelow(ref: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setIsBelow(
        entry !== undefined &&
          !entry.isIntersecting &&
          entry.boundingClientRect.top > 0,
      );
    });
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);
  return isBelow;
}
