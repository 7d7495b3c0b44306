import type {ReactNode} from 'react';
import type {Placeholder} from '../shared/placeholders';
import styles from './MessageText.module.css';

export interface MessageTextProps {
  /** The text in the order of reading; an object stands for a value. */
  readonly parts: readonly (string | Placeholder)[];
}

/** A message of the catalogue; names of values are set apart from the text. */
export function MessageText({parts}: MessageTextProps): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // The parts of a message never change.
      <var key={index} className={styles.value}>
        {part.label}
      </var>
    ),
  );
}
