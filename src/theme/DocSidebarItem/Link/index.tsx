import type {ReactNode} from 'react';
import {Phrases} from '@site/src/features/phrases/page/Phrases';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

/** A page in the sidebar, whose name breaks between its phrases only. */
export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const label: unknown = <Phrases title={props.item.label} />;
  return (
    // The original shows the label, and does nothing else with it.
    <DocSidebarItemLink
      {...props}
      item={{...props.item, label: label as string}}
    />
  );
}
