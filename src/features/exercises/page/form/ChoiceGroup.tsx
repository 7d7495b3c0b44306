import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from './answerForm.module.css';

export interface ChoiceGroupProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The choice that was made; another value if none was. */
  readonly value: string;
  readonly onChange: (choice: Choice) => void;
}

/** A choice of one among few. */
export function ChoiceGroup<Choice extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<Choice>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
