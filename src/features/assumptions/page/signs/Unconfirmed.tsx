import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ExplainedWord} from '../../../../ui/popup/ExplainedWord';
import {TextWithCode} from '../../../../ui/TextWithCode';
import {
  ASSUMPTION_LABELS,
  ASSUMPTION_LIST,
  UNCONFIRMED,
  assumptionAddress,
} from '../../shared/labels';
import type {Assumption} from '../../shared/kinds';
import styles from './Unconfirmed.module.css';

/** How many one sign tells. */
const SHOWN = 3;

export interface UnconfirmedProps {
  readonly assumptions: readonly Assumption[];
  /** What it covers, if that isn't what it stands in: 「次のコード」. */
  readonly subject?: string;
}

/** At the end of a passage: the sign that nobody has confirmed it. */
export function Unconfirmed({
  assumptions,
  subject,
}: UnconfirmedProps): ReactNode {
  const sign = <Sign assumptions={assumptions} />;
  return subject === undefined ? (
    <Bracketed>{sign}</Bracketed>
  ) : (
    <>
      {' '}
      <Bracketed>
        <span className={styles.subject}>
          {subject}：{sign}
        </span>
      </Bracketed>
    </>
  );
}

/** The same below a heading, or where no text is: on a line of its own. */
export function UnconfirmedLine(props: UnconfirmedProps): ReactNode {
  return (
    <p className={styles.line} data-page-part="unconfirmed">
      <Unconfirmed {...props} />
    </p>
  );
}

/** The sign as a link, where another box has no room for more. */
export function UnconfirmedLink({id}: {readonly id: string}): ReactNode {
  return (
    <Bracketed>
      <Link className={styles.sign} to={assumptionAddress(id)}>
        {UNCONFIRMED}
      </Link>
    </Bracketed>
  );
}

interface UnconfirmedWordsProps extends UnconfirmedProps {
  /** The facts on the page, with which it stands: Audience. */
  readonly children?: ReactNode;
}

/** At the head of a page: which words and names nobody has confirmed. */
export function UnconfirmedWords({
  assumptions,
  children,
}: UnconfirmedWordsProps): ReactNode {
  const words = (
    <p className={styles.line} data-page-part="unconfirmed">
      <span className={styles.bracket}>名前と</span>画面の言葉：
      <ExplainedWord
        className={styles.sign}
        word={`${assumptions.length}点が${UNCONFIRMED}`}
        label="製品で確認できていない言葉"
        explain={(textId) => (
          <span id={textId}>
            {assumptions.slice(0, SHOWN).map(({id, text, wrong}) => (
              <span key={id} className={styles.statement}>
                <TextWithCode text={text} />
                {wrong !== undefined && (
                  <span className={styles.detail}>違うと：{wrong}</span>
                )}
              </span>
            ))}
            {assumptions.length > SHOWN ? (
              <Others assumptions={assumptions} />
            ) : (
              <Link to={ASSUMPTION_LIST}>未確認の一覧で見る</Link>
            )}
          </span>
        )}
      />
    </p>
  );
  return children ? (
    <div className={styles.facts}>
      {children}
      {words}
    </div>
  ) : (
    words
  );
}

/** For the clipboard, for paper and for who reads the page as text. */
function Bracketed({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span data-page-part="unconfirmed">
      <span className={styles.bracket}>（</span>
      {children}
      <span className={styles.bracket}>）</span>
    </span>
  );
}

/** 「未確認」, with what is assumed where the reader wants it. */
function Sign({assumptions}: UnconfirmedProps): ReactNode {
  return (
    <ExplainedWord
      className={styles.sign}
      word={UNCONFIRMED}
      label="製品で確認できていないこと"
      explain={(textId) => (
        <span id={textId}>
          {assumptions.slice(0, SHOWN).map((assumption) => (
            <Explanation key={assumption.id} {...assumption} />
          ))}
          <Others assumptions={assumptions} />
        </span>
      )}
    />
  );
}

/** Those that aren't shown, in the list of them all. */
function Others({assumptions}: UnconfirmedProps): ReactNode {
  const [next] = assumptions.slice(SHOWN);
  return (
    next && (
      <span className={styles.statement}>
        <Link to={assumptionAddress(next.id)}>
          ほか{assumptions.length - SHOWN}件を未確認の一覧で見る
        </Link>
      </span>
    )
  );
}

function Explanation(assumption: Assumption): ReactNode {
  return (
    <span className={styles.statement}>
      {ASSUMPTION_LABELS.map(([part, label]) => {
        const text = assumption[part];
        return (
          text !== undefined && (
            <span key={part} className={clsx(part !== 'text' && styles.detail)}>
              <strong>{label}：</strong>
              <TextWithCode text={text} />
            </span>
          )
        );
      })}
      <Link to={assumptionAddress(assumption.id)}>未確認の一覧で見る</Link>
    </span>
  );
}
