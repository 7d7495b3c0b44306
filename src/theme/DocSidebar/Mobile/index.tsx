// Changed: one prop for the menu. The original sorts the names of several as a
// language does, which takes a browser longer than all else of the sidebar.
import {memo, useMemo} from 'react';
import clsx from 'clsx';
import {
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {usePhoneMenu} from '@site/src/upstream/phoneMenu';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Mobile';

interface MenuProps {
  readonly entries: Pick<Props, 'path' | 'sidebar'>;
}

/** The sidebar in the menu of a phone. */
function Menu({entries: {path, sidebar}}: MenuProps): ReactNode {
  const {toggle} = usePhoneMenu();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          // A category without a page of its own only opens and closes.
          if (item.type !== 'html' && item.href) {
            toggle();
          }
        }}
        level={1}
      />
    </ul>
  );
}

function DocSidebarMobile({path, sidebar}: Props): ReactNode {
  const entries = useMemo(() => ({path, sidebar}), [path, sidebar]);
  return <NavbarSecondaryMenuFiller component={Menu} props={{entries}} />;
}

export default memo(DocSidebarMobile);
