import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {STEPS} from './steps';
import styles from './PayrollMonth.module.css';

/** The steps of a payroll month: what runs when, and what to read then. */
export function PayrollMonth(): ReactNode {
  return (
    <ol className={styles.steps} data-page-part="links">
      {STEPS.map(({name, pages, trigger}) => (
        <li
          key={name}
          className={styles.step}
          data-runs={trigger !== undefined}
        >
          <strong className={styles.name}>{name}</strong>
          <span className={styles.trigger}>
            {trigger === undefined
              ? '動くものはありません'
              : `「${trigger}」が動く`}
          </span>
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
