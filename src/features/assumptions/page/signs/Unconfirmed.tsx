import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ExplainedWord} from '../../../../ui/popup/ExplainedWord';
import {TextWithCode} from './TextWithCode';
import {
  ASSUMPTION_LABELS,
  UNCONFIRMED,
  assumptionAddress,
} from '../../shared/labels';
import type {Assumption} from '../../shared/kinds';
import styles from './Unconfirmed.module.css';

interface SignProps {
  readonly assumptions: readonly Assumption[];
}

export interface UnconfirmedProps extends SignProps {
  /** The statement, if the sign has one of its own. */
  readonly children?: ReactNode;
}

export interface UnconfirmedLineProps extends SignProps {
  /** What isn't confirmed: 「次の表」. */
  readonly subject: string;
}

/** A statement that nobody has confirmed, and the sign that says so. */
export function Unconfirmed({
  assumptions,
  children,
}: UnconfirmedProps): ReactNode {
  return (
    <>
      {children !== undefined && (
        <span className={styles.statement}>{children}</span>
      )}
      <span data-page-part="unconfirmed">
        <span className={styles.bracket}>（</span>
        <Sign assumptions={assumptions} />
        <span className={styles.bracket}>）</span>
      </span>
    </>
  );
}

/** The sign on a line of its own, for the block after it. */
export function UnconfirmedLine({
  assumptions,
  subject,
}: UnconfirmedLineProps): ReactNode {
  return (
    <p className={styles.line} data-page-part="unconfirmed">
      <span className={styles.bracket}>（</span>
      {subject}：<Sign assumptions={assumptions} />
      <span className={styles.bracket}>）</span>
    </p>
  );
}

/** The sign as a link, where a list or another box has no room for more. */
export function UnconfirmedLink({id}: {readonly id: string}): ReactNode {
  return (
    <span data-page-part="unconfirmed">
      <span className={styles.bracket}>（</span>
      <Link className={styles.sign} to={assumptionAddress(id)}>
        {UNCONFIRMED}
      </Link>
      <span className={styles.bracket}>）</span>
    </span>
  );
}

/** 「未確認」, with what is assumed where the reader wants it. */
function Sign({assumptions}: SignProps): ReactNode {
  return (
    <ExplainedWord
      className={styles.sign}
      word={UNCONFIRMED}
      label="製品で確認できていないこと"
      explain={(textId) => (
        <span id={textId}>
          {assumptions.map((assumption) => (
            <Explanation key={assumption.id} {...assumption} />
          ))}
        </span>
      )}
    />
  );
}

function Explanation(assumption: Assumption): ReactNode {
  return (
    <span className={styles.assumption}>
      {ASSUMPTION_LABELS.map(([part, label]) => (
        <span key={part} className={clsx(part !== 'text' && styles.detail)}>
          <strong>{label}：</strong>
          <TextWithCode text={assumption[part]} />
        </span>
      ))}
      <Link to={assumptionAddress(assumption.id)}>未確認の一覧で見る</Link>
    </span>
  );
}
