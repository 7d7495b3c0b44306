import type {ReactNode} from 'react';

import {describeLimits} from '@combosite-functions/simulator';
import {MarkdownTable} from '../../../../ui/tables/MarkdownTable';

/** How much one run may do, in the page and in the kit. */
export function RunLimitsTable(): ReactNode {
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>上限</th>
          <th>ページの中</th>
          <th>キット</th>
        </tr>
      </thead>
      <tbody>
        {describeLimits().map(({name, page, kit}) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{page}</td>
            <td>{kit}</td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
