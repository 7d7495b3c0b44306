import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/** What a result gives to the page it leads to. */
export interface SearchState {
  readonly searchWords?: readonly string[];
}

/** What marks words in a page: it is wanted once somebody searches. */
export const loadMarker = () => import('../highlightPage');

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
    let marker: Awaited<ReturnType<typeof loadMarker>> | undefined;
    let isCurrent = true;
    const mark = async () => {
      marker = await loadMarker();
      if (isCurrent) {
        marker.highlightPage(words, decodeURIComponent(hash.slice(1)));
      }
    };
    // After the page has scrolled to its fragment. It can be read without marks.
    const frame = requestAnimationFrame(
      () => void mark().catch(() => undefined),
    );
    const clear = () => {
      isCurrent = false;
      marker?.clearHighlight();
    };
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        clear();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', listen);
      clear();
    };
  }, [hash, key, pathname, words]);
}
