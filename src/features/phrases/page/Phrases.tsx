import {Fragment} from 'react';
import type {ReactNode} from 'react';

export interface PhrasesProps {
  /** The text in pieces that shouldn't be torn apart. */
  readonly phrases: readonly string[];
}

/** Text whose lines break between phrases only, in every browser. */
export function Phrases({phrases}: PhrasesProps): ReactNode {
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}
