import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useModalMenu} from '@site/src/ui/useModalMenu';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';

/** The menu of a phone, which keeps the focus while it is open. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <MobileSidebar />;
}
