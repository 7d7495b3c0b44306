/**
 * Whether a key calls the search: Ctrl+K and Cmd+K, with CapsLock on, and on
 * layouts whose K key gives no Latin letter.
 */
export function isSearchShortcut({
  altKey,
  code,
  ctrlKey,
  key,
  metaKey,
  shiftKey,
}: KeyboardEvent): boolean {
  return (
    (ctrlKey || metaKey) &&
    !altKey &&
    !shiftKey &&
    // On a Latin layout another key may stand in the place of K.
    (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')
  );
}
