import {useState} from 'react';
import type {ReactNode} from 'react';
import styles from './MarkdownTools.module.css';

export interface CopyMarkdownProps {
  /** Address of the page's Markdown twin, with the base path. */
  readonly twin: string;
}

const COPIED = 'このページのMarkdownをコピーしました。';
const REFUSED =
  'コピーできませんでした。「Markdownで表示」を開き、そこからコピーしてください。';

/** Copies the page as Markdown, which isn't loaded before. */
export function CopyMarkdown({twin}: CopyMarkdownProps): ReactNode {
  const [status, setStatus] = useState('');

  const copy = async () => {
    setStatus('');
    try {
      const response = await fetch(twin);
      const text = await response.text();
      // `npm start` answers with a page: twins are made by the build.
      if (!response.ok || !text.startsWith('---')) {
        throw new Error(twin);
      }
      await navigator.clipboard.writeText(text);
      setStatus(COPIED);
    } catch {
      setStatus(REFUSED);
    }
  };

  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => void copy()}
      >
        Markdownをコピー
      </button>
      <a href={twin}>Markdownで表示</a>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
