import type {ReactNode} from 'react';
import Details from '@theme/Details';

export interface ExerciseFoldProps {
  /** What is folded: a hint by default. */
  readonly kind?: 'ヒント' | '解答例';
  readonly children: ReactNode;
}

/** A hint or the solution of an exercise, folded. */
export function ExerciseFold({
  kind = 'ヒント',
  children,
}: ExerciseFoldProps): ReactNode {
  return (
    <Details summary={<summary>{kind}を見る</summary>}>{children}</Details>
  );
}
