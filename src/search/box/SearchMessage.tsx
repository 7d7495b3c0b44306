import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ClientState} from '@site/src/search/engine/createClient';
import styles from './SearchBox.module.css';

interface SearchMessageProps {
  readonly state: ClientState;
  /** What the reader wants to know; '' for nothing. */
  readonly asked: string;
  /** What the results answer, which may still be an earlier question. */
  readonly answered: string | undefined;
  readonly count: number;
  readonly onRetry: () => void;
  /** Called when the reader follows a link. */
  readonly onLeave: () => void;
}

/** What the search box says besides results, aloud too. */
export function SearchMessage({
  state,
  asked,
  answered,
  count,
  onRetry,
  onLeave,
}: SearchMessageProps): ReactNode {
  const isEmpty = state === 'ready' && asked !== '' && answered && count === 0;
  return (
    <>
      <div role="status" className={styles.status} data-found={count > 0}>
        {statusOf(state, asked, answered, count)}
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
            <Link to="/wiki/frequently-asked-questions" onClick={onLeave}>
              よくある質問
            </Link>
            と
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
  count: number,
): string {
  if (state === 'missing') {
    return '検索の索引がありません。npm run buildを一度実行してから、npm startをやり直してください。';
  }
  if (!asked) {
    return '';
  }
  if (state === 'failed') {
    return '検索の索引を読み込めませんでした。通信の状態を確かめて、もう一度お試しください。';
  }
  if (state !== 'ready' || answered === undefined) {
    return '検索の索引を読み込んでいます。';
  }
  return count > 0
    ? `${count}件の結果があります`
    : `「${answered}」に一致するページはありません。`;
}
