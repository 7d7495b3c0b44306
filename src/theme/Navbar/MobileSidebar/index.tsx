import {useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {usePhoneMenu, usePhoneSidebar} from '@site/src/upstream/phoneMenu';
import {useCurrentEntry} from '@site/src/ui/page/useCurrentEntry';
import {useModalMenu} from '@site/src/ui/page/useModalMenu';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';

/**
 * The menu of a phone, which keeps the focus while it is open. It is there from
 * when it is first opened.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = usePhoneMenu();
  const {pathname} = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) {
    setIsWanted(true);
  }
  useModalMenu(shown, toggle);
  // The menu can open before the page's sidebar has come.
  const {content} = usePhoneSidebar();
  useCurrentEntry('.navbar-sidebar', shown && content ? pathname : undefined);
  return isWanted && <MobileSidebar />;
}
