import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Popup} from '../ui/Popup';
import {useExplanation} from '../ui/useExplanation';
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
}

/**
 * A term of the glossary in running text, with its meaning where the reader
 * wants it; src/glossary/markTerms.ts writes it. Without scripts it is a plain
 * word.
 *
 * It isn't a `button` element, whose text could neither wrap nor be copied.
 */
export function Term({meaning, page, reading, term}: TermProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {box, boxListeners, listeners, shown, textId} = useExplanation({
    wordAt: (target) => target.closest<HTMLElement>('[role=button]'),
    explain: () => true,
  });

  if (!isBrowser) {
    return <span className={styles.term}>{term}</span>;
  }
  return (
    <span role="presentation" {...listeners}>
      <span
        className={styles.term}
        role="button"
        tabIndex={0}
        // useExplanation changes it.
        aria-expanded={false}
      >
        {term}
      </span>
      {shown && (
        <Popup
          {...boxListeners}
          key={shown.serial}
          anchor={shown.anchor}
          box={box}
          role="group"
          aria-label={`${term}の意味`}
        >
          <span className={styles.word}>
            {term}
            <span className={styles.reading}>（{reading}）</span>
          </span>
          <span id={textId} className={styles.meaning}>
            {meaning}
          </span>
          <Link to={page}>「{term}」の説明</Link>
        </Popup>
      )}
    </span>
  );
}
