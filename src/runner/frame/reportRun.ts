import {describeOutcome, labelChange} from '../../runtime';
import {RUN_LIMITS} from '../shapes/runLimits';
import {cut} from './cut';
import type {
  ReportedDataChange,
  ReportedHttpCall,
  ReportedList,
  ReportedMessage,
  RunReport,
} from '../shapes/runReport';
import type {
  Company,
  CustomDataChange,
  HttpCall,
  LogLine,
  RunResult,
} from '../../runtime';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

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
    outcome: describeOutcome(call),
  };
}

function reportDataChange(
  change: CustomDataChange,
  company: Company,
): ReportedDataChange {
  const {items, ...labelled} = labelChange(change, company);
  return {
    ...labelled,
    items: items.slice(0, RUN_LIMITS.rows).map(({name, before, after}) => ({
      name: cut(name),
      before: formatValue(before),
      after: formatValue(after),
    })),
  };
}

function formatValue(value: CustomDataValue): string | null {
  return value === null ? null : cut(String(value));
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
