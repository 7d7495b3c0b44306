import {useState} from 'react';
import type {ReactNode} from 'react';
import type {
  DataKindAnswer as Answer,
  DataKindChoice,
} from '../../shared/about-custom-data';
import styles from './answerForm.module.css';
import {CheckPanel} from './CheckPanel';
import {ChoiceGroup} from './ChoiceGroup';

export interface DataKindAnswerProps {
  /** Names of the data of the task. */
  readonly data: readonly string[];
}

const NOTHING: DataKindChoice = {kind: '', employeeId: ''};

/** The place for an answer that chooses a データ種別 for some data. */
export function DataKindAnswer({data}: DataKindAnswerProps): ReactNode {
  const [answer, setAnswer] = useState<Answer>({});

  const choose = (name: string, choice: Partial<DataKindChoice>) =>
    setAnswer((old) => ({
      ...old,
      [name]: {...(old[name] ?? NOTHING), ...choice},
    }));

  return (
    <>
      <div className={`${styles.form} ${styles.needsScript}`}>
        {data.map((name) => {
          const {kind, employeeId} = answer[name] ?? NOTHING;
          return (
            <fieldset key={name} className={styles.item}>
              <legend>{name}</legend>
              <div className={styles.columns}>
                <ChoiceGroup
                  label="データ種別"
                  choices={['個人データ', '共通データ']}
                  value={kind}
                  onChange={(choice) => choose(name, {kind: choice})}
                />
                <ChoiceGroup
                  label="従業員IDの項目"
                  choices={['持たせる', '持たせない']}
                  value={employeeId}
                  onChange={(choice) => choose(name, {employeeId: choice})}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      <CheckPanel
        load={() => import('../../shared/about-custom-data')}
        check={({check}) => [{checks: check(answer)}]}
      />
    </>
  );
}
