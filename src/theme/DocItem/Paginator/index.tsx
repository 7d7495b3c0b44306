import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import styles from './styles.module.css';

/** The pages before and after this one, and the list that it belongs to. */
export default function DocItemPaginatorWrapper(): ReactNode {
  const {metadata} = useDoc();
  // The last of them is the page itself.
  const above = useSidebarBreadcrumbs()?.slice(0, -1) ?? [];
  const list = above.filter(({href}) => href !== undefined).at(-1);
  // The kinds of the reference have no pages of their own; /api/ lists them.
  const [, kind] = /\/api\/([^/]+)\//.exec(metadata.permalink) ?? [];
  return (
    <>
      <DocItemPaginator />
      {list?.href && (
        <p className={styles.list} data-page-part="links">
          <Link to={kind ? `${list.href}#${kind}` : list.href}>
            「{above.at(-1)?.label}」の一覧へ
          </Link>
        </p>
      )}
    </>
  );
}
