import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useCurrentEntry} from '@site/src/ui/useCurrentEntry';
import {useModalMenu} from '@site/src/ui/useModalMenu';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';

/** The menu of a phone, which keeps the focus while it is open. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  useModalMenu(shown, toggle);
  useCurrentEntry('.navbar-sidebar', shown ? pathname : undefined);
  return <MobileSidebar />;
}
