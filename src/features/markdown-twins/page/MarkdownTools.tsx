import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinPath} from '@site/src/features/markdown-twins/shared/twinPath';
import {CopyMarkdown} from './CopyMarkdown';
import styles from './MarkdownTools.module.css';

/**
 * A menu with the page as Markdown, to copy or to see. A gated site has no
 * twins, which would be readable in plain.
 */
export function MarkdownTools(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  return siteConfig.customFields?.ENABLE_BASIC_AUTH === true ? null : (
    <details className={styles.tools}>
      <summary>Markdownで写す・見る</summary>
      <CopyMarkdown twin={twinPath(metadata.permalink)} />
    </details>
  );
}
