/*
 * What a run did, as the worker of a sample tells it. The reader's program runs
 * in the worker, so nothing from there is trusted: what is too long is cut,
 * what is of another kind is refused, and what isn't known is left out.
 */
import * as v from 'valibot';
import {AMOUNT_KINDS, CHANGE_LABELS} from '@combosite-functions/simulator';
import {cutRows, cutText, line, valueText as text} from './cutParts';
import {RUN_LIMITS} from './runLimits';

/** A list of which only the first rows were sent. */
function cutList<Row extends v.GenericSchema>(row: Row) {
  return v.object({
    rows: cutRows(row, RUN_LIMITS.rows),
    /** How many rows there were. */
    total: v.pipe(v.number(), v.finite()),
  });
}

// A text that was cut ends with an ellipsis.
const logText = cutText(RUN_LIMITS.logLineLength + 1);
const amount = v.pipe(v.number(), v.finite());

/** A line of the log. */
export const LOG_LINE = v.object({
  level: v.picklist(['debug', 'info', 'warn', 'error']),
  message: logText,
  details: cutRows(logText, RUN_LIMITS.logDetails),
  line,
  time: cutText(20),
});

/** Advice or an error, with its message of the catalogue. */
const MESSAGE = v.object({
  messageId: text,
  message: cutText(RUN_LIMITS.messageTextLength + 1),
  line,
});

/** One request to an outside service. */
const HTTP_CALL = v.object({
  method: text,
  url: text,
  body: v.nullable(text),
  /** The status, or why there was none. */
  outcome: text,
});

/** How one カスタムデータ changed. */
const DATA_CHANGE = v.object({
  definitionName: text,
  dataId: text,
  kind: v.picklist(Object.values(CHANGE_LABELS)),
  items: cutRows(
    v.object({
      name: text,
      /** `null` if there was no value. */
      before: v.nullable(text),
      after: v.nullable(text),
    }),
    RUN_LIMITS.rows,
  ),
});

const KINDS = Object.values(AMOUNT_KINDS).filter((kind) => kind !== null);

/** How one amount changed. */
const AMOUNT_CHANGE = v.object({
  employeeId: text,
  kyuyoKomokuName: text,
  /** Whether it is paid or deducted; `null` if that isn't known. */
  kind: v.nullable(v.picklist(KINDS)),
  startDate: text,
  before: v.nullable(amount),
  after: amount,
});

/** What a run did. */
export const RUN_REPORT = v.object({
  dryRun: v.boolean(),
  notices: cutRows(MESSAGE, RUN_LIMITS.rows),
  httpCalls: cutList(HTTP_CALL),
  customData: cutList(DATA_CHANGE),
  amounts: cutList(AMOUNT_CHANGE),
  error: v.nullable(MESSAGE),
});

export type ReportedMessage = v.InferOutput<typeof MESSAGE>;
export type ReportedHttpCall = v.InferOutput<typeof HTTP_CALL>;
export type ReportedDataChange = v.InferOutput<typeof DATA_CHANGE>;
export type RunReport = v.InferOutput<typeof RUN_REPORT>;
/** A list of which only the first rows were sent. */
export interface ReportedList<Row> {
  rows: Row[];
  total: number;
}
