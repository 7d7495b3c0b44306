import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import styles from './answerForm.module.css';
import {CheckPanel} from './CheckPanel';

export interface CsvAnswerProps {
  /** Name of the file. */
  readonly file: string;
  /** The file with its mistakes. */
  readonly csv: string;
}

/** The place for an answer that is a CSV file. */
export function CsvAnswer({file, csv}: CsvAnswerProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(csv);

  return (
    <>
      <div className={styles.form}>
        <div className={styles.field}>
          <label htmlFor={id}>{file}</label>
          <textarea
            id={id}
            rows={csv.split('\n').length + 2}
            wrap="off"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({target}) => setText(target.value)}
          />
        </div>
      </div>
      <CheckPanel
        load={() => import('../../shared/register-custom-data')}
        check={({check}) => [{checks: check(text)}]}
      >
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setText(csv)}
        >
          元に戻す
        </button>
      </CheckPanel>
    </>
  );
}
