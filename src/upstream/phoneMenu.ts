/*
 * The menu of a phone.
 *
 * @needs @docusaurus/theme-common 3.10, internal: `useNavbarMobileSidebar` tells
 *   whether the menu is open, and opens and closes it
 * @why the menu keeps the focus while it is open, closes by Escape, and is rendered
 *   when it is first opened
 * @then take both from where the theme's own `Navbar/MobileSidebar` has them now
 */
export {useNavbarMobileSidebar as usePhoneMenu} from '@docusaurus/theme-common/internal';
