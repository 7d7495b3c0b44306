import {useEffect, useSyncExternalStore} from 'react';
import {createClient} from '@site/src/features/search/page/createClient';
import type {
  ClientState,
  SearchClient,
} from '@site/src/features/search/page/createClient';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '@site/src/features/search/build';

/** One for all pages: the box is made anew with some of them. */
let client: SearchClient | undefined;

/**
 * The search, and how far it has got. Nothing is fetched before the reader
 * points at the box or opens it.
 */
export function useSearchClient(): [SearchClient, ClientState] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {fileNames} = usePluginData('search') as SearchData;
  client ??= createClient(
    fileNames && {
      searchDoc: `${baseUrl}${fileNames.searchDoc}`,
      lunrIndex: `${baseUrl}${fileNames.lunrIndex}`,
    },
    () =>
      new Worker(
        /* webpackChunkName: "search-worker" */
        new URL('../worker.ts', import.meta.url),
      ),
  );
  const current = client;
  const state = useSyncExternalStore(
    current.subscribe,
    current.state,
    (): ClientState => 'waiting',
  );

  useEffect(() => {
    const retry = () => {
      if (current.state() === 'failed') {
        current.load();
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [current]);

  // What a page's reader has called isn't awaited on the next page.
  const {pathname} = useLocation();
  useEffect(() => () => current.cancel(), [current, pathname]);

  return [current, state];
}
