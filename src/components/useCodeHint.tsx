import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {FocusEvent, HTMLAttributes, PointerEvent, ReactNode} from 'react';
import {CodeHintPopup} from './CodeHintPopup';
import {hintKey} from './codeHints';
import {openAlone} from './openAlone';
import type {CodeHint} from './codeHints';

/** How long the mouse rests on a name before it is explained, in milliseconds. */
const REST = 300;

/** How long the mouse may be on its way to the explanation, in milliseconds. */
const WAY = 300;

/** How names in code are explained. */
export interface CodeHintParts {
  /** The explanation, while there is one. */
  readonly popup: ReactNode;
  /** Listen to the links in the code, which are plain HTML. */
  readonly listeners: Pick<
    HTMLAttributes<HTMLElement>,
    'onBlur' | 'onFocus' | 'onPointerOut' | 'onPointerOver'
  >;
  readonly close: () => void;
}

/**
 * Explains a name in code on which the mouse rests, or which has the focus.
 *
 * @param baseUrl - the site's base path, with which the links begin
 */
export function useCodeHint(baseUrl: string): CodeHintParts {
  const id = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const timer = useRef<number>(undefined);
  const [hint, setHint] = useState<CodeHint>();

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    anchor.current?.removeAttribute('aria-describedby');
    anchor.current = null;
    setHint(undefined);
  }, []);
  const open = async (link: HTMLAnchorElement) => {
    close();
    openAlone(close);
    anchor.current = link;
    const found = await findHint(link, baseUrl);
    // The reader may be elsewhere by now.
    if (found && anchor.current === link) {
      link.setAttribute('aria-describedby', id);
      setHint(found);
    }
  };
  const closeSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(close, WAY);
  };

  const isOpen = hint !== undefined;
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const dismiss = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
      }
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [close, isOpen]);
  useEffect(() => close, [close]);

  return {
    close,
    popup: hint && (
      <CodeHintPopup
        {...hint}
        id={id}
        anchor={anchor}
        onPointerEnter={() => window.clearTimeout(timer.current)}
        onPointerLeave={closeSoon}
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
        const link = linkAt(target);
        if (
          pointerType === 'mouse' &&
          link &&
          link !== document.activeElement
        ) {
          closeSoon();
        }
      },
      onFocus({target}: FocusEvent) {
        const link = linkAt(target);
        if (link?.matches(':focus-visible')) {
          void open(link);
        }
      },
      onBlur: close,
    },
  };
}

function linkAt(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The hints come with the first one that is wanted. */
async function findHint(
  link: HTMLAnchorElement,
  baseUrl: string,
): Promise<CodeHint | undefined> {
  try {
    const {default: hints} =
      await import('@generated/code-hints/default/hints.json');
    const target = `/${link.getAttribute('href')?.slice(baseUrl.length)}`;
    return hints[hintKey(target, link.textContent)];
  } catch {
    // The name still leads to the reference.
    return undefined;
  }
}
