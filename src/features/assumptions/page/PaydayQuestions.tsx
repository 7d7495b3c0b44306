import type {ReactNode} from 'react';
import {TextWithCode} from '../../../ui/TextWithCode';
import {STOP} from '../shared/labels';
import type {Assumption} from '../shared/kinds';

export interface PaydayQuestionsProps {
  /** src/features/content/build/giveData.ts gives them. */
  readonly entries?: readonly Assumption[];
}

/** What a company must know before its first payday, and what it does until then. */
export function PaydayQuestions({
  entries = [],
}: PaydayQuestionsProps): ReactNode {
  if (entries.length === 0) {
    return <p>すべて確認できています。</p>;
  }
  return (
    <>
      <p>
        次の{entries.length}つのとおりかどうかを、提供元に尋ねます。{STOP}
      </p>
      <ol>
        {entries.map(({id, text, wrong}) => (
          <li key={id}>
            <TextWithCode text={text} />
            {wrong !== undefined && (
              <>
                <br />
                違うと：
                <TextWithCode text={wrong} />
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
