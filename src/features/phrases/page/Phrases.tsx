import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

/** The phrases of each title that has more than one. */
export type TitlePhrases = Record<string, string[]>;

export interface PhrasesProps {
  /** The title of a page or a category, or another text. */
  readonly title: string;
  /** The text in pieces, where its page knows them. */
  readonly phrases?: readonly string[] | undefined;
}

/** Text whose lines break between phrases only, in every browser. */
export function Phrases({title, phrases}: PhrasesProps): ReactNode {
  const known = usePluginData('title-phrases') as TitlePhrases;
  return (phrases ?? known[title] ?? [title]).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}
