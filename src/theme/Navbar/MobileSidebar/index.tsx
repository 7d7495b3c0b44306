import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useCurrentEntry} from '@site/src/ui/useCurrentEntry';
import {useModalMenu} from '@site/src/ui/useModalMenu';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';

/**
 * The menu of a phone, which keeps the focus while it is open. It is there as
 * soon as the reader goes for it, and stays.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  useModalMenu(shown, toggle);
  useCurrentEntry('.navbar-sidebar', shown ? pathname : undefined);
  return useIsWanted(shown) && <MobileSidebar />;
}

/** Whether the reader goes for the menu's button, or has. */
function useIsWanted(isShown: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false);
  if (isShown && !isWanted) {
    setIsWanted(true);
  }
  useEffect(() => {
    const listening = new AbortController();
    const listen = ({target}: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) {
        listening.abort();
        setIsWanted(true);
      }
    };
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, listen, {signal: listening.signal});
    }
    return () => listening.abort();
  }, []);
  return isWanted;
}
