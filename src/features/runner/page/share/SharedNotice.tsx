import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from '../sample/SampleRunner.module.css';

export interface SharedNoticeProps {
  /** Whether the link couldn't be read. */
  readonly isBroken: boolean;
  /** The element above the block. */
  readonly place: HTMLElement | null;
  readonly onClose: () => void;
}

// A line break between two sentences of JSX would become a space.
const SHARED =
  '共有されたコードで、このサイトのサンプルではありません。内容を確認してから実行してください。';
const BROKEN =
  '共有リンクを読み取れませんでした。リンクが途中で切れていないか、確認してください。';

/** What a reader is told who comes by a link with a program. */
export function SharedNotice({
  isBroken,
  place,
  onClose,
}: SharedNoticeProps): ReactNode {
  return (
    place &&
    createPortal(
      <div className={styles.notice}>
        <p>{isBroken ? BROKEN : SHARED}</p>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={onClose}
        >
          {isBroken ? '閉じる' : '共有されたコードを閉じる'}
        </button>
      </div>,
      place,
    )
  );
}
