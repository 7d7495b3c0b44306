// Changed: plain titles are the headings' names and break between the words of
// names; the hash link copies; what a page has below its title stands there.
import {useContext} from 'react';
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {BelowTitle} from '@site/src/ui/page/BelowTitle';
import {breakableName} from '@site/src/ui/page/breakableName';
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
  const belowTitle = useContext(BelowTitle);
  const title = typeof children === 'string' ? children : '';
  const shown = title === '' ? children : breakableName(title);

  // An h1 needs no address: it isn't in the table of contents.
  if (As === 'h1' || !id) {
    return (
      <>
        <As {...props}>{shown}</As>
        {As === 'h1' && belowTitle}
      </>
    );
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
      {shown}
      <HashLink id={id} label={title || id} />
    </As>
  );
}
