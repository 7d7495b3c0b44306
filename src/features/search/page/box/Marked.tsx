import {Fragment} from 'react';
import type {ReactNode} from 'react';
import type {MarkedText} from '@site/src/features/search/shared/types';

/** A text with the words of the query marked. */
export function Marked({text}: {text: readonly MarkedText[]}): ReactNode {
  return text.map(({text: piece, marked}, index) =>
    marked ? (
      <Fragment key={index}>
        {/* Rather here than within the word. */}
        <wbr />
        <mark>{piece}</mark>
      </Fragment>
    ) : (
      piece
    ),
  );
}
