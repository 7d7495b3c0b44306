import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {FIELD_KINDS} from '../../build/fieldKinds';
import styles from './ScreenField.module.css';

/** Values that are drawn as a switch turned off. */
const OFF_VALUES: readonly string[] = ['無効', 'オフ'];

export interface ScreenFieldProps {
  /** Label of the field, exactly as in the product. */
  label: string;
  /** Entered or chosen value; without it the field is drawn empty. */
  value?: string;
  /** Kind of control to hint at. */
  kind?: (typeof FIELD_KINDS)[number];
}

/** One label and value of a schematic screen. */
export function ScreenField({
  label,
  value,
  kind = 'text',
}: ScreenFieldProps): ReactNode {
  const isOff =
    kind === 'toggle' && value !== undefined && OFF_VALUES.includes(value);

  return (
    <div className={styles.field}>
      <dt className={styles.label}>{label}</dt>
      <dd
        className={clsx(styles.value, styles[kind], isOff && styles.toggleOff)}
      >
        {value}
      </dd>
    </div>
  );
}
