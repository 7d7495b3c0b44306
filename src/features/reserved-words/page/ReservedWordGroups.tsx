import type {ReactNode} from 'react';

import {WordList} from './WordList';
import {RESERVED_WORDS} from '@combosite-functions/simulator';
import type {ReservedWords} from '@combosite-functions/simulator';

export interface ReservedWordGroupsProps {
  /** Which groups of the list to show. */
  readonly level: ReservedWords['level'];
}

/**
 * The names to avoid for item keys, from the list that the runtime checks. A
 * list, not a table: a cell with fifty words would be a tower on a phone.
 */
export function ReservedWordGroups({
  level,
}: ReservedWordGroupsProps): ReactNode {
  return (
    <ul>
      {RESERVED_WORDS.filter((group) => group.level === level).map(
        ({words, reason, example}) => (
          <li key={words.join(' ')}>
            <p>
              <WordList words={words} />
            </p>
            <p>
              {reason}。代わりの例：<code>{example}</code>
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
