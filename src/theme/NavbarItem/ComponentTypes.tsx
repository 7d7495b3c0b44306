// Changed: one type of item more, 「ブログ」, which is there while there is a post.
import type {ComponentProps, ReactNode} from 'react';
import type {BlogData} from '@site/src/features/content/build/blog-plugin';
import {usePluginData} from '@docusaurus/useGlobalData';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

function BlogNavbarItem(
  props: ComponentProps<typeof DefaultNavbarItem>,
): ReactNode {
  const {hasPosts} = usePluginData(
    'docusaurus-plugin-content-blog',
  ) as BlogData;
  return hasPosts ? <DefaultNavbarItem {...props} /> : null;
}

export default {...ComponentTypes, 'custom-blog': BlogNavbarItem};
