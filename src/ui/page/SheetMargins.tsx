import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sheetAddress, sheetMargins} from './sheetCss';

export interface SheetMarginsProps {
  readonly title: string;
  /** The page's path, with that of the site. */
  readonly permalink: string;
}

/**
 * On each printed sheet of a page its title and address: no browser can yet take
 * them from the page's text. Not in the head, where Docusaurus writes no styles
 * before the scripts have come.
 */
export function SheetMargins({title, permalink}: SheetMarginsProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <style
      media="print"
      // As text it would have to be as the build minifies it.
      dangerouslySetInnerHTML={{
        __html: sheetMargins(
          // The home page shows its first sentence instead.
          permalink === siteConfig.baseUrl ? '' : title,
          sheetAddress(siteConfig.url, permalink),
        ),
      }}
    />
  );
}
