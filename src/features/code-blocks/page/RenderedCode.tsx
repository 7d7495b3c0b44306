import {Fragment} from 'react';
import type {CSSProperties, ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {FOLD} from '../shared/folds';
import {useCodeHint} from './hints/useCodeHint';
import scroll from '../../../ui/tables/ScrollRegion.module.css';
import styles from './RenderedCode.module.css';

export interface RenderedCodeProps {
  /**
   * The lines as HTML, separated by line breaks. Of the parts between the signs
   * of a fold every second one is folded; its first lines are its kind and label.
   */
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
  const linked = html.replaceAll(/(<a (?:data-)?href=")\//g, `$1${baseUrl}`);

  // Only the static rendering checks links; in the browser this would be waste.
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href = ''] of linked.matchAll(
      /<a (?:data-)?href="([^"]+)"/g,
    )) {
      collectLink(href);
    }
  }

  const parts = linked.split(FOLD).map((part) => part.split('\n'));
  // Where the first is folded, nothing stands before it.
  const first = linked.startsWith(FOLD) ? 2 : 0;
  const show = (
    part: readonly string[],
    {isDigest = false, ref}: {isDigest?: boolean; ref?: typeof codeRef} = {},
  ) => (
    /*
     * The listeners only serve the links inside, which the keyboard reaches by
     * themselves.
     */
    <pre
      ref={ref}
      data-page-part={isDigest ? 'digest' : undefined}
      className={clsx(scroll.region, styles.pre, 'thin-scrollbar')}
      {...hint.listeners}
    >
      <code className={styles.lines}>
        {part.map((line, index) => (
          <span
            // Lines never move.
            key={index}
            // Those of a digest stand in the program, too, where a run marks them.
            className={isDigest ? undefined : 'token-line'}
            // How far its next ones hang on a phone.
            style={{'--indent': line.search(/[^ ]/)} as CSSProperties}
            dangerouslySetInnerHTML={{__html: `${line}\n`}}
          />
        ))}
      </code>
    </pre>
  );
  return (
    <>
      {parts.map((part, index) => {
        if (index % 2 === 0) {
          return (
            index >= first && (
              <Fragment key={index}>
                {show(part, {
                  isDigest: parts[index + 1]?.[0] === 'whole',
                  ref: index === first ? codeRef : undefined,
                })}
              </Fragment>
            )
          );
        }
        const [kind, label, ...folded] = part;
        const isCommon = kind === 'common';
        return (
          <Fragment key={index}>
            <details
              className={styles.fold}
              data-fold={kind}
              data-page-part={isCommon ? 'common' : undefined}
            >
              <summary>{label}</summary>
              {show(folded)}
            </details>
            {isCommon && (
              <Link
                className={styles.functions}
                to="/wiki/recipes/safe-program#functions"
                data-page-part="control"
              >
                関数の一覧
              </Link>
            )}
          </Fragment>
        );
      })}
      {hint.popup}
    </>
  );
}
