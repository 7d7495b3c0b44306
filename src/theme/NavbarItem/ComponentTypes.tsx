// Changed: 「ブログ」, which is there while there is a post; only the types that the
// navbar has.
import type {ComponentProps, ReactNode} from 'react';
import type {BlogData} from '@site/src/features/content/build/blog-plugin';
import {usePluginData} from '@docusaurus/useGlobalData';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';

function BlogNavbarItem(
  props: ComponentProps<typeof DefaultNavbarItem>,
): ReactNode {
  const {hasPosts} = usePluginData(
    'docusaurus-plugin-content-blog',
  ) as BlogData;
  return hasPosts ? <DefaultNavbarItem {...props} /> : null;
}

export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  'custom-blog': BlogNavbarItem,
};
