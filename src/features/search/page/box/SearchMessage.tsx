import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ClientState} from '@site/src/features/search/page/createClient';
import type {SearchResult} from '@site/src/features/search/shared/types';
import {Coming} from '@site/src/ui/loading/Coming';
import {LOAD_ADVICE} from '@site/src/ui/loading/loadAdvice';
import type {Search} from './useSearch';
import styles from './SearchBox.module.css';

interface SearchMessageProps {
  readonly state: ClientState;
  /** What the reader wants to know; '' for nothing. */
  readonly asked: string;
  /** What the results answer, which may still be an earlier question. */
  readonly answer: Search['answer'];
  readonly count: number;
  readonly onRetry: () => void;
  /** Called when the reader follows a link. */
  readonly onLeave: () => void;
}

/** What the search box says besides results, aloud too. */
export function SearchMessage({
  state,
  asked,
  answer,
  count,
  onRetry,
  onLeave,
}: SearchMessageProps): ReactNode {
  const isEmpty = state === 'ready' && asked !== '' && answer && count === 0;
  return (
    <>
      <div
        role="status"
        className={styles.status}
        data-found={count > 0}
        data-exact={count > 0 && !answer?.corrected[0] && !answer?.missing[0]}
      >
        {answer && count > 0 && state === 'ready'
          ? foundOf(count, answer)
          : statusOf(state, asked, answer?.input)}
      </div>
      {state === 'failed' && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={onRetry}
        >
          もう一度読み込む
        </button>
      )}
      {isEmpty && (
        <ul className={styles.advice}>
          <li>言葉を短くするか、別の言い方で探してください。</li>
          <li>いくつかの言葉は、空白で区切ってください。</li>
          <li>
            <Link to="/tags" onClick={onLeave}>
              タグ
            </Link>
            からも探せます。
          </li>
        </ul>
      )}
      {count > 0 && (
        <div className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> 選ぶ <kbd>Enter</kbd> 開く <kbd>Esc</kbd> 閉じる
        </div>
      )}
    </>
  );
}

function statusOf(
  state: ClientState,
  asked: string,
  answered: string | undefined,
): ReactNode {
  if (state === 'missing') {
    return '検索の索引がありません。npm run buildを一度実行してから、npm startをやり直してください。';
  }
  if (!asked) {
    return '';
  }
  if (state === 'failed') {
    return `検索の索引を読み込めませんでした。${LOAD_ADVICE}`;
  }
  if (state !== 'ready' || answered === undefined) {
    return <Coming part="検索の索引" />;
  }
  return `「${answered}」に一致するページはありません。`;
}

/** How many there are, and what was found instead of what was typed or with it. */
function foundOf(
  count: number,
  {corrected, hasMore, missing, others}: SearchResult,
): string {
  const quote = (words: readonly string[]) => `「${words.join('」「')}」`;
  const found = hasMore
    ? `上位${count}件を表示しています`
    : `${count}件の結果があります`;
  return [
    missing.length > 0 && `${quote(missing)}を含むページはありません`,
    corrected.length > 0 && `${quote(corrected)}の結果を表示しています`,
    found,
    others.length > 0 && `${quote(others)}でも探しました`,
  ]
    .filter(Boolean)
    .join('。');
}
