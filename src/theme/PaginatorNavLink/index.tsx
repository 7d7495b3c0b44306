import type {ReactNode} from 'react';
import {Phrases} from '@site/src/features/phrases/page/Phrases';
import {useTitlePhrases} from '@site/src/features/phrases/page/useTitlePhrases';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';

/** The page before or after, whose title breaks between its phrases only. */
export default function PaginatorNavLinkWrapper(props: Props): ReactNode {
  const {title} = props;
  const phrases = useTitlePhrases(typeof title === 'string' ? title : '');
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? <Phrases phrases={phrases} /> : title}
    />
  );
}
