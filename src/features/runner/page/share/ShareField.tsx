import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from '../sample/SampleRunner.module.css';

// A line break between two sentences of JSX would become a space.
const HINT =
  'コードと場面は、リンクの「#」より後ろに入ります。サーバーには送信されません。';

/** The link with the program, to be copied. */
export function ShareField({link}: {readonly link: string}): ReactNode {
  const id = useId();
  return (
    <div className={styles.share} data-page-part="control">
      <label htmlFor={id}>共有リンク</label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p>{HINT}</p>
    </div>
  );
}
