import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Explanation} from './TermExplanation';
import {openAlone} from '../ui/openAlone';
import styles from './Term.module.css';

export interface TermProps {
  /** The word, as it stands in the text. */
  readonly term: string;
  /** Its reading in hiragana. */
  readonly reading: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** The page, and its section, that says more; without base path. */
  readonly page: string;
}

/** How long the mouse rests on a term before it is explained, in milliseconds. */
const REST = 150;

/** How long the mouse may be on its way to the explanation, in milliseconds. */
const WAY = 300;

/**
 * A term of the glossary in running text, with its meaning on hover, focus and
 * tap; src/glossary/markTerms.ts writes it. Without scripts it is a plain word.
 *
 * It isn't a `button` element, whose text could neither wrap nor be copied.
 */
export function Term({term, ...explanation}: TermProps): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const isReturning = useRef(false);
  const [isOpen, setIsOpen] = useState(false);

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setIsOpen(false);
  }, []);
  const open = () => {
    window.clearTimeout(timer.current);
    openAlone(close);
    setIsOpen(true);
  };

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') {
        if (root.current?.contains(document.activeElement)) {
          isReturning.current = true;
          trigger.current?.focus();
          isReturning.current = false;
        }
        close();
      }
    };
    const leave = ({target}: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) {
        close();
      }
    };
    document.addEventListener('keydown', dismiss);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('pointerdown', leave);
    };
  }, [close, isOpen]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  if (!isBrowser) {
    return <span className={styles.term}>{term}</span>;
  }

  const onPointerEnter = ({pointerType}: PointerEvent) => {
    window.clearTimeout(timer.current);
    if (pointerType === 'mouse' && !isOpen) {
      timer.current = window.setTimeout(open, REST);
    }
  };
  const onPointerLeave = ({pointerType}: PointerEvent) => {
    window.clearTimeout(timer.current);
    if (
      pointerType === 'mouse' &&
      !root.current?.contains(document.activeElement)
    ) {
      timer.current = window.setTimeout(close, WAY);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      (isOpen ? close : open)();
    }
  };

  return (
    <span
      ref={root}
      role="presentation"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={({relatedTarget}) => {
        // A press inside the explanation may leave nothing with the focus.
        if (relatedTarget && !root.current?.contains(relatedTarget)) {
          close();
        }
      }}
    >
      <span
        ref={trigger}
        className={styles.term}
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onFocus={({currentTarget}) => {
          if (currentTarget.matches(':focus-visible') && !isReturning.current) {
            open();
          }
        }}
        onClick={({nativeEvent}) => {
          // The mouse has opened it already, and a click only keeps it open.
          const isMouse =
            nativeEvent instanceof window.PointerEvent &&
            nativeEvent.pointerType === 'mouse';
          (isOpen && !isMouse ? close : open)();
        }}
        onKeyDown={onKeyDown}
      >
        {term}
      </span>
      {isOpen && (
        <Explanation {...explanation} id={id} term={term} anchor={trigger} />
      )}
    </span>
  );
}
