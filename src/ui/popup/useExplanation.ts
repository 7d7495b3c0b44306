import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {
  FocusEvent,
  HTMLAttributes,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  RefObject,
} from 'react';
import {UNTOLD_MILLIS} from '../loading/comingText';

/** How long the mouse rests on a word before it is explained, in milliseconds. */
const REST = 300;

/** How long the mouse may be on its way to the explanation, in milliseconds. */
const WAY = 300;

/** There is never more than one explanation: closes the one that is open. */
let closeOther: (() => void) | undefined;

/** What a component says of its words. */
export interface ExplanationOptions<Content> {
  /** The word at a place, or `null` if there is none. */
  readonly wordAt: (target: Element) => HTMLElement | null;
  /** What there is to say of a word. */
  readonly explain: (
    word: HTMLElement,
  ) => Content | undefined | Promise<Content | undefined>;
  /**
   * For words that are links: goes where they lead. They do so at a click of the
   * mouse, and at the second press of a key or a finger.
   */
  readonly follow?: (word: HTMLElement) => void;
}

/** An open explanation. */
export interface Shown<Content> {
  /** `undefined` while it is still to come. */
  readonly content: Content | undefined;
  /** Another one for each opening: a box of its own, as a box doesn't move. */
  readonly serial: number;
  /** Whether it was asked for by key, tap or click, and not only passed. */
  readonly isPressed: boolean;
  /** The word that is explained. */
  readonly anchor: HTMLElement;
}

/** How words are explained. */
export interface Explanation<Content> {
  readonly shown: Shown<Content> | undefined;
  /** Id of the text that describes the word. */
  readonly textId: string;
  /** For the box of the explanation. */
  readonly box: RefObject<HTMLSpanElement | null>;
  readonly boxListeners: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave'
  >;
  /** For the element around the words. */
  readonly listeners: Pick<
    HTMLAttributes<HTMLElement>,
    | 'onBlur'
    | 'onClick'
    | 'onKeyDown'
    | 'onPointerDown'
    | 'onPointerOut'
    | 'onPointerOver'
  >;
}

/**
 * Explains words: where the mouse rests, and where Enter, Space, a finger or the
 * mouse presses. The focus alone opens nothing, so that a word is one stop on
 * the way of the keyboard. Escape, a press elsewhere, the focus or the mouse
 * that leaves, and another explanation close it.
 */
export function useExplanation<Content>({
  wordAt,
  explain,
  follow,
}: ExplanationOptions<Content>): Explanation<Content> {
  const textId = useId();
  const box = useRef<HTMLSpanElement>(null);
  // The word that is explained, or is about to be.
  const word = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  const pointer = useRef('');
  const count = useRef(0);
  const [shown, setShown] = useState<Shown<Content>>();

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    describe(word.current, null);
    word.current = null;
    setShown(undefined);
  }, []);

  const open = async (anchor: HTMLElement, isPressed: boolean) => {
    closeOther?.();
    close();
    closeOther = close;
    word.current = anchor;
    const show = (content: Content | undefined) => {
      // The reader may be elsewhere by now.
      if (word.current === anchor) {
        describe(anchor, textId);
        count.current += 1;
        setShown({content, serial: count.current, isPressed, anchor});
      }
    };
    const content = await told(explain(anchor), () => show(undefined));
    if (content !== undefined) {
      show(content);
    } else if (word.current === anchor) {
      close();
      if (isPressed) {
        follow?.(anchor);
      }
    }
  };

  /** A key or a finger opens, and then goes on or closes. */
  const press = (anchor: HTMLElement) => {
    if (anchor === word.current && shown?.isPressed) {
      close();
      follow?.(anchor);
    } else {
      void open(anchor, true);
    }
  };

  const leave = () => {
    window.clearTimeout(timer.current);
    if (!shown?.isPressed) {
      timer.current = window.setTimeout(close, WAY);
    }
  };

  useCloseFromOutside(shown !== undefined, box, word, close);
  useEffect(() => close, [close]);

  const at = (target: EventTarget) =>
    target instanceof Element ? wordAt(target) : null;

  return {
    shown,
    textId,
    box,
    boxListeners: {
      onPointerEnter: () => window.clearTimeout(timer.current),
      onPointerLeave: leave,
    },
    listeners: {
      onPointerOver({pointerType, target}: PointerEvent) {
        const anchor = at(target);
        if (anchor && pointerType === 'mouse') {
          window.clearTimeout(timer.current);
          if (anchor !== word.current) {
            timer.current = window.setTimeout(
              () => void open(anchor, false),
              REST,
            );
          }
        }
      },
      onPointerOut({pointerType, target}: PointerEvent) {
        if (pointerType === 'mouse' && at(target)) {
          leave();
        }
      },
      onPointerDown({pointerType}: PointerEvent) {
        pointer.current = pointerType;
      },
      onClick(event: MouseEvent) {
        const anchor = at(event.target);
        const isMouse = pointer.current === 'mouse';
        pointer.current = '';
        if (!anchor || event.button !== 0 || hasModifier(event)) {
          return;
        }
        event.preventDefault();
        if (!isMouse) {
          press(anchor);
        } else if (follow) {
          close();
          follow(anchor);
        } else if (!shown?.isPressed) {
          // From now on it stays when the mouse leaves.
          void open(anchor, true);
        }
      },
      onKeyDown(event: KeyboardEvent) {
        const anchor = at(event.target);
        const isPress = event.key === 'Enter' || event.key === ' ';
        if (anchor && isPress && !hasModifier(event)) {
          event.preventDefault();
          press(anchor);
        }
      },
      onBlur({relatedTarget}: FocusEvent) {
        // A press inside the explanation may leave nothing with the focus.
        if (relatedTarget && !isIn(relatedTarget, box, word)) {
          close();
        }
      },
    },
  };
}

/** Connects a word with the text that describes it, or with none. */
function describe(word: HTMLElement | null, textId: string | null): void {
  word?.setAttribute('aria-expanded', String(textId !== null));
  if (textId === null) {
    word?.removeAttribute('aria-describedby');
  } else {
    word?.setAttribute('aria-describedby', textId);
  }
}

/** Waits, and tells when that takes a while. */
async function told<Content>(
  content: Content | Promise<Content>,
  onLate: () => void,
): Promise<Content> {
  const timer = setTimeout(onLate, UNTOLD_MILLIS);
  try {
    return await content;
  } finally {
    clearTimeout(timer);
  }
}

/** Closes an open explanation by Escape, and by a press beside word and box. */
function useCloseFromOutside(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  word: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onKeyDown = ({key}: globalThis.KeyboardEvent) => {
      if (key === 'Escape') {
        if (box.current?.contains(document.activeElement)) {
          word.current?.focus();
        }
        close();
      }
    };
    const onPointerDown = ({target}: globalThis.PointerEvent) => {
      if (!isIn(target, box, word)) {
        close();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [box, close, isOpen, word]);
}

function isIn(
  target: EventTarget | null,
  ...parts: RefObject<HTMLElement | null>[]
): boolean {
  return (
    target instanceof Node &&
    parts.some(({current}) => current?.contains(target))
  );
}

/** Whether a key held down gives an event another meaning. */
export function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
