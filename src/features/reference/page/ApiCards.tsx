import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Card} from '@site/src/features/reference/build/stubs/cards';

export interface ApiCardsProps {
  /** Of the `names` that the page gives it: see docusaurus.config.ts. */
  readonly cards: readonly Card[];
}

/** Links to pages of the API reference, each with the summary of its stub. */
export function ApiCards({cards}: ApiCardsProps): ReactNode {
  return (
    <ul>
      {cards.map(({name, path, summary}) => (
        <li key={name}>
          <Link to={path}>{name}</Link>：{summary}
        </li>
      ))}
    </ul>
  );
}
