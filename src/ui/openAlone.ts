let closeOther: (() => void) | undefined;

/**
 * Closes the explanation that is open: there is never more than one.
 *
 * @param close - closes the one that opens now; the same function each time
 */
export function openAlone(close: () => void): void {
  if (closeOther !== close) {
    closeOther?.();
  }
  closeOther = close;
}
