import type {ReactNode} from 'react';
import type {Relation} from '@combosite-functions/stress';

type Row = Pick<Relation, 'title' | 'change' | 'holds'>;

export interface StressRelationsProps {
  /** Put in when the page is compiled: src/features/content/build/giveData.ts. */
  readonly relations?: readonly Row[];
}

/**
 * All hostile conditions: what each changes, and what holds all the same. What
 * holds for most of them is said once.
 */
export function StressRelations({
  relations = [],
}: StressRelationsProps): ReactNode {
  const shared = mostFrequent(relations.map(({holds}) => holds));
  const isShared = ({holds}: Row): boolean => holds === shared;
  return (
    <>
      <p>次の条件では、{shared}。</p>
      <Table rows={relations.filter(isShared)} />
      <p>次の条件では、正しい結果が条件ごとに違います。</p>
      <Table rows={relations.filter((one) => !isShared(one))} hasHolds />
    </>
  );
}

interface TableProps {
  readonly rows: readonly Row[];
  readonly hasHolds?: boolean;
}

function Table({rows, hasHolds = false}: TableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">条件</th>
          <th scope="col">変えること</th>
          {hasHolds && <th scope="col">正しいプログラムなら</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({title, change, holds}) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{change}</td>
            {hasHolds && <td>{holds}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string): number =>
    texts.filter((one) => one === text).length;
  return texts.toSorted((one, other) => count(other) - count(one)).at(0);
}
