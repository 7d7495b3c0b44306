import type {ReactNode} from 'react';
import type {Relation} from '@combosite-functions/stress';
import {DataTable} from '../../../../ui/tables/DataTable';

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
      <p>次の条件での、正しいプログラムの結果：{shared}。</p>
      <div className="margin-bottom--lg">
        <DataTable
          label="同じことが成り立つ条件"
          head={['条件', '変えること']}
          rows={relations
            .filter(isShared)
            .map(({title, change}) => [title, change])}
        />
      </div>
      <p>次の条件では、正しい結果が条件ごとに違います。</p>
      <DataTable
        label="正しい結果がそれぞれ違う条件"
        head={['条件', '変えること', '正しいプログラムなら']}
        rows={relations
          .filter((one) => !isShared(one))
          .map(({title, change, holds}) => [title, change, holds])}
        hasEntries
      />
    </>
  );
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string): number =>
    texts.filter((one) => one === text).length;
  return texts.toSorted((one, other) => count(other) - count(one)).at(0);
}
