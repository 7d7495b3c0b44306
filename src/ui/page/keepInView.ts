/**
 * Scrolls the box that an entry of a list stands in, and nothing else, until the
 * entry can be seen. An entry that can be seen stays where it is.
 *
 * @param entry - of a list that scrolls by itself
 * @returns whether the entry is shown at all, and not folded away
 */
export function keepInView(entry: Element | undefined): boolean {
  if (!entry?.getClientRects().length) {
    return false;
  }
  const box = scrollingBox(entry);
  if (box) {
    const inner = entry.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      box.scrollTop += inner.top - outer.top - outer.height / 3;
    }
  }
  return true;
}

/** The nearest element around another one that scrolls up and down. */
function scrollingBox(entry: Element): Element | undefined {
  for (
    let box = entry.parentElement;
    box && box !== document.body;
    box = box.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) {
      return box;
    }
  }
  return undefined;
}
