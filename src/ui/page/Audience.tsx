import type {ReactNode} from 'react';
import styles from './Audience.module.css';

/** The two kinds of reader: administrators and developers. */
export type Role = '管理者' | '開発者';

export interface AudienceProps {
  /** For whom the page is written. */
  readonly roles: readonly Role[];
  /** How long it takes to follow the page, in minutes. */
  readonly minutes?: number;
  /** What must be in place before one starts, as a list. */
  readonly children?: ReactNode;
}

/** Says at the top of a page whom it is for and what one needs first. */
export function Audience({roles, minutes, children}: AudienceProps): ReactNode {
  return (
    <dl className={styles.audience} data-page-part="facts">
      <div className={styles.entry}>
        <dt className={styles.term}>対象</dt>
        <dd className={styles.detail} data-page-part="list">
          {roles.map((role) => (
            <span key={role} className={styles.role}>
              {role}
            </span>
          ))}
        </dd>
      </div>
      {minutes !== undefined && (
        <div className={styles.entry}>
          <dt className={styles.term}>所要時間</dt>
          <dd className={styles.detail}>約{minutes}分</dd>
        </div>
      )}
      {children && (
        <div className={styles.entry}>
          <dt className="visually-hidden">前提</dt>
          <dd className={styles.detail}>
            <details>
              <summary data-page-part="note">始める前に必要なこと</summary>
              {children}
            </details>
          </dd>
        </div>
      )}
    </dl>
  );
}
