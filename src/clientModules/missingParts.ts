/*
 * What a reader is told when parts of the site can't be loaded: after a new
 * release the old scripts are gone, and without a connection a click on a link
 * would replace the page by the browser's own error.
 */
import siteConfig from '@generated/docusaurus.config';
import {announce} from '@site/src/ui/page/announce';
import {offerReload} from '@site/src/ui/loading/offerReload';

const OFFLINE = '接続していないため、ページを開けません。';

/** Pages whose scripts are here: these open without a connection. */
const opened = new Set<string>();

// Also runs on the server.
if (typeof window !== 'undefined') {
  addEventListener(
    'error',
    ({target}) => {
      if (
        target instanceof HTMLScriptElement &&
        target.src.startsWith(`${location.origin}${siteConfig.baseUrl}`) &&
        // Before it is taken over, the page says so itself: src/features/first-load.
        !document.documentElement.dataset.scripts
      ) {
        offerReload();
      }
    },
    // Errors of elements don't bubble.
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !navigator.onLine &&
        link?.origin === location.origin &&
        link.pathname !== location.pathname &&
        !link.target &&
        !opened.has(link.pathname)
      ) {
        // The router leaves alone what is prevented.
        event.preventDefault();
        announce(OFFLINE);
      }
    },
    true,
  );
}

/** Docusaurus calls it when a page is shown. */
export function onRouteDidUpdate({
  location: {pathname},
}: {
  location: {pathname: string};
}): void {
  opened.add(pathname);
}
