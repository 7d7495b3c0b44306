import type {ReactNode} from 'react';
import DocItemContent from '@theme-original/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import {BelowTitle} from '@site/src/ui/page/BelowTitle';

/** A phone shows the contents of a page below its title, not above. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <BelowTitle value={hasContents && <DocItemTOCMobile />}>
      <DocItemContent {...props} />
    </BelowTitle>
  );
}
