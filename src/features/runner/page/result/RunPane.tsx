import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode, RefObject} from 'react';
import {StateIcon} from './StateIcon';
import type {State} from './StateIcon';
import styles from './ResultPane.module.css';

/** Something that the reader can have in the pane. */
export interface PaneTab {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

export interface RunPaneProps extends ComponentProps<'div'> {
  /** What there is to say of it: it stays in sight below long code. */
  readonly said: ReactNode;
  /** How it ended, if that is to be seen. */
  readonly state?: State | undefined;
  /** What can be chosen once something came of the program; else nothing. */
  readonly tabs?: readonly PaneTab[] | undefined;
}

/** As the buttons of a bar look. */
const DISABLED = {cursor: 'default', opacity: 0.7};

/** Pixels between the foot and what it would cover. */
const GAP = 8;

/** What came of a program, and in one line what that is. */
export function RunPane({
  said,
  state,
  tabs = [],
  children,
  ...rest
}: RunPaneProps): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(pane);
  const [asked, setAsked] = useState(0);
  // What is asked for comes to where one looks, once it has its room.
  useEffect(() => {
    const top = pane.current?.getBoundingClientRect().top ?? 0;
    if (asked > 0 && top > window.innerHeight / 2) {
      start.current?.scrollIntoView({block: 'start'});
      pane.current?.focus({preventScroll: true});
    }
  }, [asked]);
  // The foot that comes up stays off what the reader has pressed.
  const hasFoot = Boolean(said);
  useEffect(() => {
    const {activeElement: pressed} = document;
    if (
      pressed &&
      foot.current?.compareDocumentPosition(pressed) ===
        Node.DOCUMENT_POSITION_PRECEDING
    ) {
      const covered =
        pressed.getBoundingClientRect().bottom -
        foot.current.getBoundingClientRect().top;
      if (covered > 0) {
        window.scrollBy(0, covered + GAP);
      }
    }
  }, [hasFoot, state]);
  return (
    <div {...rest} role="group" className={styles.result}>
      <div ref={start} className={styles.start} />
      <div ref={foot} className={styles.foot} data-page-part="control">
        <p role="status">
          {state && <StateIcon state={state} />}
          {said}
        </p>
        {tabs.length > (isBelow ? 0 : 1) && (
          <div role="group" aria-label="表示する結果" className={styles.tabs}>
            {tabs.map(({name, isChosen, isDisabled, onChoose}) => (
              <button
                key={name}
                type="button"
                className="clean-btn"
                aria-pressed={isChosen}
                aria-disabled={isDisabled}
                style={isDisabled ? DISABLED : undefined}
                onClick={() => {
                  if (isDisabled) {
                    return;
                  }
                  onChoose();
                  setAsked(asked + 1);
                }}
              >
                {name}
              </button>
            ))}
          </div>
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
