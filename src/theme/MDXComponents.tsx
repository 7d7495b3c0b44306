import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import {Anchor} from '@site/src/ui/page/Anchor';
import {ApiCards} from '@site/src/features/reference/page/ApiCards';
import {Audience} from '@site/src/ui/page/Audience';
import {breakableName} from '@site/src/ui/page/breakableName';
import {Download} from '@site/src/features/published-files/page/Download';
import {Figure} from '@site/src/features/figures/page/Figure';
import {MarkdownTable} from '@site/src/ui/tables/MarkdownTable';
import {ScreenFigure} from '@site/src/features/figures/page/screens/ScreenFigure';
import {Term} from '@site/src/features/glossary/page/Term';
import {
  Unconfirmed,
  UnconfirmedLine,
  UnconfirmedWords,
} from '@site/src/features/assumptions/page/signs/Unconfirmed';

/** A link that may be the name of a class, longer than its column. */
function MarkdownLink({children, ...props}: ComponentProps<'a'>): ReactNode {
  return (
    <MDXA {...props}>
      {typeof children === 'string' ? breakableName(children) : children}
    </MDXA>
  );
}

export default {
  ...MDXComponents,
  Anchor,
  ApiCards,
  Audience,
  Download,
  Figure,
  ScreenFigure,
  Term,
  Unconfirmed,
  UnconfirmedLine,
  UnconfirmedWords,
  a: MarkdownLink,
  table: MarkdownTable,
};
