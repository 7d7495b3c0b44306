import {useEffect} from 'react';
import {isSearchShortcut} from './isSearchShortcut';

/** Calls back when a key calls the search. */
export function useSearchShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
        // The browser's own: the address bar.
        event.preventDefault();
        onShortcut();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onShortcut]);
}
