import type {ReactNode} from 'react';
import {ExplanationBox} from './ExplanationBox';
import {makeWordButton} from './makeWordButton';
import {useExplanation} from './useExplanation';

export interface ExplainedWordProps {
  /** How the word looks. */
  readonly className: string | undefined;
  readonly word: string;
  /** What the explanation is called. */
  readonly label: string;
  /**
   * What the explanation shows.
   *
   * @param textId - id of the part that describes the word
   */
  readonly explain: (textId: string) => ReactNode;
}

/**
 * A word in running text with an explanation where the reader wants it. Without
 * scripts it is plain text.
 *
 * It isn't a `button` element, whose text could neither wrap nor be copied.
 */
export function ExplainedWord({
  className,
  explain,
  label,
  word,
}: ExplainedWordProps): ReactNode {
  const explanation = useExplanation({
    wordAt: (target) => target.closest<HTMLElement>('[role=button]'),
    explain: () => true,
  });

  return (
    <span role="presentation" {...explanation.listeners}>
      <span ref={makeWordButton} className={className} data-explained="">
        {word}
      </span>
      <ExplanationBox explanation={explanation} labelOf={() => label}>
        {(_, textId) => explain(textId)}
      </ExplanationBox>
    </span>
  );
}
