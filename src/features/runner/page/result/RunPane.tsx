import {useEffect, useRef, useState} from 'react';
import type {
  ComponentProps,
  CSSProperties,
  KeyboardEvent,
  ReactNode,
  RefObject,
} from 'react';
import clsx from 'clsx';
import {StateIcon} from './StateIcon';
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

/** How much of the window's height the pane has over long code, at most. */
const DOCK_SHARE = 0.45;
/** What a little of its text needs, and the bar above the code. Pixels. */
const LITTLE = 280;
const BAR = 56;

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
  const isBelow = useIsBelow(pane);
  // How high it is over the code, in pixels, while it stands there.
  const [dock, setDock] = useState<number>();
  const isDocked = dock !== undefined;
  // Once its place is where one looks, it is there, and stays there.
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDock(undefined),
      {rootMargin: `0px 0px -${dock ?? 0}px`},
    );
    if (dock !== undefined && start.current) {
      observer.observe(start.current);
    }
    return () => observer.disconnect();
  }, [dock]);
  const [room, setRoom] = useState<{
    readonly of: string;
    readonly px: number;
  }>();
  const choose = ({isComing, isDisabled, name, onChoose}: PaneTab) => {
    if (isDisabled) {
      return;
    }
    const top = pane.current?.getBoundingClientRect().top ?? 0;
    setRoom(isComing ? {of: name, px: window.innerHeight - top} : undefined);
    const place = start.current?.getBoundingClientRect().top ?? 0;
    const height = findDock(start.current?.parentElement);
    setDock(place > window.innerHeight - height ? height : undefined);
    onChoose();
  };
  const chosen = tabs.findIndex(({isChosen}) => isChosen);
  const hasTabs = tabs.length > (isBelow || isDocked ? 0 : 1);
  return (
    <>
      <div ref={start} className={styles.start} />
      <div
        {...rest}
        role="group"
        className={styles.result}
        data-docked={isDocked ? '' : undefined}
        style={{'--dock': `${dock}px`} as CSSProperties}
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
          {hasTabs && (
            <button
              type="button"
              className={clsx('clean-btn', styles.close)}
              aria-label="閉じる"
              title="閉じる"
              onClick={() => setDock(undefined)}
            >
              ×
            </button>
          )}
        </div>
        <div
          ref={pane}
          role={hasTabs ? 'tabpanel' : undefined}
          aria-label={hasTabs ? tabs[chosen]?.name : undefined}
          tabIndex={-1}
          className={styles.pane}
          style={
            room && !isDocked && room.of === tabs[chosen]?.name
              ? {minHeight: room.px}
              : undefined
          }
        >
          {children}
        </div>
      </div>
    </>
  );
}

/**
 * Height of the pane over the code: the bar above the code stays in sight where
 * there is room for both.
 */
function findDock(sample: HTMLElement | null | undefined): number {
  const top = Math.max(sample?.getBoundingClientRect().top ?? 0, 0);
  const room = window.innerHeight - top;
  return Math.min(
    room - BAR < LITTLE ? Math.max(room, LITTLE) : room - BAR,
    window.innerHeight * DOCK_SHARE,
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

/** Whether an element lies below the window. */
function useIsBelow(ref: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsBelow(entry?.isIntersecting === false),
      // All that is above counts: whoever jumps over it is told, too.
      {rootMargin: '1000000px 0px 0px'},
    );
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);
  return isBelow;
}
