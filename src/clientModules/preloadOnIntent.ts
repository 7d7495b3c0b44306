/*
 * Docusaurus fetches the pages of all links that can be seen, and looks through
 * all routes for each. This fetches the one page that the reader points at,
 * touches or has focused, for whatever made the link.
 */
/** Whoever only passes over a link doesn't stay on it that long. */
const INTENT_MILLIS = 60;

// Also runs on the server.
if (typeof window !== 'undefined') {
  // Docusaurus sets its own after the modules have run, before it renders.
  queueMicrotask(() => {
    const {preload} = window.docusaurus;
    window.docusaurus = {prefetch: () => false, preload: () => false};
    let timer: number | undefined;
    const fetchPage = async (path: string): Promise<void> => {
      try {
        await preload(path);
      } catch {
        // A fault shows when the reader goes there.
      }
    };
    const listen = ({target}: Event): void => {
      clearTimeout(timer);
      const path = pathOf(target);
      if (path !== undefined) {
        timer = window.setTimeout(() => void fetchPage(path), INTENT_MILLIS);
      }
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, listen, {passive: true});
    }
  });
}

/** @returns the path of the page of this site that a click would open */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.pathname !== location.pathname
    ? link.pathname
    : undefined;
}
