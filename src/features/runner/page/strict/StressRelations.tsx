import type {ReactNode} from 'react';
import type {Relation} from '@combosite-functions/stress';

export interface StressRelationsProps {
  /** Put in when the page is compiled: src/features/content/build/giveData.ts. */
  readonly relations?: readonly Pick<Relation, 'title' | 'change' | 'holds'>[];
}

/** All hostile conditions: what each changes, and what holds all the same. */
export function StressRelations({
  relations = [],
}: StressRelationsProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">条件</th>
          <th scope="col">変えること</th>
          <th scope="col">正しいプログラムなら</th>
        </tr>
      </thead>
      <tbody>
        {relations.map(({title, change, holds}) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{change}</td>
            <td>{holds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
