import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {WORD_START} from './wordStart';

/** A name such as `CustomDataServiceFactory`, which may break before its words. */
export function breakableName(name: string): ReactNode {
  return name.split(WORD_START).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
