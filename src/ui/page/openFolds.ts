/**
 * Opens all folds around an element, also the one of whose summary it is a
 * part.
 *
 * @returns whether one was closed
 */
export function openFolds(element: Element): boolean {
  let isOpened = false;
  for (
    let fold = element.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    isOpened ||= !fold.open;
    fold.open = true;
  }
  return isOpened;
}
