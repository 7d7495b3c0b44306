import {useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  KIND_LABELS,
  MESSAGES,
  MESSAGE_LABELS,
  NONE,
  RESULT_LABELS,
  changeTitles,
  messageAddress,
} from '@combosite-functions/simulator';
import type {LogLine, MessageId} from '@combosite-functions/simulator';
import {DataTable} from '../../../../ui/tables/DataTable';
import type {DataTableProps} from '../../../../ui/tables/DataTable';
import {amountTable} from '../../../code-blocks/shared/amountTable';
import {slipEmployee} from '../../../pay-slip/shared/paySlip';
import type {ReportedMessage, RunReport} from '../shapes/runReport';
import type {RunEnding} from '../engine/inFrame';
import {LineButton} from './LineButton';
import type {OnLine} from './LineButton';
import {placeOf} from './placeOf';
import {atLine, hintOn, leftOf, summarize} from './summarize';
import {useEmployeeWords} from './useEmployeeWords';
import type {EmployeeWords} from './useEmployeeWords';
import type {Run} from '../engine/useRun';
import sample from '../sample/RunnableSample.module.css';
import styles from './RunView.module.css';

export interface RunViewProps {
  /** The log so far; `undefined` before the first run. */
  readonly logs: readonly LogLine[] | undefined;
  /** How the run ended; `undefined` while it is under way. */
  readonly ending: RunEnding | undefined;
  /** The hostile condition under which it runs, in words. */
  readonly condition?: string | undefined;
  /** The program, whose lines are named. */
  readonly source: string;
}

/** What a run did, with how it ended. */
export function RunView({
  logs,
  ending,
  condition,
  source,
}: RunViewProps): ReactNode {
  const [fact = '', ...rest] = summarize({ending, source});
  return (
    <div
      role="group"
      aria-label={
        condition === undefined ? '実行結果' : `実行結果（${condition}）`
      }
      aria-live="polite"
      aria-busy={logs !== undefined && ending === undefined}
      data-run-ending={ending?.kind}
    >
      {logs && (
        <>
          {condition !== undefined && (
            <p className={styles.condition}>条件：{condition}</p>
          )}
          <p>
            <strong>{fact}</strong> {rest}
          </p>
          <RunParts logs={logs} ending={ending} source={source} said={fact} />
        </>
      )}
    </div>
  );
}

export interface RunPartsProps
  extends Pick<Run, 'ending' | 'logs' | 'source'>, Partial<OnLine> {
  /** What its head says of it. */
  readonly said: string;
}

/** What a run did: errors, changes, log, requests. */
export function RunParts({
  logs,
  ending,
  source,
  said,
  onLine,
}: RunPartsProps): ReactNode {
  const {listeners, mark, popup} = useEmployeeWords();
  const report = ending?.kind === 'finished' ? ending.report : undefined;
  const {error, notices = []} = report ?? {};
  const hint = report && hintOn(report);
  const last = logs.at(-1);
  // An error is told once, with all that is known of it.
  const isTold = last?.level === 'error' && last.line === error?.line;
  const shown = error && isTold ? logs.slice(0, -1) : logs;
  return (
    <div role="presentation" className={styles.parts} {...listeners}>
      {[hint, error].map(
        (message) =>
          message && (
            <Message
              key={message.messageId}
              message={message}
              source={source}
              left={leftOf(message, said)}
              onLine={onLine}
              isExplained={message === error && hint !== undefined}
            />
          ),
      )}
      {report && <ChangeTables report={report} mark={mark} />}
      {shown.length > 0 && (
        <LogTable logs={shown} mark={mark} source={source} />
      )}
      {notices.map(
        (notice, index) =>
          notice !== hint && (
            <Message key={index} message={notice} source={source} />
          ),
      )}
      {report && report.httpCalls.rows.length > 0 && (
        <Changes
          caption={RESULT_LABELS.httpCalls}
          head={['メソッド', 'URL', '送った本文', '応答']}
          rows={report.httpCalls.rows.map(({method, url, body, outcome}) => [
            method,
            url,
            body ?? NONE,
            outcome,
          ])}
          total={report.httpCalls.total}
          hasEntries
        />
      )}
      {popup}
    </div>
  );
}

type Marking = Pick<EmployeeWords, 'mark'> & Pick<Run, 'source'>;

function LogTable({
  logs,
  mark,
  source,
}: Marking & {readonly logs: readonly LogLine[]}): ReactNode {
  const texts = mark(
    logs.map(({message, details}) => [message, ...details].join(' ')),
  );
  return (
    <>
      <p className={styles.caption}>{RESULT_LABELS.logs}</p>
      <div className={styles.logs}>
        <ol>
          {logs.map(({level, line}, index) => (
            // Lines are only ever added at the end.
            <li key={index} data-level={level}>
              <span className={styles.level}>{level}</span>
              <span className={styles.message}>{texts[index]}</span>
              {line !== undefined && (
                <span className={styles.line}>{placeOf(source, line)}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function ChangeTables({
  report,
  mark,
}: Pick<Marking, 'mark'> & {readonly report: RunReport}): ReactNode {
  const {amounts, customData, dryRun} = report;
  // Whose slip it is comes first.
  const onSlip = slipEmployee(amounts.rows);
  const changed = amounts.rows.toSorted(
    (one, other) =>
      Number(other.employeeId === onSlip) - Number(one.employeeId === onSlip),
  );
  const employees = mark(changed.map(({employeeId}) => employeeId));
  const titles = changeTitles(dryRun);
  const amountsTable = amountTable(titles.amounts, changed);
  return (
    <>
      {changed.length > 0 && (
        <Changes
          caption={amountsTable.label}
          head={amountsTable.head}
          rows={amountsTable.rows.map(([, ...cells], index) => [
            employees[index],
            ...cells,
          ])}
          total={amounts.total}
        />
      )}
      {customData.rows.length > 0 && (
        <Changes
          caption={titles.customData}
          head={['カスタムデータ定義', 'データID', '項目', '変更前', '変更後']}
          rows={customData.rows.flatMap((row) =>
            row.items
              .filter(({before, after}) => before !== after)
              .map(({name, before, after}) => [
                `${row.definitionName}（${row.kind}）`,
                row.dataId,
                name,
                before ?? NONE,
                after ?? NONE,
              ]),
          )}
          total={customData.total}
          shown={customData.rows.length}
        />
      )}
    </>
  );
}

/** Of what a company registers: the reader's own is in the kit only. */
const OF_COMPANY: readonly MessageId[] = [
  'definition-not-found',
  'unknown-item-key',
  'select-option-unknown',
  'employee-unknown',
  'kyuyo-komoku-not-found',
  'secret-not-found',
];

interface MessageProps extends Pick<Run, 'source'> {
  readonly message: ReportedMessage;
  /** What of it isn't said above. */
  readonly left?: string;
  readonly onLine?: OnLine['onLine'] | undefined;
  /** Whether another one has said more of it. */
  readonly isExplained?: boolean;
}

/** A message with what the catalogue knows of it. */
function Message({
  message,
  source,
  left = message.message,
  onLine,
  isExplained = false,
}: MessageProps): ReactNode {
  const {messageId, line} = message;
  const id = isMessageId(messageId) ? messageId : undefined;
  const kind = id === undefined ? 'error' : MESSAGES[id].kind;
  return (
    <div className={styles.error} data-kind={kind}>
      {left !== '' && (
        <p>
          {left === message.message && (
            <>
              <strong>{KIND_LABELS[kind]}</strong>
              {atLine(source, line)}：
            </>
          )}
          {left}
        </p>
      )}
      {onLine && line !== undefined && !isExplained && (
        <LineButton line={line} onLine={onLine} />
      )}
      {id !== undefined && !isExplained && <Explanation id={id} />}
      {id !== undefined && OF_COMPANY.includes(id) && (
        <p>
          ページの中では、見本の会社のデータで動きます。自社の定義やデータで試すには、
          <Link to="/wiki/custom-data-function/try-programs#try-on-your-machine">
            お試しキット
          </Link>
          を使います。
        </p>
      )}
    </div>
  );
}

/** What comes from the frame is data, not to be trusted. */
function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(MESSAGES, id);
}

function Explanation({id}: {readonly id: MessageId}): ReactNode {
  const {cause, check, mend} = MESSAGES[id];
  return (
    <dl className={styles.fields}>
      <dt>{MESSAGE_LABELS.cause}</dt>
      <dd>{cause}</dd>
      <dt>{MESSAGE_LABELS.check}</dt>
      <dd>{check}</dd>
      <dt>{MESSAGE_LABELS.mend}</dt>
      <dd>
        {mend}
        <Link to={messageAddress(id)}>詳しい説明のページ</Link>
      </dd>
      <dt>メッセージID</dt>
      <dd>
        <code>{id}</code>
      </dd>
    </dl>
  );
}

interface ChangesProps extends Omit<DataTableProps, 'label'> {
  readonly caption: string;
  /** How many there are. */
  readonly total: number;
  /** How many of them are shown, if that isn't the number of rows. */
  readonly shown?: number;
}

/** Rows that a phone shows at once. */
const SHOWN_ROWS = 3;

/** What was before and what is now, beside each other or as two lines. */
function Changes({
  caption,
  head,
  rows,
  total,
  shown = rows.length,
  hasEntries = false,
}: ChangesProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = !isOpen && rows.length > SHOWN_ROWS;
  return (
    <div
      className={clsx(!hasEntries && sample.changes)}
      data-folded={isFolded ? '' : undefined}
    >
      <p className={styles.caption}>{caption}</p>
      <DataTable
        label={caption}
        head={head}
        rows={rows}
        hasEntries={hasEntries}
      />
      {isFolded && (
        <button
          type="button"
          className={clsx('clean-btn', styles.act, styles.others)}
          onClick={() => setIsOpen(true)}
        >
          ほか{rows.length - SHOWN_ROWS}件
        </button>
      )}
      {shown < total && (
        <p className={styles.more}>
          {total}件のうち、はじめの{shown}件を表示しています。
        </p>
      )}
    </div>
  );
}
