import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {announce} from './announce';
import {copyText} from './copyText';

export interface HashLinkProps {
  /** The fragment to which it leads. */
  readonly id: string;
  /** What is there. */
  readonly label: string;
}

const COPIED = 'リンクをコピーしました';

/**
 * The link to a place of the page, at that place. Followed, it also copies its
 * whole address; where the browser doesn't let it, the address is in the
 * address bar.
 */
export function HashLink({id, label}: HashLinkProps): ReactNode {
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: label},
  );
  return (
    <Link
      className="hash-link"
      to={`#${id}`}
      aria-label={title}
      title={title}
      translate="no"
      onClick={(event) => void copyAddress(event)}
    >
      &#8203;
    </Link>
  );
}

async function copyAddress(event: MouseEvent<HTMLAnchorElement>) {
  // With a key held down it opens elsewhere.
  const {altKey, ctrlKey, currentTarget, metaKey, shiftKey} = event;
  const isPlain = !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (isPlain && (await copyText(currentTarget.href))) {
    announce(COPIED);
  }
}
