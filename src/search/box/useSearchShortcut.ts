import {useEffect} from 'react';

/**
 * Calls back on Ctrl+K and Cmd+K: with CapsLock on, and on layouts whose K key
 * gives no Latin letter.
 */
export function useSearchShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPressed =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isPressed && isK(event)) {
        // The browser's own: the address bar.
        event.preventDefault();
        onShortcut();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onShortcut]);
}

function isK({key, code}: KeyboardEvent): boolean {
  // On a Latin layout another key may stand in the place of K.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
