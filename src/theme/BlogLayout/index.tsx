import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogLayout from '@theme-original/BlogLayout';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogLayout';

/** A page of the blog. That of the newest posts has a title, too. */
export default function BlogLayoutWrapper({
  children,
  ...props
}: Props): ReactNode {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const list = useBaseUrl('/blog');
  return (
    <BlogLayout {...props}>
      {(pathname === list || pathname.startsWith(`${list}/page/`)) && (
        <Heading as="h1">ブログ</Heading>
      )}
      {children}
    </BlogLayout>
  );
}
