import {Fragment} from 'react';
import type {ReactNode} from 'react';

export interface WordListProps {
  /** Words of a program. */
  readonly words: readonly string[];
}

/** Words in a row, which may break between two of them. */
export function WordList({words}: WordListProps): ReactNode {
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && '、'}
      <code>{word}</code>
    </Fragment>
  ));
}
