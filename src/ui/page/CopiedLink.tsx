import {useState} from 'react';
import type {ReactNode} from 'react';
import {copyText} from './copyText';

export interface CopiedLinkProps {
  /** The fragment of this page. */
  readonly anchor: string;
  readonly children: ReactNode;
}

/**
 * A link to a place of the page. Followed, it also copies its whole address;
 * where the browser doesn't let it, the address is in the address bar.
 */
export function CopiedLink({anchor, children}: CopiedLinkProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (address: string) => setIsCopied(await copyText(address));
  return (
    <span data-page-part="control">
      <a
        href={`#${anchor}`}
        onClick={(event) => void copy(event.currentTarget.href)}
      >
        {children}
      </a>
      <span role="status">{isCopied && '（コピーしました）'}</span>
    </span>
  );
}
