import type {ReactNode} from 'react';
import {currentHeading} from './currentHeading';
import {reportAddress} from './reportAddress';

export interface ReportLinkProps {
  /** The form for a new issue, or `mailto:`. */
  readonly target: string;
  readonly title: string;
  /** The page's whole address. */
  readonly url: string;
  readonly wikiVersion: string;
}

/** Opens a report on the page; the heading is added when it is followed. */
export function ReportLink({
  target,
  title,
  url,
  wikiVersion,
}: ReportLinkProps): ReactNode {
  return (
    <a
      href={reportAddress(target, {title, url, wikiVersion})}
      onClick={({currentTarget}) => {
        const heading = currentHeading();
        if (heading) {
          currentTarget.href = reportAddress(target, {
            title,
            url: `${url}#${heading.id}`,
            // The hash link inside holds an invisible character.
            heading: heading.textContent.replaceAll('\u200B', ''),
            wikiVersion,
          });
        }
      }}
    >
      このページについて報告
    </a>
  );
}
