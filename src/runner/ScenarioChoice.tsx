import {useId} from 'react';
import type {ReactNode} from 'react';
import {scenarios} from '../sample-company/scenarios';
import styles from './SampleRunner.module.css';

export interface ScenarioChoiceProps {
  /** Name of the scenario. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Whether there is a scenario of this name. */
export function isScenario(name: string | undefined): name is string {
  return scenarios.some((scenario) => scenario.name === name);
}

/** The field in which a reader chooses the scenario. */
export function ScenarioChoice({
  value,
  onChange,
}: ScenarioChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.scenario} data-page-part="control">
      <label htmlFor={`${id}scenario`}>場面</label>
      <select
        id={`${id}scenario`}
        value={value}
        aria-describedby={`${id}description`}
        onChange={(event) => onChange(event.target.value)}
      >
        {scenarios.map(({name}) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <span id={`${id}description`}>
        {scenarios.find(({name}) => name === value)?.description}
      </span>
    </div>
  );
}
