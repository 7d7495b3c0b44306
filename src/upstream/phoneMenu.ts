/*
 * The menu of a phone.
 *
 * @needs @docusaurus/theme-common 3.10, internal: `useNavbarMobileSidebar` tells
 *   whether the menu is open, and opens and closes it, `useNavbarSecondaryMenu`
 *   whether the sidebar has arrived in it
 * @why the menu keeps the focus while it is open, closes by Escape, is rendered
 *   when it is first opened, and shows the entry of the page
 * @then take both from where the theme's own `Navbar/MobileSidebar` has them now
 */
export {
  useNavbarMobileSidebar as usePhoneMenu,
  useNavbarSecondaryMenu as usePhoneSidebar,
} from '@docusaurus/theme-common/internal';
