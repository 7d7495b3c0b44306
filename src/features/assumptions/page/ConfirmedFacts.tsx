import type {ReactNode} from 'react';
import {MarkdownTable} from '../../../ui/tables/MarkdownTable';
import {TextWithCode} from './signs/TextWithCode';
import facts from '../shared/confirmed.json';
import type {ConfirmedFact} from '../build/confirmedFacts';

/** What was confirmed in the product, when and by whom, the newest first. */
export function ConfirmedFacts(): ReactNode {
  const confirmed: readonly ConfirmedFact[] = facts;
  if (confirmed.length === 0) {
    return <p>確認できたものは、まだありません。</p>;
  }
  return (
    <MarkdownTable>
      <thead>
        <tr>
          <th>確認した日</th>
          <th>確認したこと</th>
          <th>確認した資料か人</th>
        </tr>
      </thead>
      <tbody>
        {confirmed.map(({date, fact, id, source}) => (
          <tr key={id}>
            <td>{date.replaceAll('-', '/')}</td>
            <td>
              <TextWithCode text={fact} />
            </td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </MarkdownTable>
  );
}
