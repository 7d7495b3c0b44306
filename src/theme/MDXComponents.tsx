import MDXComponents from '@theme-original/MDXComponents';
import {Anchor} from '@site/src/ui/Anchor';
import {ApiCards} from '@site/src/reference/ApiCards';
import {Audience} from '@site/src/ui/Audience';
import {Download} from '@site/src/published-files/Download';
import {Glossary} from '@site/src/glossary/Glossary';
import {MarkdownTable} from '@site/src/ui/MarkdownTable';
import {MessageCatalogue} from '@site/src/messages/MessageCatalogue';
import {MessageIndex} from '@site/src/messages/MessageIndex';
import {ScreenFigure} from '@site/src/figures/ScreenFigure';
import {Term} from '@site/src/glossary/Term';
import {
  Unconfirmed,
  UnconfirmedLine,
} from '@site/src/assumptions/signs/Unconfirmed';
import {UnconfirmedCount} from '@site/src/assumptions/signs/UnconfirmedCount';

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
  Unconfirmed,
  UnconfirmedCount,
  UnconfirmedLine,
  table: MarkdownTable,
};
