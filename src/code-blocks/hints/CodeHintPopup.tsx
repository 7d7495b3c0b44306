import type {ReactNode} from 'react';
import {Popup} from '../../ui/Popup';
import {codeParts} from './codeHints';
import type {PopupProps} from '../../ui/Popup';
import type {CodeHint} from './codeHints';
import styles from './CodeHintPopup.module.css';

interface CodeHintPopupProps extends CodeHint, PopupProps {
  /** Id of the sentences, which describe the name. */
  readonly textId: string;
  /** Whether another press follows the link. */
  readonly isPressed: boolean;
}

/** What a name in code is: its declaration, and what it is for. */
export function CodeHintPopup({
  isPressed,
  signature,
  text,
  textId,
  value,
  ...props
}: CodeHintPopupProps): ReactNode {
  return (
    <Popup {...props} role="tooltip" className={styles.hint}>
      <code className={styles.signature}>{signature}</code>
      <span id={textId} className={styles.text}>
        <TextWithCode text={text} />
        {value !== undefined && (
          <span className={styles.value}>
            <TextWithCode text={value} />
          </span>
        )}
        {isPressed && (
          <span className={styles.next}>
            もう一度選ぶと、リファレンスを開きます。
          </span>
        )}
      </span>
    </Popup>
  );
}

function TextWithCode({text}: {readonly text: string}): ReactNode {
  return codeParts(text).map(({isCode, part}, index) =>
    // The parts never move.
    isCode ? <code key={index}>{part}</code> : part,
  );
}
