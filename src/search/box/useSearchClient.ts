import {useEffect, useSyncExternalStore} from 'react';
import {createClient} from '@site/src/search/engine/createClient';
import type {
  ClientState,
  SearchClient,
} from '@site/src/search/engine/createClient';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '@site/src/search/build';

/** One for all pages: the box is made anew with some of them. */
let client: SearchClient | undefined;

/**
 * The search, and how far it has got. It is fetched when the browser is idle,
 * but on a slow or costly connection not before the reader wants it.
 */
export function useSearchClient(): [SearchClient, ClientState] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {fileNames} = usePluginData('docusaurus-lunr-search') as SearchData;
  client ??= createClient(
    fileNames && {
      searchDoc: `${baseUrl}${fileNames.searchDoc}`,
      lunrIndex: `${baseUrl}${fileNames.lunrIndex}`,
    },
    () =>
      new Worker(
        /* webpackChunkName: "search-worker" */
        new URL('../engine/worker.ts', import.meta.url),
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
    const cancel = isCostly() ? undefined : whenIdle(current.prepare);
    return () => {
      window.removeEventListener('online', retry);
      cancel?.();
    };
  }, [current]);

  return [current, state];
}

/** Part of the Network Information API, which not all browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isCostly(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

/**
 * Runs a task when the page has loaded and the browser is idle.
 *
 * @returns what cancels it
 */
function whenIdle(task: () => void): () => void {
  let cancel = () => {
    window.removeEventListener('load', wait);
  };
  function wait(): void {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(task);
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(task, 1000);
      cancel = () => clearTimeout(handle);
    }
  }
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
  return () => cancel();
}
