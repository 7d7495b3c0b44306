import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import type {Hit, SearchResult} from '@site/src/search/engine/types';
import {SearchMessage} from './SearchMessage';
import {SearchResults} from './SearchResults';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
} from './recentSearches';
import {useSearchClient} from './useSearchClient';
import {useSearchHighlight} from './useSearchHighlight';
import type {SearchState} from './useSearchHighlight';
import {useSearchShortcut} from './useSearchShortcut';
import styles from './SearchBox.module.css';

const LABEL = 'サイト内を検索';

/** Results, and what they answer. */
interface Answer extends SearchResult {
  readonly input: string;
}

/**
 * The search box: an editable combobox whose list holds links. It is ours as no
 * library has options that are links, and leaves the input alone while an input
 * method composes.
 */
export function SearchBox(): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory<SearchState>();
  const [client, state] = useSearchClient();
  const [value, setValue] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  /** Number of the option the keys are at, or -1. */
  const [active, setActive] = useState(-1);
  useSearchHighlight();

  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useSearchShortcut(focus);

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

  useEffect(() => {
    if (active >= 0) {
      document
        .getElementById(`${id}-${active}`)
        ?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

  const asked = value.trim();
  const hits = asked && answer ? answer.hits : [];
  const options: readonly (Hit | string)[] = asked ? hits : recent;
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

  function choose(option: Hit | string, event: KeyboardEvent): void {
    if (typeof option === 'string') {
      change(option);
    } else if (event.ctrlKey || event.metaKey) {
      addRecentSearch(value);
      window.open(option.url, '_blank', 'noopener');
    } else {
      visit(option);
    }
  }

  function onClick(hit: Hit, event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      addRecentSearch(value);
      return;
    }
    event.preventDefault();
    visit(hit);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // What an input method takes for itself; Safari ends composing before it
    // sends the key, with this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      return;
    }
    const last = options.length - 1;
    const next = hasList
      ? {
          ArrowDown: active < last ? active + 1 : 0,
          ArrowUp: active > 0 ? active - 1 : last,
          // In the list once the keys are there; in the text before.
          ...(active >= 0 ? {Home: 0, End: last} : {}),
        }[event.key]
      : undefined;
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      open();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isAnswered = !asked || answer?.input === asked;
      const option = options[active] ?? (asked ? options[0] : undefined);
      if (hasList && isAnswered && option !== undefined) {
        choose(option, event);
      }
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen && asked) {
        close();
      } else {
        leave();
      }
    }
  }

  function leave(): void {
    change('');
    close();
    input.current?.blur();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches what happens inside
    <div
      ref={root}
      role="search"
      className={clsx('navbar__search', styles.box)}
      data-open={isOpen}
      onPointerEnter={client.prepare}
      onBlur={({relatedTarget}) => {
        if (!root.current?.contains(relatedTarget)) {
          close();
        }
      }}
    >
      <div className={styles.bar}>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="4.5" />
          <path d="m10 10 4.5 4.5" />
        </svg>
        <input
          ref={input}
          className={clsx('navbar__search-input', styles.input)}
          type="search"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={LABEL}
          aria-keyshortcuts="Control+K Meta+K"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasList}
          aria-controls={`${id}-list`}
          aria-activedescendant={
            hasList && active >= 0 ? `${id}-${active}` : undefined
          }
          // The specification fixes the first one, in English.
          placeholder={
            state === 'waiting' || state === 'loading' ? 'Loading...' : LABEL
          }
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={open}
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
        />
        <button type="button" className={styles.close} onClick={leave}>
          閉じる
        </button>
      </div>
      <div
        className={styles.panel}
        hidden={!isOpen || (!asked && !hasList && state !== 'missing')}
        role="presentation"
        // A click mustn't take the focus, which would close the panel.
        onMouseDown={(event) => event.preventDefault()}
      >
        <SearchResults
          id={id}
          options={hasList ? options : []}
          active={active}
          onHover={setActive}
          onChooseRecent={change}
          onClickHit={onClick}
          onClearRecent={() => {
            clearRecentSearches();
            setRecent([]);
            input.current?.focus();
          }}
        />
        <SearchMessage
          state={state}
          asked={asked}
          answered={answer?.input}
          count={hits.length}
          onRetry={client.load}
          onLeave={close}
        />
      </div>
    </div>
  );
}
