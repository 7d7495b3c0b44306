import {useRef} from 'react';
import type {MouseEvent, PointerEvent, ReactNode} from 'react';
import clsx from 'clsx';
import type {Hit} from '@site/src/features/search/shared/types';
import {Marked} from './Marked';
import styles from './SearchBox.module.css';

interface SearchResultsProps {
  /** The id of the box, from which those of list and options are made. */
  readonly id: string;
  /** Results; searches of before or pages, if there are none. */
  readonly options: readonly (Hit | string)[];
  readonly isFound: boolean;
  readonly active: number;
  readonly onHover: (option: number) => void;
  readonly onChooseRecent: (input: string) => void;
  readonly onClickHit: (hit: Hit, event: MouseEvent) => void;
  readonly onClearRecent: () => void;
}

/** The list of the search box. The keys are the box's; see there. */
export function SearchResults({
  id,
  options,
  isFound,
  active,
  onHover,
  onChooseRecent,
  onClickHit,
  onClearRecent,
}: SearchResultsProps): ReactNode {
  const isRecent = typeof options[0] === 'string';
  const whenEmpty = isRecent ? '最近の検索' : 'よく見られるページ';
  const label = isFound ? '検索結果' : whenEmpty;
  const pointer = useRef<string>(undefined);

  /**
   * Chooses what the pointer moves to. A browser also tells of a pointer at rest
   * under which the list opens: that chooses nothing.
   */
  function handleMove({screenX, screenY}: PointerEvent, index: number): void {
    const last = pointer.current;
    pointer.current = `${screenX} ${screenY}`;
    if (last !== undefined && last !== pointer.current) {
      onHover(index);
    }
  }

  return (
    <>
      {!isFound && options.length > 0 && (
        <div className={styles.recentHead}>
          <span>{label}</span>
          {isRecent && (
            <button
              type="button"
              className={clsx('clean-btn', styles.clear)}
              onClick={onClearRecent}
            >
              履歴を消す
            </button>
          )}
        </div>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={options.length === 0}
      >
        {options.map((option, index) => {
          const shared = {
            id: `${id}-${index}`,
            onPointerMove: (event: PointerEvent) => handleMove(event, index),
          };
          return typeof option === 'string' ? (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the focus, and its keys do the same
            <div
              key={option}
              {...shared}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onClick={() => onChooseRecent(option)}
            >
              {option}
            </div>
          ) : (
            <a
              key={option.url}
              {...shared}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={option.url}
              draggable={false}
              className={clsx(styles.option, option.grouped && styles.grouped)}
              onClick={(event) => onClickHit(option, event)}
            >
              <HitText hit={option} />
            </a>
          );
        })}
      </div>
    </>
  );
}

function HitText({hit}: {hit: Hit}): ReactNode {
  return (
    <>
      {!hit.grouped && (
        <span className={styles.trail}>
          {hit.trail.map((part) => (
            <span key={part}>{part}</span>
          ))}
          {hit.hasProgram && <small>プログラムあり</small>}
        </span>
      )}
      <span className={clsx(styles.title, hit.isName && styles.name)}>
        {hit.page && (
          <b>
            <Marked text={hit.page} />
          </b>
        )}
        <Marked text={hit.title} />
      </span>
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked text={hit.snippet} />
        </span>
      )}
    </>
  );
}
