import type {ReactNode} from 'react';
import {codeParts} from './codeParts';

/** A text whose code is in backticks. */
export function TextWithCode({text}: {readonly text: string}): ReactNode {
  return codeParts(text).map(({isCode, part}, index) =>
    // The parts never move.
    isCode ? <code key={index}>{part}</code> : part,
  );
}
