import type {ReactNode} from 'react';
import type {MarkedText} from '@site/src/features/search/shared/types';
import styles from './SearchBox.module.css';

/** A text with the words of the query marked. */
export function Marked({text}: {text: readonly MarkedText[]}): ReactNode {
  return text.map(({isLead, marked, text: piece}, index) => {
    if (isLead) {
      return (
        <span key={index} className={styles.lead}>
          {piece}
        </span>
      );
    }
    return marked ? <mark key={index}>{piece}</mark> : piece;
  });
}
