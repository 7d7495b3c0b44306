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
      await copyLater(readTwin(twin));
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

async function readTwin(twin: string): Promise<string> {
  const response = await fetch(twin);
  const text = await response.text();
  // `npm start` answers with a page: twins are made by the build.
  if (!response.ok || !text.startsWith('---')) {
    throw new Error(twin);
  }
  return text;
}

/**
 * Copies a text that is still to come. WebKit lets a page copy only while the
 * press of a button lasts, so it is promised the text; what can't be promised
 * anything gets it when it's there.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}
