import type {ReactNode} from 'react';
import {announce} from '../../../ui/page/announce';

export interface CopyMarkdownProps {
  /** Address of the page's Markdown twin, with the base path. */
  readonly twin: string;
}

const COPIED = 'このページのMarkdownをコピーしました。';
const REFUSED =
  'コピーできませんでした。「Markdownで表示」を開いてコピーしてください。';

/** Copies the page as Markdown, which isn't loaded before. */
export function CopyMarkdown({twin}: CopyMarkdownProps): ReactNode {
  const copy = async () => {
    try {
      await copyLater(readTwin(twin));
      announce(COPIED);
    } catch {
      announce(REFUSED);
    }
  };

  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Markdownをコピー
      </button>
      <a href={twin}>Markdownで表示</a>
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
