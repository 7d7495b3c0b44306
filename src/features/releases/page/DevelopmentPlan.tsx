import type {ReactNode} from 'react';

import {MarkdownTable} from '../../../ui/tables/MarkdownTable';
import type {PlanItem} from '../build/readPlan';

export interface DevelopmentPlanProps {
  /** Which entries to show. */
  readonly status: string;
  /** Those; src/features/content/build/giveData.ts gives them. */
  readonly items?: readonly PlanItem[];
}

/** The entries of this wiki's plan that have a status. */
export function DevelopmentPlan({items = []}: DevelopmentPlanProps): ReactNode {
  if (items.length === 0) {
    return <p>今はありません。</p>;
  }
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>内容</th>
          <th>分野</th>
          <th>理由</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({title, area, reason}) => (
          <tr key={title}>
            <td>{title}</td>
            <td>{area}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
