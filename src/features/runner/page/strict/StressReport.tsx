import {useId} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {STOPPED, ruleAddress, ruleOf} from '@combosite-functions/stress';
import type {
  OutlinedCase,
  OutlinedCondition,
  ReportOutline,
} from '@combosite-functions/stress';
import {LineButton} from '../result/LineButton';
import type {OnLine} from '../result/LineButton';
import {RunView} from '../result/RunView';
import type {Run, RunCondition} from '../engine/useRun';
import runStyles from '../result/RunView.module.css';
import styles from './StressView.module.css';

interface Acts extends OnLine {
  /** The last run, if it was under a condition. */
  readonly replay: Run | undefined;
  /** Whether a condition can be run now, or a decision written. */
  readonly canAct: boolean;
  readonly onReplay: (condition: RunCondition) => void;
  /** Puts the line of a decision at the program's top, and tries it again. */
  readonly onDecide: (line: string) => void;
  /** Shows what the run under no condition did. */
  readonly onResult: () => void;
  /** Where that run ended in an error. */
  readonly errorLine: number | undefined;
}

export interface StressReportProps extends Acts {
  readonly report: ReportOutline;
}

const HOW_TO_READ =
  '「→」の左は、条件を加えないときのこのプログラムの結果、右はその条件での結果です。左の金額が正しいことを、先に確認してください。会社の決まりの行の「#」の後は、今の結果の印です。結果が変わると、もう一度尋ねます。';

/** What of a report needs care, in this order. */
const PARTS = [
  ['violations', 'violation', '誤り'],
  ['failures', 'failed', '判定できなかった条件'],
  ['doubts', 'doubt', '誤りの疑い'],
  ['toConfirm', 'confirm', '会社が決めること'],
] as const;

/** How a program stood the hostile conditions. */
export function StressReport({report, ...acts}: StressReportProps): ReactNode {
  const {problem, violations, doubts, toConfirm, comment} = report;
  if (problem !== null) {
    const {errorLine, onLine, onResult} = acts;
    return (
      <>
        <p>{problem}</p>
        <div className={styles.acts}>
          {errorLine !== undefined && (
            <LineButton line={errorLine} onLine={onLine} />
          )}
          <button
            type="button"
            className={`clean-btn ${runStyles.act}`}
            onClick={({currentTarget}) => {
              focusPanel(currentTarget);
              onResult();
            }}
          >
            結果で原因と直し方を見る
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      {PARTS.map(([part, kind, caption]) => (
        <Conditions
          key={part}
          caption={caption}
          kind={kind}
          conditions={report[part]}
          {...acts}
        />
      ))}
      {comment !== null && (
        <div className={styles.note}>
          どれも今の結果でよいと会社が決めたら、次の行で答えます。
          <Decision comment={comment} {...acts} />
        </div>
      )}
      {violations.length + doubts.length + toConfirm.length > 0 && (
        <details className={styles.others}>
          <summary>記号「→」と「#」の読み方</summary>
          <p>{HOW_TO_READ}</p>
        </details>
      )}
      <Others report={report} onLine={acts.onLine} />
    </>
  );
}

/** The conditions of which there is little to say. */
function Others({
  report,
  onLine,
}: OnLine & {readonly report: ReportOutline}): ReactNode {
  const {settled, passed, notApplicable, notes} = report;
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          注意：{note}
        </p>
      ))}
      {settled.length > 0 && (
        <>
          <p className={styles.caption}>
            プログラムに書いてある会社の決まり（結果と合うか、確認してください）
          </p>
          <ul>
            {settled.map(({titles, decision, line, results}) => (
              <li key={titles[0]}>
                {titles.join('、')}：{decision}{' '}
                {line !== null && <LineButton line={line} onLine={onLine} />}
                <Texts texts={results} />
              </li>
            ))}
          </ul>
        </>
      )}
      {passed.length > 0 && (
        <details className={styles.others}>
          <summary>合格した条件（{passed.length}とおり）</summary>
          <Texts
            texts={passed.map(
              ({title, isStopped}) =>
                `${title}${isStopped ? `（${STOPPED}）` : ''}`,
            )}
          />
        </details>
      )}
      {notApplicable.length > 0 && (
        <details className={styles.others}>
          <summary>
            当てはまらないか、試せなかった条件（
            {notApplicable.flatMap(({titles}) => titles).length}とおり）
          </summary>
          <Texts
            texts={notApplicable.map(
              ({titles, reason}) => `${titles.join('、')}：${reason}`,
            )}
          />
        </details>
      )}
    </>
  );
}

function Texts({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    texts.length > 0 && (
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  );
}

interface ConditionsProps extends Acts {
  readonly caption: string;
  readonly kind: (typeof PARTS)[number][1];
  readonly conditions: readonly OutlinedCondition[];
}

function Conditions({
  caption,
  kind,
  conditions,
  ...acts
}: ConditionsProps): ReactNode {
  return (
    conditions.length > 0 && (
      <>
        <p className={styles.caption}>{caption}</p>
        <ul className={styles.conditions} data-kind={kind}>
          {conditions.map((one, index) => (
            <Condition
              key={one.id}
              isJudged={kind !== 'failed'}
              {...one}
              // Said once of those that follow each other.
              line={one.line === conditions[index - 1]?.line ? null : one.line}
              isSame={
                one.sentence.join('') ===
                conditions[index - 1]?.sentence.join('')
              }
              {...acts}
            />
          ))}
        </ul>
      </>
    )
  );
}

/** Cases by their conditions. */
function textsOf(cases: readonly OutlinedCase[]): string[] {
  return [...new Set(cases.map(({title}) => title))].map(
    (title) =>
      `${title}：${cases
        .filter((one) => one.title === title)
        .map(({description}) => description)
        .join('、')}`,
  );
}

interface ConditionProps extends OutlinedCondition, Acts {
  readonly isJudged: boolean;
  /** Whether the same came of the one before. */
  readonly isSame: boolean;
}

/**
 * What was changed and what came of it, in a sentence; behind it all that is
 * known, and what to do. Its button runs it again.
 */
function Condition({
  id,
  title,
  explanation,
  description,
  rows,
  sentence,
  findings,
  line,
  others,
  rule,
  remedy,
  comment,
  isJudged,
  isSame,
  replay,
  canAct,
  onReplay,
  onLine,
  onDecide,
}: ConditionProps): ReactNode {
  const label = useId();
  return (
    <li>
      <p>
        {title}：<span id={label}>{description}</span>。
        {isSame
          ? 'このときも同じです。'
          : [
              'このとき、',
              ...sentence.map((part, index) =>
                index % 2 > 0 ? <strong key={index}>{part}</strong> : part,
              ),
            ]}
      </p>
      <div className={styles.acts}>
        {line !== null && <LineButton line={line} onLine={onLine} />}
        <button
          type="button"
          className={`clean-btn ${runStyles.act}`}
          aria-describedby={label}
          aria-disabled={!canAct}
          onClick={() => {
            if (canAct) {
              onReplay({variantId: id, name: `${title}（${description}）`});
            }
          }}
        >
          この条件で実行
        </button>
      </div>
      <details>
        <summary>{isJudged ? '詳細と直し方' : '詳細'}</summary>
        <dl className={runStyles.fields}>
          {rows.length > 0 && (
            <>
              <dt>変えた行</dt>
              <dd>
                <Texts texts={rows} />
              </dd>
            </>
          )}
          <dt>結果</dt>
          <dd>
            <Texts texts={findings} />
          </dd>
          {isJudged && (
            <>
              <dt>直し方</dt>
              <dd>
                {remedy}
                <Link to={ruleAddress(rule)}>{ruleOf(rule).title}</Link>
              </dd>
            </>
          )}
          {comment !== null && (
            <>
              <dt>正しければ</dt>
              <dd>
                次の行で答え、内容を書き換えます。
                <Decision comment={comment} {...{canAct, onDecide}} />
              </dd>
            </>
          )}
          <dt>条件の意味</dt>
          <dd>{explanation}</dd>
          {others.length > 0 && (
            <>
              <dt>同じ原因</dt>
              <dd>
                <Texts texts={textsOf(others)} />
              </dd>
            </>
          )}
        </dl>
      </details>
      {replay?.condition?.variantId === id && (
        <div className={styles.replay}>
          <RunView {...replay} condition={replay.condition.name} />
        </div>
      )}
    </li>
  );
}

/** A line that settles a question, and what puts it in. */
function Decision({
  comment,
  canAct,
  onDecide,
}: Pick<Acts, 'canAct' | 'onDecide'> & {readonly comment: string}): ReactNode {
  return (
    <div className={styles.decision}>
      <code>{comment}</code>
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={!canAct}
        onClick={({currentTarget}) => {
          if (canAct) {
            focusPanel(currentTarget);
            onDecide(comment);
          }
        }}
      >
        この行を先頭に入れる
      </button>
    </div>
  );
}

/** What is pressed goes away: the focus stays with what it was in. */
function focusPanel(pressed: HTMLElement): void {
  pressed.closest<HTMLElement>('[role=tabpanel]')?.focus({preventScroll: true});
}
