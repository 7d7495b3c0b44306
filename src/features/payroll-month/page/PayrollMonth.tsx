import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './PayrollMonth.module.css';

/** A step of a payroll month. */
interface PayrollStep {
  readonly name: string;
  /** The 実行トリガー処理 whose custom functions then run. */
  readonly trigger?: string;
  /** What to read then. */
  readonly pages: readonly {readonly label: string; readonly to: string}[];
}

interface PayrollMonthProps {
  readonly steps: readonly PayrollStep[];
}

/** The steps of a payroll month: what runs when, and what to read then. */
export function PayrollMonth({steps}: PayrollMonthProps): ReactNode {
  return (
    <ol className={styles.steps} data-page-part="links">
      {steps.map(({name, pages, trigger}) => (
        <li
          key={name}
          className={styles.step}
          data-runs={trigger !== undefined}
        >
          <strong className={styles.name}>{name}</strong>
          {trigger !== undefined && (
            <span className={styles.trigger}>{`「${trigger}」が動く`}</span>
          )}
          {pages.length > 0 && (
            <ul className={styles.pages}>
              {pages.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
