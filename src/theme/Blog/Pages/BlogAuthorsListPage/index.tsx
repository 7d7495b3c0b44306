import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** The authors of posts, on `/blog/authors`; the original describes nothing. */
export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="ブログの記事を書いた人の一覧です。" />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
