// Changed: plain titles are the headings' names; the hash link copies.
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {HashLink} from '@site/src/ui/page/HashLink';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

import './styles.css';

export default function Heading({
  as: As,
  id,
  children,
  ...props
}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const title = typeof children === 'string' ? children : '';

  // An h1 needs no address: it isn't in the table of contents.
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }

  brokenLinks.collectAnchor(id);
  return (
    <As
      // Without the name of the link inside.
      aria-label={title || undefined}
      {...props}
      className={clsx('anchor', anchorTargetClassName, props.className)}
      id={id}
    >
      {children}
      <HashLink id={id} label={title || id} />
    </As>
  );
}
