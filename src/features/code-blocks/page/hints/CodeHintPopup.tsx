import type {ReactNode} from 'react';
import {Popup} from '../../../../ui/popup/Popup';
import {comingText} from '../../../../ui/loading/comingText';
import {TextWithCode} from '../../../../ui/TextWithCode';
import type {PopupProps} from '../../../../ui/popup/Popup';
import type {CodeHint} from '../../shared/hints/codeHints';
import styles from './CodeHintPopup.module.css';

interface CodeHintPopupProps extends PopupProps {
  /** `undefined` while it is still to come. */
  readonly hint: CodeHint | undefined;
  /** Id of the sentences, which describe the name. */
  readonly textId: string;
  /** Whether another press follows the link. */
  readonly isPressed: boolean;
}

/** What a name in code is: its declaration, and what it is for. */
export function CodeHintPopup({
  hint,
  isPressed,
  textId,
  ...props
}: CodeHintPopupProps): ReactNode {
  return (
    <Popup {...props} role="tooltip" className={styles.hint}>
      {hint && <code className={styles.signature}>{hint.signature}</code>}
      <span id={textId} className={styles.text}>
        {hint ? <TextWithCode text={hint.text} /> : comingText('説明')}
        {hint?.value !== undefined && (
          <span className={styles.value}>
            <TextWithCode text={hint.value} />
          </span>
        )}
        {isPressed && (
          <span className={styles.next}>
            {props.anchor.matches(':focus-visible') &&
              '左右の矢印キーで、前後の名前に移れます。'}
            もう一度選ぶと、リファレンスを開きます。
          </span>
        )}
      </span>
    </Popup>
  );
}
