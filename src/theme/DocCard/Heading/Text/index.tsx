import type {ReactNode} from 'react';
import DocCardHeadingText from '@theme-original/DocCard/Heading/Text';
import type {Props} from '@theme/DocCard/Heading/Text';
import {Phrases} from '@site/src/features/phrases/page/Phrases';

/** A card's title, which breaks between its phrases only. */
export default function DocCardHeadingTextWrapper(props: Props): ReactNode {
  return (
    <DocCardHeadingText {...props} title={<Phrases title={props.title} />} />
  );
}
