// Changed: plain titles get <wbr> between their phrases; else as the original.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Phrases} from '@site/src/components/Phrases';
import {useTitlePhrases} from '@site/src/phrases/useTitlePhrases';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

import './styles.css';

/** What `src/phrases/markPhrases.ts` notes on a heading of Markdown. */
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
  const titlePhrases = useTitlePhrases(title);
  const content = title ? (
    <Phrases phrases={marked?.split('\u200B') ?? titlePhrases} />
  ) : (
    children
  );

  // An h1 needs no address: it isn't in the table of contents.
  if (As === 'h1' || !id) {
    return <As {...props}>{content}</As>;
  }

  brokenLinks.collectAnchor(id);
  const anchorTitle = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: title || id},
  );
  return (
    <As
      {...props}
      className={clsx('anchor', anchorTargetClassName, props.className)}
      id={id}
    >
      {content}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={anchorTitle}
        title={anchorTitle}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
