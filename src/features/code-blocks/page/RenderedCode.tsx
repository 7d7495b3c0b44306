import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useCodeHint} from './hints/useCodeHint';
import styles from './RenderedCode.module.css';

export interface RenderedCodeProps {
  /** The lines as HTML, separated by line breaks. */
  readonly html: string;
  readonly codeRef: RefObject<HTMLPreElement | null>;
}

/**
 * The lines of a code block, highlighted and linked at build time. React takes
 * over one element for each line and nothing inside it.
 */
export function RenderedCode({html, codeRef}: RenderedCodeProps): ReactNode {
  const {collectLink} = useBrokenLinks();
  const history = useHistory();

  const baseUrl = useBaseUrl('/');
  // The links are plain HTML: followed so, they don't load the site anew.
  const hint = useCodeHint(baseUrl, (href) => void history.push(href));
  const linked = html.replaceAll('<a href="/', `<a href="${baseUrl}`);

  // Only the static rendering checks links; in the browser this would be waste.
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href = ''] of linked.matchAll(/<a href="([^"]+)"/g)) {
      collectLink(href);
    }
  }

  return (
    <>
      {/*
       * The listeners only serve the links inside, which the keyboard reaches by
       * themselves.
       */}
      <pre
        ref={codeRef}
        className={clsx(styles.pre, 'thin-scrollbar')}
        {...hint.listeners}
      >
        <code className={styles.lines}>
          {linked.split('\n').map((line, index) => (
            <span
              // Lines never move.
              key={index}
              className="token-line"
              dangerouslySetInnerHTML={{__html: `${line}\n`}}
            />
          ))}
        </code>
      </pre>
      {hint.popup}
    </>
  );
}
