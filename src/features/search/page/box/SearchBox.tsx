import {useCallback, useEffect, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SearchMessage} from './SearchMessage';
import {SearchResults} from './SearchResults';
import {handleKey} from './handleKey';
import {useSearch} from './useSearch';
import {useSearchHighlight} from './useSearchHighlight';
import {useSearchShortcut} from './useSearchShortcut';
import styles from './SearchBox.module.css';

const LABEL = 'サイト内を検索';

/**
 * The search box: an editable combobox whose list holds links. It is ours as no
 * library has options that are links, and leaves the input alone while an input
 * method composes.
 */
export function SearchBox(): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(input);
  const {active, asked, client, hasList, isOpen, options, state} = search;
  useSearchHighlight();

  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useSearchShortcut(focus);

  useEffect(() => {
    if (active >= 0) {
      document
        .getElementById(`${id}-${active}`)
        ?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

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
          search.close();
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
          // What is pasted by mistake would be searched letter by letter.
          maxLength={200}
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
          // The specification fixes the first one, in English. On a phone there
          // is room for two letters.
          placeholder={state === 'loading' ? 'Loading...' : '検索'}
          value={search.value}
          onChange={(event) => search.change(event.target.value)}
          onFocus={search.open}
          onClick={() => search.setIsOpen(true)}
          onKeyDown={(event) => handleKey(event, search)}
          onCompositionStart={() => search.setIsComposing(true)}
          onCompositionEnd={() => search.setIsComposing(false)}
        />
        {!search.value && (
          <kbd className={styles.shortcut} aria-hidden="true">
            Ctrl K
          </kbd>
        )}
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          onClick={search.leave}
        >
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
          isFound={search.hits.length > 0}
          active={active}
          onHover={search.setActive}
          onChooseRecent={search.change}
          onClickHit={search.clickHit}
          onClearRecent={search.clearRecent}
        />
        <SearchMessage
          state={state}
          asked={asked}
          answer={search.answer}
          count={search.hits.length}
          onRetry={client.load}
          onLeave={search.close}
        />
      </div>
    </div>
  );
}
