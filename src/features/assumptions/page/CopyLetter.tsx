import {useState} from 'react';
import type {ReactNode} from 'react';
import styles from './AssumptionList.module.css';

export interface CopyLetterProps {
  readonly text: string;
  /** What is in it: 「選んだ3件」. */
  readonly children: ReactNode;
  /** Takes back the reader's choice, if there is one. */
  readonly clear: (() => void) | undefined;
}

/** Copies the letter to the provider, and shows it. */
export function CopyLetter({
  children,
  clear,
  text,
}: CopyLetterProps): ReactNode {
  const [copied, setCopied] = useState({text: '', status: ''});
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({text, status: 'コピーしました。'});
    } catch {
      setCopied({
        text,
        status:
          'コピーできませんでした。「文面を見る」で開いて、写してください。',
      });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => void copy()}
      >
        {children}を尋ねる文面をコピー
      </button>
      {clear && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={clear}
        >
          選択を解除
        </button>
      )}
      {/* What was copied may not be what is chosen now. */}
      <span role="status">{copied.text === text && copied.status}</span>
      <details className={styles.text}>
        <summary>文面を見る</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}
