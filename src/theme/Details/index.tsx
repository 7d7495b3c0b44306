/*
 * Changed: the browser's own fold, without state, animation or the colours of
 * an admonition. It opens where no script runs, for a search in the page and
 * for a fragment inside it (with src/clientModules/openFolds.ts).
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

export default function Details({
  children,
  className,
  summary,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.fold, className)}>
      {typeof summary === 'object' ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
