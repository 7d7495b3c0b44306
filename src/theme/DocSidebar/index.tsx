// Changed: a phone, which has the sidebar in its menu, leaves the one that has
// arrived with the page alone; the original takes over all of its entries first,
// only to remove them.
import type {ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar';
import {Unused, isPhone} from '@site/src/first-load/Unused';
import {useCurrentEntry} from '@site/src/ui/useCurrentEntry';

/** The sidebar, in which the page that one reads can be seen. */
export default function DocSidebar(props: Props): ReactNode {
  useCurrentEntry('.theme-doc-sidebar-container', props.path);
  const windowSize = useWindowSize();
  if (windowSize === 'mobile') {
    return <DocSidebarMobile {...props} />;
  }
  return windowSize === 'ssr' && isPhone() ? (
    <Unused />
  ) : (
    <DocSidebarDesktop {...props} />
  );
}
