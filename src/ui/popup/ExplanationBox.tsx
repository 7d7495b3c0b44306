import type {ReactNode} from 'react';
import {Popup} from './Popup';
import {comingText} from '../loading/comingText';
import type {Explanation} from './useExplanation';

export interface ExplanationBoxProps<Content> {
  /** Of the words that are explained. */
  readonly explanation: Explanation<Content>;
  /**
   * What the explanation is called.
   *
   * @param word - the word as it stands
   */
  readonly labelOf: (word: string) => string;
  /**
   * What it shows.
   *
   * @param content - what there is to say
   * @param textId - id of the part that describes the word
   */
  readonly children: (content: Content, textId: string) => ReactNode;
}

/** The box with the explanation of a word, while there is one. */
export function ExplanationBox<Content>({
  explanation: {box, boxListeners, shown, textId},
  labelOf,
  children,
}: ExplanationBoxProps<Content>): ReactNode {
  return (
    shown && (
      <Popup
        {...boxListeners}
        key={shown.serial}
        anchor={shown.anchor}
        box={box}
        role="group"
        aria-label={labelOf(shown.anchor.textContent)}
      >
        {shown.content === undefined ? (
          <span id={textId}>{comingText('説明')}</span>
        ) : (
          children(shown.content, textId)
        )}
      </Popup>
    )
  );
}
