import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {breakableName} from '@site/src/ui/page/breakableName';

/** Names of classes are longer than the sidebar, which breaks them between words. */
export default function DocSidebarItemLinkWrapper({
  item,
  ...props
}: Props): ReactNode {
  // The label is only ever shown, whatever its type says.
  const label = breakableName(item.label) as string;
  return <DocSidebarItemLink {...props} item={{...item, label}} />;
}
