import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {FocusEvent, HTMLAttributes, PointerEvent, ReactNode} from 'react';
import {CodeHintPopup} from './CodeHintPopup';
import {hintKey} from './codeHints';
import {openAlone} from '../../ui/openAlone';
import type {CodeHint, CodeHints} from './codeHints';

/** How long the mouse rests on a name before it is explained, in milliseconds. */
const REST = 300;

/** How long the mouse may be on its way to the explanation, in milliseconds. */
const WAY = 300;

/** How names in code are explained. */
export interface CodeHintParts {
  /** The explanation, while there is one. */
  readonly popup: ReactNode;
  /** For the block around the links, which are plain HTML. */
  readonly listeners: Pick<
    HTMLAttributes<HTMLElement>,
    'onBlur' | 'onFocus' | 'onPointerOut' | 'onPointerOver'
  >;
  readonly close: () => void;
}

/**
 * Explains a name in code on which the mouse rests, or which has the focus of
 * the keyboard.
 *
 * @param baseUrl - the site's base path, with which the links begin
 */
export function useCodeHint(baseUrl: string): CodeHintParts {
  const id = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const timer = useRef<number>(undefined);
  const count = useRef(0);
  // Each opening is a box of its own, as a box doesn't move.
  const [shown, setShown] = useState<{serial: number; hint: CodeHint}>();

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    anchor.current?.removeAttribute('aria-describedby');
    anchor.current = null;
    setShown(undefined);
  }, []);
  const open = async (link: HTMLAnchorElement) => {
    close();
    openAlone(close);
    anchor.current = link;
    const hints = await loadHints();
    const target = `/${link.getAttribute('href')?.slice(baseUrl.length)}`;
    const hint = hints?.[hintKey(target, link.textContent)];
    // The reader may be elsewhere by now.
    if (hint && anchor.current === link) {
      link.setAttribute('aria-describedby', id);
      count.current += 1;
      setShown({serial: count.current, hint});
    }
  };
  const leave = () => {
    window.clearTimeout(timer.current);
    if (!anchor.current?.matches(':focus-visible')) {
      timer.current = window.setTimeout(close, WAY);
    }
  };

  const isOpen = shown !== undefined;
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const dismiss = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
      }
    };
    const press = ({target}: Event) => {
      const box = document.getElementById(id)?.parentElement;
      if (!(target instanceof Node && box?.contains(target))) {
        close();
      }
    };
    document.addEventListener('keydown', dismiss);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('pointerdown', press);
    };
  }, [close, id, isOpen]);
  useEffect(() => close, [close]);

  return {
    close,
    popup: shown && (
      <CodeHintPopup
        {...shown.hint}
        key={shown.serial}
        textId={id}
        anchor={anchor}
        onPointerEnter={() => window.clearTimeout(timer.current)}
        onPointerLeave={leave}
      />
    ),
    listeners: {
      onPointerOver({pointerType, target}: PointerEvent) {
        const link = linkAt(target);
        if (link && pointerType === 'mouse') {
          window.clearTimeout(timer.current);
          if (link !== anchor.current) {
            timer.current = window.setTimeout(() => void open(link), REST);
          }
        }
      },
      onPointerOut({pointerType, target}: PointerEvent) {
        if (pointerType === 'mouse' && linkAt(target)) {
          leave();
        }
      },
      onFocus({target}: FocusEvent) {
        const link = linkAt(target);
        if (link?.matches(':focus-visible')) {
          void open(link);
        } else {
          // The block itself: its names may come next.
          void loadHints();
        }
      },
      onBlur({relatedTarget}) {
        // A press inside the explanation leaves nothing with the focus.
        if (relatedTarget) {
          close();
        }
      },
    },
  };
}

function linkAt(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The hints come with the first one that is wanted. */
async function loadHints(): Promise<CodeHints | undefined> {
  try {
    const {default: hints} =
      await import('@generated/code-hints/default/hints.json');
    return hints;
  } catch {
    // The names still lead to the reference.
    return undefined;
  }
}
