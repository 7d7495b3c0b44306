import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {breakableName} from '@site/src/ui/page/breakableName';

/** Names of classes are longer than the link, which breaks them between words. */
export default function PaginatorNavLinkWrapper({
  title,
  ...props
}: Props): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? breakableName(title) : title}
    />
  );
}
