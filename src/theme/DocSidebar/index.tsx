import type {ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {useCurrentEntry} from '@site/src/ui/useCurrentEntry';

/** The sidebar, in which the page that one reads can be seen. */
export default function DocSidebarWrapper(props: Props): ReactNode {
  useCurrentEntry('.theme-doc-sidebar-container', props.path);
  return <DocSidebar {...props} />;
}
