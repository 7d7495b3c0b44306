import type {ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {Unused, isPhone} from '@site/src/upstream/Unused';
import {useCurrentEntry} from '@site/src/ui/page/useCurrentEntry';

/**
 * The sidebar, in which the page that one reads can be seen. A phone, which has
 * it in its menu, leaves the one that has arrived with the page alone: the
 * original takes over all of its entries first, only to remove them.
 */
export default function DocSidebarWrapper(props: Props): ReactNode {
  useCurrentEntry('.theme-doc-sidebar-container', props.path);
  return useWindowSize() === 'ssr' && isPhone() ? (
    <Unused />
  ) : (
    <DocSidebar {...props} />
  );
}
