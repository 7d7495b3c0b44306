import type {ReactNode} from 'react';

import {MarkdownTable} from '../../../ui/tables/MarkdownTable';
import {DEVELOPMENT_PLAN} from './plannedItems';
import type {PlanStatus} from './plannedItems';

export interface DevelopmentPlanProps {
  /** Which entries to show. */
  readonly status: PlanStatus;
}

/** The entries of this wiki's plan that have a status. */
export function DevelopmentPlan({status}: DevelopmentPlanProps): ReactNode {
  const items = DEVELOPMENT_PLAN.filter((item) => item.status === status);
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
