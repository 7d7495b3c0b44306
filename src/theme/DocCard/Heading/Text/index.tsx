// Changed: the title breaks between its phrases, and is never cut off.
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {Phrases} from '@site/src/phrases/Phrases';
import {useTitlePhrases} from '@site/src/phrases/useTitlePhrases';
import type {Props} from '@theme/DocCard/Heading/Text';
import type {ReactNode} from 'react';

export default function DocCardHeadingText({title}: Props): ReactNode {
  return (
    <span className={clsx(ThemeClassNames.docs.docCard.title)}>
      <Phrases phrases={useTitlePhrases(title)} />
    </span>
  );
}
