import {RUN_LIMITS} from '../protocol';
import type {
  ReportedDataChange,
  ReportedHttpCall,
  ReportedList,
  ReportedMessage,
  RunReport,
} from '../protocol';
import type {
  Company,
  CustomDataChange,
  HttpCall,
  LogLine,
  RunResult,
} from '../../runtime';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/** Why a request got no answer. */
const FAILURES: Readonly<Record<NonNullable<HttpCall['failure']>, string>> = {
  timeout: '時間切れ',
  connection: '接続の失敗',
  'no-answer': '用意された応答なし',
};

/**
 * What the page shows of a run, small enough to be sent.
 *
 * @param result - of the run
 * @param company - the data before it, for the items' labels
 * @param dryRun - whether the changes weren't written
 */
export function reportRun(
  result: RunResult,
  company: Company,
  dryRun: boolean,
): RunReport {
  const {changes, error, httpCalls, notices} = result;
  return {
    dryRun,
    notices: notices.slice(0, RUN_LIMITS.rows).map(reportMessage),
    httpCalls: reportList(httpCalls, reportHttpCall),
    customData: reportList(changes.customData, (change) =>
      reportDataChange(change, company),
    ),
    amounts: reportList(changes.amounts, (change) => change),
    error: error && reportMessage(error),
  };
}

/** A log line with no more of its details than can be sent. */
export function reportLogLine(line: LogLine): LogLine {
  return {...line, details: line.details.slice(0, RUN_LIMITS.logDetails)};
}

function reportMessage({
  messageId,
  message,
  line,
}: ReportedMessage): ReportedMessage {
  return {messageId, message: cut(message), line};
}

function reportHttpCall(call: HttpCall): ReportedHttpCall {
  return {
    method: call.method,
    url: cut(call.url),
    body: call.body === null ? null : cut(call.body),
    outcome: call.failure ? FAILURES[call.failure] : String(call.status),
  };
}

function reportDataChange(
  {definitionName, dataId, before, after}: CustomDataChange,
  company: Company,
): ReportedDataChange {
  const labels = new Map(
    company.customData
      .find(({definition}) => definition.definitionName === definitionName)
      ?.definition.itemList.map(({itemKey, itemName}) => [itemKey, itemName]),
  );
  const keys = new Set([
    ...Object.keys(before?.values ?? {}),
    ...Object.keys(after?.values ?? {}),
  ]);
  const items = [...keys].map((key) => ({
    name: cut(labels.get(key) ?? key),
    before: before && formatValue(before.values[key]),
    after: after && formatValue(after.values[key]),
  }));
  return {
    definitionName,
    dataId,
    kind: before ? (after ? '更新' : '削除') : '登録',
    items: items.slice(0, RUN_LIMITS.rows),
  };
}

function formatValue(value: CustomDataValue | undefined): string {
  return value === null || value === undefined ? '' : cut(String(value));
}

function reportList<Row, Reported>(
  rows: readonly Row[],
  report: (row: Row) => Reported,
): ReportedList<Reported> {
  return {
    rows: rows.slice(0, RUN_LIMITS.rows).map(report),
    total: rows.length,
  };
}

function cut(text: string): string {
  return text.length > RUN_LIMITS.valueLength
    ? `${text.slice(0, RUN_LIMITS.valueLength)}…`
    : text;
}
