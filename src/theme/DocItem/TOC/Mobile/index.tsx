// Changed: the way on instead of the contents; src/theme/DocItem/Content has those below the title.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** Whoever has done a step of the tutorial before needn't go to its end. */
export default function DocItemTOCMobile(): ReactNode {
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
