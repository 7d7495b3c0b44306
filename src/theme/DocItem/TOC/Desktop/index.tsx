import type {ReactNode} from 'react';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {MarkdownTools} from '@site/src/markdown-twins/MarkdownTools';
import styles from './styles.module.css';

/** The page as Markdown, where it is seen first; below, the table of contents. */
export default function DocItemTOCDesktopWrapper(): ReactNode {
  return (
    <>
      <div className={styles.tools} data-page-tools="" data-page-part="control">
        <MarkdownTools />
      </div>
      <DocItemTOCDesktop />
    </>
  );
}
