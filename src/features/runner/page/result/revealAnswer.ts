/**
 * Brings an answer that begins in the lower half of the window, or below it, to
 * the middle: one sees the end of the code, and half a window of the answer.
 *
 * @param start - where the answer begins
 * @param most - how far the page may move at most, in pixels; it stays if that
 *   doesn't do
 * @returns whether it moves
 */
export function revealAnswer(
  start: Element | null | undefined,
  most = Infinity,
): boolean {
  const place = start?.getBoundingClientRect().top ?? 0;
  const top = place - window.innerHeight / 2;
  const moves = top > 0 && top <= most;
  if (moves) {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({top, behavior: isReduced ? 'instant' : 'smooth'});
  }
  return moves;
}
