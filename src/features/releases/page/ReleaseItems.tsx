import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {MarkdownTable} from '../../../ui/tables/MarkdownTable';
import {RELEASES} from '../shared/releases';
import type {ReleaseArea, ReleaseKind} from '../shared/releases';

export interface ReleaseItemsProps {
  /** Which release, e.g. `1.0`. */
  readonly version: string;
  readonly kind: ReleaseKind;
  /** Only this part of the wiki; entries without a part if left out. */
  readonly area?: ReleaseArea;
}

/**
 * Entries of a release. The headings above them are in the page, so that
 * they are in its table of contents; a test keeps both in step.
 */
export function ReleaseItems({
  version,
  kind,
  area,
}: ReleaseItemsProps): ReactNode {
  const items =
    RELEASES.find((release) => release.version === version)?.items ?? [];
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>ページ</th>
          <th>内容</th>
        </tr>
      </thead>
      <tbody>
        {items
          .filter((item) => item.kind === kind && item.area === area)
          .map(({title, summary, page}) => (
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
