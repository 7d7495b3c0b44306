import {useEffect, useState} from 'react';
import type {KeyboardEvent, MouseEvent, RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Hit, SearchResult} from '@site/src/features/search/shared/types';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
} from './recentSearches';
import {suggestedHits} from './suggestedPages';
import {useSearchClient} from './useSearchClient';
import {loadMarker} from './useSearchHighlight';
import type {SearchState} from './useSearchHighlight';

/** Results, and what they answer. */
interface Answer extends SearchResult {
  readonly input: string;
}

/** A result, or a search of before. */
export type Option = Hit | string;

/** What the search box knows, and what a reader can do with it. */
export type Search = ReturnType<typeof useSearch>;

/**
 * What the reader typed, what was found, and what the list shows.
 *
 * @param input - the field
 */
export function useSearch(input: RefObject<HTMLInputElement | null>) {
  const history = useHistory<SearchState>();
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const [client, state] = useSearchClient();
  const [value, setValue] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  /** Number of the option the keys are at, or -1. */
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (isComposing || state !== 'ready') {
      return;
    }
    const asked = value.trim();
    if (asked) {
      client.search(asked, (result) => {
        setAnswer({...result, input: asked});
        setActive(-1);
      });
    }
  }, [client, isComposing, state, value]);

  const asked = value.trim();
  const hits = asked && answer ? answer.hits : [];
  const whenEmpty = recent.length > 0 ? recent : suggestedHits(baseUrl);
  const options: readonly Option[] = asked ? hits : whenEmpty;
  const hasList = isOpen && options.length > 0 && state !== 'missing';

  function open(): void {
    client.load();
    setRecent(readRecentSearches());
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function change(next: string): void {
    client.load();
    setValue(next);
    setIsOpen(true);
    setActive(-1);
    if (!next.trim()) {
      setAnswer(undefined);
    }
  }

  function visit(hit: Hit): void {
    // With the page; that tells what fails.
    void loadMarker().catch(() => undefined);
    addRecentSearch(value);
    const [pathname = '', hash] = hit.url.split('#');
    history.push({
      pathname,
      hash: hash && `#${hash}`,
      state:
        answer && client.highlightsResult()
          ? {searchWords: answer.words}
          : undefined,
    });
    close();
    setValue('');
    setAnswer(undefined);
    input.current?.blur();
  }

  function choose(option: Option, event: KeyboardEvent): void {
    if (typeof option === 'string') {
      change(option);
    } else if (event.ctrlKey || event.metaKey) {
      addRecentSearch(value);
      window.open(option.url, '_blank', 'noopener');
    } else {
      visit(option);
    }
  }

  function clickHit(hit: Hit, event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      addRecentSearch(value);
      return;
    }
    event.preventDefault();
    visit(hit);
  }

  function clearRecent(): void {
    clearRecentSearches();
    setRecent([]);
    input.current?.focus();
  }

  function leave(): void {
    change('');
    close();
    input.current?.blur();
  }

  return {
    client,
    state,
    value,
    asked,
    answer,
    hits,
    options,
    active,
    isOpen,
    hasList,
    setActive,
    setIsComposing,
    setIsOpen,
    open,
    close,
    change,
    choose,
    clickHit,
    clearRecent,
    leave,
  };
}
