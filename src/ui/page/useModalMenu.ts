import {useEffect} from 'react';

/** What lies behind the menu: the bar above it, and everything but the bar. */
const BEHIND = '.navbar__inner, #__docusaurus > :not(.navbar)';
const CLOSE = '.navbar-sidebar__close';

/**
 * Makes the menu of a phone modal while it is shown: what lies behind it can't
 * be reached, Escape closes it, and afterwards the focus is where it was.
 *
 * @param isShown - whether the menu is open
 * @param close - closes it
 */
export function useModalMenu(isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const opener = document.activeElement;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    for (const element of behind) {
      element.inert = true;
    }
    // It is still outside of the window: the page must not scroll there.
    document.querySelector<HTMLElement>(CLOSE)?.focus({preventScroll: true});
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
      }
    };
    document.addEventListener('keydown', onKeyDown);

    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of behind) {
        element.inert = false;
      }
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus();
      }
    };
  }, [isShown, close]);
}
