import type {ComponentProps, ReactNode} from 'react';
import {
  DocsVersionProvider,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage';
import {SheetMargins} from '../../../ui/page/SheetMargins';

type CategoryPageProps = ComponentProps<
  typeof DocCategoryGeneratedIndexPage
> & {
  /** What each page is about: other pages don't load it. */
  readonly docs: PropVersionDocs;
};

/** The theme's list of the pages of a category. */
export default function CategoryPage({
  docs,
  ...props
}: CategoryPageProps): ReactNode {
  return (
    <DocsVersionProvider version={{...useDocsVersion(), docs}}>
      <DocCategoryGeneratedIndexPage {...props} />
      <SheetMargins {...props.categoryGeneratedIndex} />
    </DocsVersionProvider>
  );
}
