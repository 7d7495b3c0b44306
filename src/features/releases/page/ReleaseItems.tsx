import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {MarkdownTable} from '../../../ui/tables/MarkdownTable';
import type {ReleaseItem} from '../build/readReleases';

export interface ReleaseItemsProps {
  /** Which release, e.g. `1.0`. */
  readonly version: string;
  readonly kind: string;
  /** Those; src/features/content/build/giveData.ts gives them. */
  readonly items?: readonly ReleaseItem[];
}

/**
 * Entries of a release. The headings above them are in the page, so that
 * they are in its table of contents; a test keeps both in step.
 */
export function ReleaseItems({items = []}: ReleaseItemsProps): ReactNode {
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>ページ</th>
          <th>内容</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({title, summary, page}) => (
          <tr key={title}>
            <td>
              <Link to={page}>{title}</Link>
            </td>
            <td>{summary}</td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
