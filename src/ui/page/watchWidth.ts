/** Is told whether the content of an element is wider than the element. */
type Tell = (isTooWide: boolean) => void;

interface Watched {
  readonly region: HTMLElement;
  readonly tell: Tell;
}

const watched = new Map<Element, Watched>();
let observer: ResizeObserver | undefined;

/**
 * Watches the width of an element and of its content: either may change without
 * the other. All that a page watches is measured before anyone is told, so that
 * what they change isn't laid out again for each.
 *
 * @returns ends it
 */
export function watchWidth(region: HTMLElement, tell: Tell): () => void {
  observer ??= new ResizeObserver(measure);
  const targets = [region, ...region.children];
  for (const target of targets) {
    watched.set(target, {region, tell});
    observer.observe(target);
  }
  return () => {
    for (const target of targets) {
      watched.delete(target);
      observer?.unobserve(target);
    }
  };
}

function measure(entries: readonly ResizeObserverEntry[]): void {
  const changed = entries.flatMap(({target}) => watched.get(target) ?? []);
  const isTooWide = new Map(
    changed.map(({region, tell}) => [
      tell,
      region.scrollWidth > region.clientWidth,
    ]),
  );
  isTooWide.forEach((value, tell) => tell(value));
}
