import type {HTMLAttributes, ReactNode} from 'react';
import {CodeHintPopup} from './CodeHintPopup';
import {hintKey} from '../../shared/hints/codeHints';
import {hasModifier, useExplanation} from '../../../../ui/popup/useExplanation';
import type {CodeHint, CodeHints} from '../../shared/hints/codeHints';

/** How names in code are explained. */
export interface CodeHintParts {
  /** The explanation, while there is one. */
  readonly popup: ReactNode;
  /** For the block around the links, which are plain HTML. */
  readonly listeners: HTMLAttributes<HTMLElement>;
}

/**
 * Explains the names in code that are links.
 *
 * @param baseUrl - the site's base path, with which the links begin
 * @param follow - goes where a link leads
 */
export function useCodeHint(
  baseUrl: string,
  follow: (href: string) => void,
): CodeHintParts {
  const {box, boxListeners, listeners, shown, textId} =
    useExplanation<CodeHint>({
      wordAt: (target) => linkAt(target),
      async explain(link) {
        const hints = await loadHints();
        const target = `/${link.getAttribute('href')?.slice(baseUrl.length)}`;
        return hints?.[hintKey(target, link.textContent)];
      },
      follow: (link) => follow(link.getAttribute('href') ?? ''),
    });
  return {
    popup: shown && (
      <CodeHintPopup
        {...boxListeners}
        hint={shown.content}
        key={shown.serial}
        textId={textId}
        isPressed={shown.isPressed}
        anchor={shown.anchor}
        box={box}
      />
    ),
    listeners: {
      ...listeners,
      // The focus comes before the key that asks for a name.
      onFocus({currentTarget, target}) {
        void loadHints();
        if (target.matches('a:not([aria-expanded])')) {
          target.setAttribute('aria-expanded', 'false');
        }
        // A block is one stop on the way of the keyboard: where it has been.
        for (const link of currentTarget.querySelectorAll('a')) {
          link.tabIndex = link === target ? 0 : -1;
        }
      },
      onKeyDown(event) {
        const {currentTarget, key, target} = event;
        const links = [...currentTarget.querySelectorAll('a')];
        const step = {ArrowLeft: -1, ArrowRight: 1}[key];
        const at = links.findIndex((link) => link === target);
        const next = step && linkAt(links[at + step]);
        if (next && !hasModifier(event)) {
          event.preventDefault();
          next.focus();
        } else {
          listeners.onKeyDown?.(event);
        }
      },
    },
  };
}

/** The name at a place, from now on a link. */
function linkAt(target: Element | undefined): HTMLAnchorElement | null {
  const link = target?.closest('a') ?? null;
  if (link?.dataset.href) {
    link.href = link.dataset.href;
  }
  return link;
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
