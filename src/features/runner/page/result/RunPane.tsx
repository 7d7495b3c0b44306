import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, KeyboardEvent, ReactNode, RefObject} from 'react';
import {StateIcon} from './StateIcon';
import {revealAnswer} from './revealAnswer';
import type {State} from './StateIcon';
import styles from './ResultPane.module.css';

/** Something that the reader can have in the pane. */
export interface PaneTab {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  /** Whether what it shows comes later: it has its room until then. */
  readonly isComing?: boolean;
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

/** What came of a program, and in one line what that is. */
export function RunPane({
  said,
  state,
  tabs = [],
  children,
  ...rest
}: RunPaneProps): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(start);
  // What is left of the window below where it comes to, in pixels.
  const [room, setRoom] = useState(0);
  const choose = ({isDisabled, onChoose}: PaneTab) => {
    if (isDisabled) {
      return;
    }
    const top = pane.current?.getBoundingClientRect().top ?? 0;
    setRoom(window.innerHeight - Math.min(top, window.innerHeight / 2));
    onChoose();
    // With its room.
    requestAnimationFrame(() => revealAnswer(start.current));
  };
  const chosen = tabs.findIndex(({isChosen}) => isChosen);
  const hasTabs = tabs.length > (isBelow ? 0 : 1);
  return (
    <>
      <div ref={start} className={styles.start} />
      <div
        {...rest}
        role="group"
        className={styles.result}
        data-below={isBelow ? '' : undefined}
      >
        <div className={styles.foot} data-page-part="control">
          <p role="status">
            {state && <StateIcon state={state} />}
            {said}
          </p>
          {hasTabs && (
            <div role="tablist" className={styles.tabs}>
              {tabs.map((tab, index) => (
                <button
                  key={tab.name}
                  type="button"
                  role="tab"
                  className="clean-btn"
                  aria-selected={index === chosen}
                  aria-disabled={tab.isDisabled}
                  tabIndex={index === chosen ? 0 : -1}
                  style={tab.isDisabled ? DISABLED : undefined}
                  onClick={() => choose(tab)}
                  onKeyDown={moveFocus}
                >
                  {tab.name}
                </button>
              ))}
            </div>
          )}
        </div>
        <div
          ref={pane}
          role={hasTabs ? 'tabpanel' : undefined}
          aria-label={hasTabs ? tabs[chosen]?.name : undefined}
          tabIndex={-1}
          className={styles.pane}
          style={tabs[chosen]?.isComing ? {minHeight: room} : undefined}
        >
          {children}
        </div>
      </div>
    </>
  );
}

/** As tabs do: the arrows go from one to the next, which Enter chooses. */
function moveFocus({currentTarget: tab, key}: KeyboardEvent): void {
  const next =
    key === 'ArrowLeft'
      ? tab.previousElementSibling
      : key === 'ArrowRight' && tab.nextElementSibling;
  if (next) {
    (next as HTMLElement).focus();
  }
}

/** How high the head is that sticks, in pixels. */
const HEAD = 54;

/** Whether what begins there lies below the window, and only its head is seen. */
function useIsBelow(start: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      // A busy browser tells several at once: the last is how it is.
      (entries) => setIsBelow(entries.at(-1)?.isIntersecting === false),
      // All that is above counts: whoever jumps over it is told, too.
      {rootMargin: `1000000px 0px -${HEAD}px`},
    );
    if (start.current) {
      observer.observe(start.current);
    }
    return () => observer.disconnect();
  }, [start]);
  return isBelow;
}
