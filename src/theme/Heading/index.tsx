// Changed: plain titles get <wbr> between their phrases, and are the headings'
// names; the hash link copies.
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {HashLink} from '@site/src/ui/page/HashLink';
import {Phrases} from '@site/src/features/phrases/page/Phrases';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

import './styles.css';

/** What `src/features/phrases/build/markPhrases.ts` notes on a heading of Markdown. */
interface MarkedProps {
  readonly 'data-phrases'?: string;
}

export default function Heading({
  as: As,
  id,
  'data-phrases': marked,
  children,
  ...props
}: Props & MarkedProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const title = typeof children === 'string' ? children : '';
  const content = title ? (
    <Phrases title={title} phrases={marked?.split('\u200B')} />
  ) : (
    children
  );

  // An h1 needs no address: it isn't in the table of contents.
  if (As === 'h1' || !id) {
    return <As {...props}>{content}</As>;
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
      {content}
      <HashLink id={id} label={title || id} />
    </As>
  );
}
