import {useId} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ruleAddress, ruleOf} from '@combosite-functions/stress';
import type {
  OutlinedCase,
  OutlinedCondition,
  ReportOutline,
  RuleId,
} from '@combosite-functions/stress';
import {RunView} from '../result/RunView';
import type {Run, RunCondition} from '../engine/useRun';
import styles from './StressView.module.css';

interface Replays {
  /** The last run, if it was under a condition. */
  readonly replay: Run | undefined;
  /** Whether a condition can be run now. */
  readonly canReplay: boolean;
  readonly onReplay: (condition: RunCondition) => void;
}

export interface StressReportProps extends Replays {
  readonly report: ReportOutline;
}

const HOW_TO_READ =
  '「→」の左は、条件を加えないときのこのプログラムの結果、右はその条件での結果です。左の金額が正しいことを、先に確認してください。行は、書き込みや読み込みをしたプログラムの行番号です。';

/** How a program stood the hostile conditions. */
export function StressReport({
  report,
  ...replays
}: StressReportProps): ReactNode {
  const {problem, violations, failures, toConfirm} = report;
  if (problem !== null) {
    return <p>{problem}</p>;
  }
  return (
    <>
      <Conditions
        caption="誤り"
        kind="violation"
        conditions={violations}
        {...replays}
      />
      <Conditions
        caption="判定できなかった条件"
        kind="failed"
        conditions={failures}
        {...replays}
      />
      <Conditions
        caption="確認してください"
        kind="confirm"
        conditions={toConfirm}
        {...replays}
      />
      <Others report={report} />
    </>
  );
}

/** The conditions of which there is little to say. */
function Others({report}: {readonly report: ReportOutline}): ReactNode {
  const {settled, passed, notApplicable, amounts, notes} = report;
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
            {settled.map(({title, decision, results}) => (
              <li key={title}>
                {title}：{decision}
                {results.length > 0 && (
                  <ul>
                    {results.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {amounts.length > 0 && (
        <>
          <p className={styles.caption}>金額を手計算と比べる</p>
          <ul>
            {amounts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {passed.length > 0 && (
        <details className={styles.others}>
          <summary>合格した条件（{passed.length}件）</summary>
          <ul>
            {passed.map(({title}) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      {notApplicable.length > 0 && (
        <details className={styles.others}>
          <summary>
            このプログラムには当てはまらない条件（
            {notApplicable.flatMap(({titles}) => titles).length}件）
          </summary>
          <ul>
            {notApplicable.map(({titles, reason}) => (
              <li key={reason}>
                {titles.join('、')}：{reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ConditionsProps extends Replays {
  readonly caption: string;
  readonly kind: 'violation' | 'failed' | 'confirm';
  readonly conditions: readonly OutlinedCondition[];
}

function Conditions({
  caption,
  kind,
  conditions,
  ...replays
}: ConditionsProps): ReactNode {
  return (
    conditions.length > 0 && (
      <>
        <p className={styles.caption}>
          {caption}（{conditions.length}件）
        </p>
        {kind === 'violation' && <p>{HOW_TO_READ}</p>}
        <ul className={styles.conditions} data-kind={kind}>
          {conditions.map(
            ({title, explanation, rules, comments, cases}, index) => (
              <li key={title}>
                <p>
                  <strong>{title}</strong>：{explanation}
                </p>
                <ul>
                  {cases.map((one) => (
                    <Case key={one.id} title={title} {...one} {...replays} />
                  ))}
                </ul>
                {comments.map((comment) => (
                  <p key={comment}>
                    決まりを書く行：<code>{comment}</code>
                  </p>
                ))}
                {kind === 'violation' &&
                  rules.map((rule) => (
                    <Mend
                      key={rule}
                      rule={rule}
                      isFirst={conditions
                        .slice(0, index)
                        .every((earlier) => !earlier.rules.includes(rule))}
                    />
                  ))}
              </li>
            ),
          )}
        </ul>
      </>
    )
  );
}

interface MendProps {
  readonly rule: RuleId;
  /** Whether it wasn't shown above. */
  readonly isFirst: boolean;
}

/** A rule, and once what it asks for. */
function Mend({rule, isFirst}: MendProps): ReactNode {
  const {title, remedy} = ruleOf(rule);
  return (
    <>
      <p>
        決まり：<Link to={ruleAddress(rule)}>{title}</Link>
      </p>
      {isFirst && <p>直し方：{remedy}</p>}
    </>
  );
}

/** What happened in one case, and the button that runs it again. */
function Case({
  id,
  description,
  findings,
  more,
  title,
  replay,
  canReplay,
  onReplay,
}: OutlinedCase & {readonly title: string} & Replays): ReactNode {
  const label = useId();
  return (
    <li>
      <div className={styles.case}>
        <span id={label}>{description}</span>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-describedby={label}
          aria-disabled={!canReplay}
          onClick={() => {
            if (canReplay) {
              onReplay({variantId: id, name: `${title}（${description}）`});
            }
          }}
        >
          この条件で実行
        </button>
      </div>
      {findings.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {more > 0 && <p>ほか{more}件</p>}
      {replay?.condition?.variantId === id && (
        <div className={styles.replay}>
          <RunView
            logs={replay.logs}
            ending={replay.ending}
            condition={replay.condition.name}
          />
        </div>
      )}
    </li>
  );
}
