import {useEffect} from 'react';
import {keepInView} from './keepInView';

/**
 * Keeps the entry of the current page in view in a menu: when the page opens,
 * and when the branch of another page has unfolded. What the reader folds and
 * scrolls between stays as it is.
 *
 * @param menu - finds the menu
 * @param path - of the current page; `undefined` while the menu isn't shown
 */
export function useCurrentEntry(menu: string, path: string | undefined): void {
  useEffect(() => {
    const element = document.querySelector(menu);
    const show = () =>
      keepInView([...(element?.querySelectorAll(CURRENT) ?? [])].at(-1));
    if (path === undefined || !element || show()) {
      return undefined;
    }
    const waiting = new AbortController();
    element.addEventListener(
      'transitionend',
      (event) => {
        if ((event as TransitionEvent).propertyName === 'height' && show()) {
          waiting.abort();
        }
      },
      {signal: waiting.signal},
    );
    return () => waiting.abort();
  }, [menu, path]);
}

const CURRENT = '[aria-current="page"]';
