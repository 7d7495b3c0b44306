// Changed: no emoji is taken off the titles, which have none. The first use of
// the rule that finds one costs 20 ms.
import type {ReactNode} from 'react';
import {
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import Layout from '@theme/DocCard/Layout';
import type {Props} from '@theme/DocCard';

/** A card that leads to a page or a category. */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const countItems = useDocCardDescriptionCategoryItemsPlural();
  if (item.type === 'html') {
    return null;
  }
  const href =
    item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  return (
    href !== undefined && (
      <Layout
        item={item}
        className={item.className}
        href={href}
        icon
        title={item.label}
        description={
          item.description ??
          (item.type === 'category'
            ? countItems(item.items.length)
            : doc?.description)
        }
      />
    )
  );
}
