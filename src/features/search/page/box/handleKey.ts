import type {KeyboardEvent} from 'react';
import type {Search} from './useSearch';

/**
 * What the keys do in the field of the search box.
 *
 * @param event - a key went down
 * @param search - what the box knows
 */
export function handleKey(event: KeyboardEvent, search: Search): void {
  // What an input method takes for itself; Safari ends composing before it
  // sends the key, with this code.
  if (event.nativeEvent.isComposing || event.keyCode === 229) {
    return;
  }
  const {active, hasList, isOpen, options} = search;
  const next = hasList
    ? nextOption(event.key, active, options.length - 1)
    : undefined;
  if (next !== undefined) {
    event.preventDefault();
    search.setActive(next);
  } else if (event.key === 'ArrowDown' && !isOpen) {
    event.preventDefault();
    search.open();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    search.enter(event);
  } else if (event.key === 'Escape') {
    event.preventDefault();
    if (isOpen && search.asked) {
      search.close();
    } else {
      search.leave();
    }
  }
}

/** Where a key leads in the list; `undefined` if it isn't one of the list's. */
function nextOption(
  key: string,
  active: number,
  last: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active < last ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : last;
    default:
      return undefined;
  }
}
