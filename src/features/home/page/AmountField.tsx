import {useId} from 'react';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {yen} from '@combosite-functions/simulator';
import {ControlBar} from '../../../ui/page/ControlBar';
import styles from './AllowanceSample.module.css';

export interface AmountFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What the reader has typed. */
  readonly text: string;
  /** What the program has. */
  readonly amount: number;
  readonly isAmount: boolean;
  /** Id of what is said of it. */
  readonly status: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** Of the slider. */
const MAX_SLIDE = 3000;
const STEP = 100;

/** An amount to type, and a slider for the usual ones. */
export function AmountField({
  field,
  text,
  amount,
  isAmount,
  status,
  onChange,
  onEnter,
}: AmountFieldProps): ReactNode {
  const label = useId();
  return (
    <ControlBar className={styles.controls}>
      <label id={label} htmlFor={`${label}-field`}>
        犬1匹の手当
      </label>
      <span className={styles.amount}>
        <input
          ref={field}
          id={`${label}-field`}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={!isAmount}
          aria-describedby={status}
          enterKeyHint="go"
          onFocus={({target}) => target.select()}
          onChange={({target}) => onChange(target.value)}
          onKeyDown={(event) => isEnter(event) && onEnter()}
        />
        円
      </span>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={MAX_SLIDE}
        step={STEP}
        value={Math.min(amount, MAX_SLIDE)}
        aria-labelledby={label}
        aria-valuetext={yen(amount)}
        onChange={({target}) => onChange(target.value)}
      />
    </ControlBar>
  );
}

/** Whether a key ends what is typed, not only a word of it. */
function isEnter({key, nativeEvent}: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
