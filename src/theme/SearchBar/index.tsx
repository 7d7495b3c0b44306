// Changed: docusaurus-lunr-search's own search bar has fixed English strings,
// loads its index while it renders, and stays on 'Loading...' for ever under
// `npm start`. This one keeps its search, and replaces the box around it.
// TODO(search): an own index, ranking and accessible list replace all of this.
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {openFile} from '@site/src/files/openFile';
import {HighlightSearchResults} from 'docusaurus-lunr-search/src/theme/SearchBar/HighlightSearchResults';
import type {SearchDocFile} from 'docusaurus-lunr-search/src/theme/SearchBar/DocSearch';
import styles from './styles.module.css';

const INPUT_ID = 'search_input_react';

type SearchState = 'loading' | 'ready' | 'failed' | 'development';

const PLACEHOLDERS: Record<SearchState, string> = {
  // The specification fixes this one, in English.
  loading: 'Loading...',
  ready: 'サイト内を検索',
  failed: '検索を読み込めません',
  development: '検索はビルド後に使えます',
};

const INITIAL_STATE: SearchState =
  process.env.NODE_ENV === 'production' ? 'loading' : 'development';

/** The search box of the navbar. */
export default function SearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {fileNames} = usePluginData('docusaurus-lunr-search') as {
    fileNames: {searchDoc: string; lunrIndex: string};
  };
  const history = useHistory();
  const started = useRef(false);
  const [state, setState] = useState<SearchState>(INITIAL_STATE);

  const load = useCallback(async () => {
    const [searchDoc, index, {default: DocSearch}, {default: templates}] =
      await Promise.all([
        fetchJson<SearchDocFile>(`${baseUrl}${fileNames.searchDoc}`),
        fetchJson<object>(`${baseUrl}${fileNames.lunrIndex}`),
        import('docusaurus-lunr-search/src/theme/SearchBar/DocSearch'),
        import('docusaurus-lunr-search/src/theme/SearchBar/templates'),
        import('docusaurus-lunr-search/src/theme/SearchBar/algolia.css'),
      ]);
    templates.empty = templates.empty.replace(
      /No results found for query (<b>.*<\/b>)/,
      '$1に一致するページはありません',
    );
    templates.suggestion = templates.suggestion.replace(
      'aria-label="Link to the result"',
      '',
    );
    new DocSearch({
      searchDocs: searchDoc.searchDocs,
      searchIndex: index,
      baseUrl,
      inputSelector: `#${INPUT_ID}`,
      maxHits: searchDoc.options.maxHits,
      handleSelected: (input, event, suggestion) => {
        input.setVal('');
        event.target.blur();
        history.push(suggestion.url);
      },
    });
  }, [baseUrl, fileNames, history]);

  useEffect(() => {
    if (INITIAL_STATE === 'development' || started.current) {
      return;
    }
    started.current = true;
    whenIdle(() => {
      load().then(
        () => setState('ready'),
        (error: unknown) => {
          console.error('検索の索引を読み込めませんでした。', error);
          setState('failed');
        },
      );
    });
  }, [load]);

  return (
    <div className="navbar__search">
      <input
        id={INPUT_ID}
        type="search"
        className={`navbar__search-input ${styles.input}`}
        placeholder={PLACEHOLDERS[state]}
        aria-label="サイト内を検索"
        aria-keyshortcuts="Control+K Meta+K"
        disabled={state !== 'ready'}
      />
      <HighlightSearchResults />
    </div>
  );
}

/** Runs a task when the browser is idle; Safari has no idle callback. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task, 200);
  }
}

async function fetchJson<T>(url: string): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await openFile(url))) as T;
}
