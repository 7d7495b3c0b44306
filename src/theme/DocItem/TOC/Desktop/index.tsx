import {useEffect} from 'react';
import type {ReactNode} from 'react';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {RailSlip} from '@site/src/features/pay-slip/page/KeptSlip';
import {Unused, isPhone} from '@site/src/upstream/Unused';
import {keepInView} from '@site/src/ui/page/keepInView';
import styles from './styles.module.css';

/** What src/features/reference/build and docusaurus.config.ts add. */
interface OwnFrontMatter {
  readonly pays?: boolean;
  /** Whose amount the page says that a program changes, the first of them. */
  readonly paid?: string;
}

/** The table of contents; below, the pay slip on which programs write. */
export default function DocItemTOCDesktopWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {pays, paid} = frontMatter as OwnFrontMatter;
  // Few pages of the reference pay; the document of the others is without it.
  const isGuide = !metadata.source.startsWith('@site/api/');
  useEffect(followReader, []);
  if (isPhone()) {
    return <Unused />;
  }
  return (
    <div className={styles.rail}>
      <DocItemTOCDesktop />
      {(isGuide || pays) && <RailSlip firstId={paid} />}
    </div>
  );
}

/** The contents scroll with the part that one reads, which the theme marks. */
function followReader() {
  const contents = document.querySelector('.theme-doc-toc-desktop');
  const observer = new MutationObserver(() =>
    keepInView(
      contents?.querySelector('.table-of-contents__link--active') ?? undefined,
    ),
  );
  if (contents) {
    observer.observe(contents, {subtree: true, attributeFilter: ['class']});
  }
  return () => observer.disconnect();
}
