import type {ReactNode} from 'react';
import {ControlBar} from '../../../ui/page/ControlBar';
import type {Filters} from './filterEntries';
import {KIND_NAMES} from '../shared/kinds';
import type {AssumptionEntry} from '../build/listedPages';
import styles from './AssumptionList.module.css';

export interface AssumptionFiltersProps {
  readonly entries: readonly AssumptionEntry[];
  readonly filters: Filters;
  /** How many are shown. */
  readonly count: number;
  readonly titleOf: (doc: string) => string;
  readonly onChange: (filters: Filters) => void;
}

/** Looks for words in the list, and narrows it to a kind and a page. */
export function AssumptionFilters({
  count,
  entries,
  filters,
  onChange,
  titleOf,
}: AssumptionFiltersProps): ReactNode {
  const docs = [
    ...new Set(entries.flatMap(({pages}) => pages.map(({doc}) => doc))),
  ].sort();
  const {length} = entries;
  return (
    <ControlBar className={styles.controls}>
      <label>
        キーワード{' '}
        <input
          type="search"
          value={filters.words}
          onChange={({target}) => onChange({...filters, words: target.value})}
        />
      </label>
      <label>
        種類{' '}
        <select
          value={filters.kind}
          onChange={({target}) => onChange({...filters, kind: target.value})}
        >
          <option value="">すべて</option>
          {KIND_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        ページ{' '}
        <select
          className={styles.pages}
          value={filters.doc}
          onChange={({target}) => onChange({...filters, doc: target.value})}
        >
          <option value="">すべて</option>
          {docs.map((doc) => (
            <option key={doc} value={doc}>
              {titleOf(doc)}
            </option>
          ))}
        </select>
      </label>
      <span role="status">
        {count === 0
          ? '当てはまる記述はありません。'
          : count === length
            ? `${length}件`
            : `${length}件のうち${count}件`}
      </span>
    </ControlBar>
  );
}
