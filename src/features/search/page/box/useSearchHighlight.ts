import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  clearHighlight,
  highlightPage,
} from '@site/src/features/search/page/highlightPage';

/** What a result gives to the page it leads to. */
export interface SearchState {
  readonly searchWords?: readonly string[];
}

/**
 * Marks the words by which the reader found the page. Escape and the next page
 * take the marks away.
 */
export function useSearchHighlight(): void {
  const {hash, key, pathname, state} = useLocation<SearchState | undefined>();
  const words = state?.searchWords;

  useEffect(() => {
    if (!words) {
      return undefined;
    }
    // After the page has scrolled to its fragment.
    const frame = requestAnimationFrame(() =>
      highlightPage(words, decodeURIComponent(hash.slice(1))),
    );
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        clearHighlight();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', listen);
      clearHighlight();
    };
  }, [hash, key, pathname, words]);
}
