import type {ReactNode} from 'react';

export interface OnceWordsProps {
  /** Put in when the page is compiled: src/features/content/build/giveData.ts. */
  readonly words?: readonly string[];
}

/** The words by which a program is judged to pay only once. */
export function OnceWords({words = []}: OnceWordsProps): ReactNode {
  return <p>{words.map((word) => `「${word}」`).join('')}</p>;
}
