import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {UnconfirmedLink} from '../../assumptions/page/signs/Unconfirmed';
import {ExplainedWord} from '../../../ui/popup/ExplainedWord';
import styles from './Term.module.css';

export interface TermProps {
  /** The word, as it is in the text. */
  readonly term: string;
  /** Its reading in hiragana. */
  readonly reading: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** The page, and its section, that says more; without base path. */
  readonly page: string;
  /** The id of what nobody has confirmed of it. */
  readonly assumption?: string;
}

/**
 * A term of the glossary in running text, with its meaning where the reader
 * wants it; src/features/glossary/build/markTerms.ts writes it.
 */
export function Term({
  assumption,
  meaning,
  page,
  reading,
  term,
}: TermProps): ReactNode {
  return (
    <ExplainedWord
      className={styles.term}
      word={term}
      label={`${term}の意味`}
      explain={(textId) => (
        <>
          <span className={styles.word}>
            {term}
            <span className={styles.reading}>（{reading}）</span>
          </span>
          <span id={textId} className={styles.meaning}>
            {meaning}
            {assumption !== undefined && <UnconfirmedLink id={assumption} />}
          </span>
          <Link to={page}>「{term}」の説明</Link>
        </>
      )}
    />
  );
}
