import type {ComponentProps, ReactNode} from 'react';
import {Popup} from './Popup';
import type {PopupProps} from './Popup';
import type {CodeHint} from './codeHints';
import styles from './CodeHintPopup.module.css';

type CodeHintPopupProps = CodeHint & PopupProps & ComponentProps<'span'>;

/** What a name in code is: its declaration, and what it is for. */
export function CodeHintPopup({
  signature,
  text,
  ...props
}: CodeHintPopupProps): ReactNode {
  return (
    <Popup {...props} role="tooltip" className={styles.hint}>
      <code className={styles.signature}>{signature}</code>
      <span className={styles.text}>{text}</span>
    </Popup>
  );
}
