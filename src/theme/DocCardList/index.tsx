import type {ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCardList';

type Item = NonNullable<Props['items']>[number];

/** Groups that have no page of their own are headings above what they hold. */
export default function DocCardListWrapper({
  items,
  ...props
}: Props): ReactNode {
  const groups = items?.filter(isGroup) ?? [];
  const others = items?.filter((item) => !isGroup(item));
  return (
    <>
      {others?.length !== 0 && <DocCardList {...props} items={others} />}
      {groups.map((group) => (
        <section key={group.label}>
          <Heading as="h2">{group.label}</Heading>
          <DocCardList {...props} items={group.items} />
        </section>
      ))}
    </>
  );
}

function isGroup(item: Item): item is Extract<Item, {type: 'category'}> {
  return item.type === 'category' && item.href === undefined;
}
