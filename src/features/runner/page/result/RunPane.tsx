import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, KeyboardEvent, ReactNode, RefObject} from 'react';
import {StateIcon} from './StateIcon';
import type {State} from './StateIcon';
import type {Said} from './summarize';
import styles from './RunPane.module.css';

/** Something to press. */
interface Act {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

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
  /** What there is to say of it: the first stays in sight below long code. */
  readonly said: Said;
  /** What is said of a part that is still to come. */
  readonly coming?: ReactNode;
  /** In which scenario that was, for paper. */
  readonly scenario?: string | undefined;
  /** What brings the result of what stands there now, where the last one is of something else. */
  readonly again?: Act | undefined;
  /** How it ended, if that is to be seen. */
  readonly state?: State | undefined;
  /** What can be chosen once something came of the program; else nothing. */
  readonly tabs?: readonly PaneTab[] | undefined;
}

/** How much of what one asks for has to be in the window, in pixels: else its head comes to the top. */
const USEFUL = 200;

/** As the buttons of a bar look. */
const DISABLED = {cursor: 'default', opacity: 0.7};

/** What came of a program, and in one line what that is. */
export function RunPane({
  said: [fact = '', ...others],
  coming,
  scenario,
  again,
  state,
  tabs = [],
  children,
  ...rest
}: RunPaneProps): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(start);
  const chosen = tabs.findIndex(({isChosen}) => isChosen);
  const {room, take} = useRoom(tabs[chosen]?.isComing === true);
  const choose = ({isComing, isDisabled, onChoose}: PaneTab) => {
    if (isDisabled) {
      return;
    }
    const left =
      window.innerHeight - (pane.current?.getBoundingClientRect().top ?? 0);
    take(isComing ? (left < USEFUL ? window.innerHeight : left) : 0);
    onChoose();
    if (left < USEFUL) {
      // With its room.
      requestAnimationFrame(() => start.current?.scrollIntoView());
    }
  };
  const hasTabs = tabs.length > (isBelow ? 0 : 1);
  // Before there is a result, nothing is read below.
  const more = others.map(ended).join('');
  const isAlone = tabs.length === 0;
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
            {fact && <strong>{fact}</strong>}
            {isAlone && more}
            {coming}
          </p>
          {again && (
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-disabled={again.isDisabled}
              onClick={() => {
                if (!again.isDisabled) {
                  // What is pressed goes away.
                  pane.current?.focus({preventScroll: true});
                  again.onClick();
                }
              }}
            >
              {again.name}
            </button>
          )}
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
        <div className={styles.room} style={{minHeight: room}}>
          <div
            ref={pane}
            role={hasTabs ? 'tabpanel' : undefined}
            aria-label={hasTabs ? tabs[chosen]?.name : undefined}
            tabIndex={-1}
            className={styles.pane}
            data-said={scenario ? `${fact} 場面：${scenario}` : fact}
          >
            <p className={styles.rest} aria-live="polite">
              {!isAlone && more}
            </p>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

/** As a sentence that another one may follow. */
function ended(text: string): string {
  return text === '' || text.endsWith('。') ? text : `${text}。`;
}

/**
 * The room that is kept for what is to come, so that nothing below moves; when
 * that has come, the reader's next act gives it back.
 */
function useRoom(isComing: boolean) {
  const [room, take] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    if (room > 0 && !isComing) {
      for (const act of ['pointerdown', 'keydown', 'scroll']) {
        window.addEventListener(act, () => take(0), controller);
      }
    }
    return () => controller.abort();
  }, [isComing, room]);
  return {room, take};
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

/** How high the head that sticks is at most, on a phone; in pixels. */
const HEAD = 74;

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
