import {useContext} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {BelowTitle} from '@site/src/ui/page/BelowTitle';
import styles from './styles.module.css';

/** The way on stands where the theme has the contents; those are below the title. */
export default function DocItemTOCMobileWrapper(): ReactNode {
  const isBelowTitle = useContext(BelowTitle) !== undefined;
  return isBelowTitle ? <DocItemTOCMobile /> : <WayOn />;
}

/** Whoever has done a step of the tutorial before needn't go to its end. */
function WayOn(): ReactNode {
  const {next} = useDoc().metadata;
  const sidebar = useDocsSidebar();
  return next && sidebar?.name === 'tutorialSidebar' ? (
    <Link
      className={clsx('breadcrumbs__link', styles.next)}
      to={next.permalink}
      aria-label={`次へ：${next.title}`}
      data-page-part="control"
    >
      次へ
    </Link>
  ) : null;
}
