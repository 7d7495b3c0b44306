import MDXComponents from '@theme-original/MDXComponents';
import {Anchor} from '@site/src/components/Anchor';
import {ApiCards} from '@site/src/components/ApiCards';
import {Audience} from '@site/src/components/Audience';
import {Download} from '@site/src/components/Download';
import {Glossary} from '@site/src/components/Glossary';
import {MarkdownTable} from '@site/src/components/MarkdownTable';
import {MessageCatalogue} from '@site/src/components/MessageCatalogue';
import {MessageIndex} from '@site/src/components/MessageIndex';
import {ScreenFigure} from '@site/src/components/figures/ScreenFigure';
import {Term} from '@site/src/components/Term';

export default {
  ...MDXComponents,
  Anchor,
  ApiCards,
  Audience,
  Download,
  Glossary,
  MessageCatalogue,
  MessageIndex,
  ScreenFigure,
  Term,
  table: MarkdownTable,
};
