import type {ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCardList';

type Item = NonNullable<Props['items']>[number];

/**
 * Groups that have no page of their own are headings above what they hold. What a
 * page says of itself, `src/features/content/build/docs-plugin` has by its address.
 */
export default function DocCardListWrapper({
  items,
  ...props
}: Props): ReactNode {
  const {docs} = useDocsVersion();
  const described = (list?: readonly Item[]) =>
    list?.map((item) =>
      item.type === 'link'
        ? {
            ...item,
            docId: undefined,
            description: item.description ?? docs[item.href]?.description,
          }
        : item,
    );
  const groups = items?.filter(isGroup) ?? [];
  const others = items?.filter((item) => !isGroup(item));
  return (
    <>
      {others?.length !== 0 && (
        <DocCardList {...props} items={described(others)} />
      )}
      {groups.map((group) => (
        <section key={group.label}>
          <Heading as="h2">{group.label}</Heading>
          <DocCardList {...props} items={described(group.items)} />
        </section>
      ))}
    </>
  );
}

function isGroup(item: Item): item is Extract<Item, {type: 'category'}> {
  return item.type === 'category' && item.href === undefined;
}
