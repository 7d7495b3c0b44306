import {useEffect, useId, useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import {Popup} from '../../../../ui/popup/Popup';
import type {Shared} from './useShareLink';
import styles from '../sample/SampleRunner.module.css';

export interface ShareFieldProps extends Shared {
  /** The sample, below whose button it stands. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

// A line break between two sentences of JSX would become a space.
const HINT =
  'コードと場面は、リンクの「#」より後ろに入ります。サーバーには送信されません。';

/** The link with the program, to be copied: over the page, where it moves nothing. */
export function ShareField({
  link,
  note,
  root,
  onClose,
}: ShareFieldProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Once the box is open, so that closing it leads back.
  useEffect(() => field.current?.focus({preventScroll: true}), []);
  const anchor =
    root.current?.querySelector<HTMLElement>('[aria-label="共有"]');
  return (
    anchor && (
      <Popup
        anchor={anchor}
        box={box}
        popover="auto"
        className={styles.share}
        onToggle={({newState}) => newState === 'closed' && onClose()}
      >
        <label htmlFor={id}>共有リンク</label>
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <strong role="status">{note}</strong>
        <span>{HINT}</span>
      </Popup>
    )
  );
}
