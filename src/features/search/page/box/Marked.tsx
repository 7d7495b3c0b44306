import type {ReactNode} from 'react';
import type {MarkedText} from '@site/src/features/search/shared/types';

/** A text with the words of the query marked. */
export function Marked({text}: {text: readonly MarkedText[]}): ReactNode {
  return text.map(({text: piece, marked}, index) =>
    marked ? <mark key={index}>{piece}</mark> : piece,
  );
}
