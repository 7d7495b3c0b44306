import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import {Popup} from '../ui/Popup';
import type {TermProps} from './Term';
import styles from './Term.module.css';

interface ExplanationProps extends TermProps {
  /** Id of the sentence that explains the term. */
  readonly id: string;
  /** The word that is explained. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** The meaning of a term. */
export function Explanation({
  anchor,
  id,
  meaning,
  page,
  reading,
  term,
}: ExplanationProps): ReactNode {
  return (
    <Popup anchor={anchor} role="group" aria-label={`${term}の意味`}>
      <span className={styles.word}>
        {term}
        <span className={styles.reading}>（{reading}）</span>
      </span>
      <span id={id} className={styles.meaning}>
        {meaning}
      </span>
      <Link to={page}>「{term}」の説明</Link>
    </Popup>
  );
}
