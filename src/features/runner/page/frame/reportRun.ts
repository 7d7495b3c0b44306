import {
  describeOutcome,
  labelAmount,
  labelChange,
} from '@combosite-functions/simulator';
import {RUN_LIMITS} from '../shapes/runLimits';
import {stringifyCut} from './cut';
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
} from '@combosite-functions/simulator';
import type {CustomDataValue} from '../../../../../api-src/helpers/CustomDataValue';

/**
 * What the page shows of a run.
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
  const budget = {left: RUN_LIMITS.reportLength};
  return {
    dryRun,
    error: error && reportMessage(error),
    amounts: reportList(changes.amounts, budget, (change) =>
      labelAmount(change, company),
    ),
    notices: reportList(notices, budget, reportMessage).rows,
    customData: reportList(changes.customData, budget, (change) =>
      reportDataChange(change, company),
    ),
    httpCalls: reportList(httpCalls, budget, reportHttpCall),
  };
}

/** A log line with no more of its details than can be sent. */
export function reportLogLine(line: LogLine): LogLine {
  const {details} = line;
  const more = details.length - RUN_LIMITS.logDetails;
  return more > 0
    ? {
        ...line,
        details: [
          ...details.slice(0, RUN_LIMITS.logDetails - 1),
          `…（ほかに${more + 1}個の値）`,
        ],
      }
    : line;
}

function reportMessage({
  messageId,
  message,
  line,
}: ReportedMessage): ReportedMessage {
  return {messageId, message, line};
}

function reportHttpCall(call: HttpCall): ReportedHttpCall {
  const {method, url, body} = call;
  return {method, url, body, outcome: describeOutcome(call)};
}

function reportDataChange(
  change: CustomDataChange,
  company: Company,
): ReportedDataChange {
  const {items, ...labelled} = labelChange(change, company);
  return {
    ...labelled,
    items: items.slice(0, RUN_LIMITS.rows).map(({name, before, after}) => ({
      name,
      before: formatValue(before),
      after: formatValue(after),
    })),
  };
}

function formatValue(value: CustomDataValue): string | null {
  return value === null ? null : String(value);
}

/** The first rows, as many as the page can show at once. */
function reportList<Row, Reported>(
  rows: readonly Row[],
  budget: {left: number},
  report: (row: Row) => Reported,
): ReportedList<Reported> {
  const reported: Reported[] = [];
  for (const row of rows.slice(0, RUN_LIMITS.rows)) {
    const next = report(row);
    budget.left -= stringifyCut(next).length;
    if (budget.left < 0) {
      break;
    }
    reported.push(next);
  }
  return {rows: reported, total: rows.length};
}
