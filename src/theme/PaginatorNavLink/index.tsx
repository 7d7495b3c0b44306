import type {ReactNode} from 'react';
import {Phrases} from '@site/src/features/phrases/page/Phrases';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';

/** The page before or after, whose title breaks between its phrases only. */
export default function PaginatorNavLinkWrapper(props: Props): ReactNode {
  const {title} = props;
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? <Phrases title={title} /> : title}
    />
  );
}
