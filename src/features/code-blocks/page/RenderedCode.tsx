import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {useCodeHint} from './hints/useCodeHint';
import scroll from '../../../ui/tables/ScrollRegion.module.css';
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

  const lines = linked.split('\n');
  // An empty line stands before them.
  const common = lines.findIndex((_, index) =>
    lines[index + 1]?.includes(COMMON_FUNCTIONS),
  );
  const show = (part: readonly string[], ref?: typeof codeRef) => (
    /*
     * The listeners only serve the links inside, which the keyboard reaches by
     * themselves.
     */
    <pre
      ref={ref}
      className={clsx(scroll.region, styles.pre, 'thin-scrollbar')}
      {...hint.listeners}
    >
      <code className={styles.lines}>
        {part.map((line, index) => (
          <span
            // Lines never move.
            key={index}
            className="token-line"
            dangerouslySetInnerHTML={{__html: `${line}\n`}}
          />
        ))}
      </code>
    </pre>
  );
  return (
    <>
      {show(common === -1 ? lines : lines.slice(0, common), codeRef)}
      {common !== -1 && (
        <details className={styles.common} data-page-part="common">
          <summary>共通の関数も表示（{lines.length - common}行）</summary>
          {show(lines.slice(common))}
        </details>
      )}
      {hint.popup}
    </>
  );
}
