import {useEffect, useEffectEvent, useState} from 'react';
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
  const [value, setValue] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  /** Where keys or pointer went, or -1: then it is the first that is found. */
  const [chosen, setChosen] = useState(-1);
  /** What Enter was pressed for before its answer came. */
  const [entered, setEntered] = useState('');

  const [client, state] = useAnswers(isComposing ? '' : value, (next) => {
    setAnswer(next);
    setChosen(-1);
    const [first] = next.hits;
    if (entered === next.input && isOpen && first) {
      visit(first, next.words);
    }
  });

  const asked = value.trim();
  const hits = asked && answer ? answer.hits : [];
  const isSearching = asked !== '' && !answer;
  const offered = asked || !recent.length ? suggestedHits(baseUrl) : recent;
  const options: readonly Option[] =
    isSearching || hits.length > 0 ? hits : offered;
  const hasList = isOpen && options.length > 0 && state !== 'missing';
  const active = chosen < 0 && hits.length > 0 ? 0 : chosen;

  function open(): void {
    client.load();
    setRecent(readRecentSearches());
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
    setChosen(-1);
  }

  function change(next: string): void {
    client.load();
    setValue(next);
    setIsOpen(true);
    setChosen(-1);
    setEntered('');
    if (!next.trim()) {
      setAnswer(undefined);
    }
  }

  function visit(hit: Hit, words = answer?.words): void {
    // With the page; that tells what fails.
    void loadMarker().catch(() => undefined);
    addRecentSearch(value);
    const [pathname = '', hash] = hit.url.split('#');
    history.push({
      pathname,
      hash: hash && `#${hash}`,
      state:
        words && client.highlightsResult() ? {searchWords: words} : undefined,
    });
    close();
    setValue('');
    setAnswer(undefined);
    input.current?.blur();
  }

  /** Opens what is active. */
  function enter({ctrlKey, metaKey}: KeyboardEvent): void {
    if (asked && answer?.input !== asked) {
      setEntered(asked);
      return;
    }
    const option = hasList ? options[active] : undefined;
    if (typeof option === 'string') {
      change(option);
    } else if (option && (ctrlKey || metaKey)) {
      addRecentSearch(value);
      window.open(option.url, '_blank', 'noopener');
    } else if (option) {
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
    setActive: setChosen,
    setIsComposing,
    setIsOpen,
    open,
    close,
    change,
    enter,
    clickHit,
    clearRecent,
    leave,
  };
}

/**
 * Asks for what is typed, once there is a search.
 *
 * @param value - nothing is asked while it is empty
 * @param onAnswer - gets the answer to the last question
 */
function useAnswers(value: string, onAnswer: (answer: Answer) => void) {
  const [client, state] = useSearchClient();
  const receive = useEffectEvent(onAnswer);
  const asked = value.trim();

  useEffect(() => {
    if (asked && state === 'ready') {
      client.search(asked, (result) => receive({...result, input: asked}));
    }
  }, [asked, client, state]);

  return [client, state] as const;
}
