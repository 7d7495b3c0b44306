import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {codeParts} from '../code-blocks/hints/codeHints';
import {Popup} from '../ui/Popup';
import {useExplanation} from '../ui/useExplanation';
import {ASSUMPTION_LABELS, UNCONFIRMED, assumptionAddress} from './labels';
import type {Assumption} from './readAssumptions';
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

/**
 * 「未確認」, with what is assumed where the reader wants it. Without scripts it
 * is plain text; it isn't a `button` element for the same reasons as a term.
 */
function Sign({assumptions}: SignProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {box, boxListeners, listeners, shown, textId} = useExplanation({
    wordAt: (target) => target.closest<HTMLElement>('[role=button]'),
    explain: () => true,
  });

  if (!isBrowser) {
    return <span className={styles.sign}>{UNCONFIRMED}</span>;
  }
  return (
    <span role="presentation" {...listeners}>
      <span
        className={styles.sign}
        role="button"
        tabIndex={0}
        // useExplanation changes it.
        aria-expanded={false}
      >
        {UNCONFIRMED}
      </span>
      {shown && (
        <Popup
          {...boxListeners}
          key={shown.serial}
          anchor={shown.anchor}
          box={box}
          role="group"
          aria-label="製品で確認できていないこと"
        >
          <span id={textId}>
            {assumptions.map((assumption) => (
              <span key={assumption.id} className={styles.assumption}>
                {ASSUMPTION_LABELS.map(([part, label]) => (
                  <span
                    key={part}
                    className={clsx(part !== 'text' && styles.detail)}
                  >
                    <strong>{label}：</strong>
                    <TextWithCode text={assumption[part]} />
                  </span>
                ))}
                <Link to={assumptionAddress(assumption.id)}>
                  未確認の一覧で見る
                </Link>
              </span>
            ))}
          </span>
        </Popup>
      )}
    </span>
  );
}

/** A text whose code is in backticks. */
export function TextWithCode({text}: {readonly text: string}): ReactNode {
  return codeParts(text).map(({isCode, part}, index) =>
    // The parts never move.
    isCode ? <code key={index}>{part}</code> : part,
  );
}
