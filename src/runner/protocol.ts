/*
 * What the page, the frame and the worker of a sample tell each other. The
 * reader's program runs in the worker, so nothing that comes from there is
 * trusted: it arrives as text and is taken apart here, item by item.
 */
import type {LogLine, RunError} from '../runtime';

/** How much a run may do and tell. */
export const RUN_LIMITS = {
  /** Time after which the frame ends the worker. */
  runMillis: 2000,
  /** Time after which the page removes a frame that doesn't answer. */
  frameMillis: 2500,
  /** Time that the frame may take to load. */
  loadMillis: 10_000,
  /** Messages that the frame passes on. */
  messages: 1200,
  /** Characters of one message. */
  messageLength: 500_000,
  /** Log lines. */
  logLines: 500,
  /** Characters of one log line. */
  logLineLength: 2000,
  /** Further values of one log line. */
  logDetails: 20,
  /** Rows of each list in the result. */
  rows: 100,
  /** Characters of one value in the result. */
  valueLength: 300,
  /** Characters of a program. */
  sourceLength: 100_000,
} as const;

/** What the page asks the frame, and the frame the worker, to do. */
export interface RunRequest {
  readonly kind: 'run';
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
}

/** What the frame tells the page. */
export type FrameMessage =
  | {readonly kind: 'ready'}
  /** A message of the worker, unread: see {@link parseWorkerMessage}. */
  | {readonly kind: 'worker'; readonly text: string}
  | {readonly kind: 'ended'; readonly reason: EndReason};

/** Why the frame ended a worker that hadn't finished. */
export type EndReason = 'timeout' | 'flood' | 'crashed';

/** First character of a worker's message. */
export const MESSAGE_KINDS = {log: 'L', report: 'R', failure: 'F'} as const;

/** How one カスタムデータ changed, ready to be shown. */
export interface ReportedDataChange {
  readonly definitionName: string;
  readonly dataId: string;
  readonly kind: '登録' | '更新' | '削除';
  readonly items: readonly {
    readonly name: string;
    /** `null` if there was no record. */
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** How one amount changed. */
export interface ReportedAmountChange {
  readonly employeeId: string;
  readonly kyuyoKomokuName: string;
  readonly startDate: string;
  readonly before: number | null;
  readonly after: number;
}

/** One request to an outside service. */
export interface ReportedHttpCall {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  /** The status, or why there was none. */
  readonly outcome: string;
}

/** Advice or an error, with its message of the catalogue. */
export interface ReportedMessage {
  readonly messageId: string;
  readonly message: string;
  readonly line: number | undefined;
}

/** A list of which only the first rows were sent. */
export interface ReportedList<Row> {
  readonly rows: readonly Row[];
  /** How many rows there were. */
  readonly total: number;
}

/** What a run did. */
export interface RunReport {
  readonly dryRun: boolean;
  readonly notices: readonly ReportedMessage[];
  readonly httpCalls: ReportedList<ReportedHttpCall>;
  readonly customData: ReportedList<ReportedDataChange>;
  readonly amounts: ReportedList<ReportedAmountChange>;
  readonly error: ReportedMessage | null;
}

/** A message of the worker, checked. */
export type WorkerMessage =
  | {readonly kind: 'log'; readonly line: LogLine}
  | {readonly kind: 'report'; readonly report: RunReport};

/** Thrown for a message that isn't one of ours. */
class MalformedMessageError extends Error {}

/**
 * Takes a message of the worker apart. The result consists of new objects with
 * nothing but the known properties.
 *
 * @param text - what came, from anybody
 * @returns the message, or `undefined` if it isn't one
 */
export function parseWorkerMessage(text: string): WorkerMessage | undefined {
  if (text.length > RUN_LIMITS.messageLength) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text.slice(1));
    if (text.startsWith(MESSAGE_KINDS.log)) {
      return {kind: 'log', line: readLogLine(value)};
    }
    return text.startsWith(MESSAGE_KINDS.report)
      ? {kind: 'report', report: readReport(value)}
      : undefined;
  } catch {
    return undefined;
  }
}

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
const CHANGE_KINDS = ['登録', '更新', '削除'] as const;

function readLogLine(value: unknown): LogLine {
  const line = readObject(value);
  return {
    level: readOneOf(line.level, LEVELS),
    message: readText(line.message, RUN_LIMITS.logLineLength + 1),
    details: readRows(line.details, RUN_LIMITS.logDetails, (detail) =>
      readText(detail, RUN_LIMITS.logLineLength + 1),
    ),
    line: readLine(line.line),
    time: readText(line.time, 20),
  };
}

function readReport(value: unknown): RunReport {
  const report = readObject(value);
  return {
    dryRun: report.dryRun === true,
    notices: readRows(report.notices, RUN_LIMITS.rows, readMessage),
    httpCalls: readList(report.httpCalls, (row) => {
      const call = readObject(row);
      return {
        method: readText(call.method),
        url: readText(call.url),
        body: readNullable(call.body, readText),
        outcome: readText(call.outcome),
      };
    }),
    customData: readList(report.customData, (row) => {
      const change = readObject(row);
      return {
        definitionName: readText(change.definitionName),
        dataId: readText(change.dataId),
        kind: readOneOf(change.kind, CHANGE_KINDS),
        items: readRows(change.items, RUN_LIMITS.rows, (entry) => {
          const item = readObject(entry);
          return {
            name: readText(item.name),
            before: readNullable(item.before, readText),
            after: readNullable(item.after, readText),
          };
        }),
      };
    }),
    amounts: readList(report.amounts, (row) => {
      const change = readObject(row);
      return {
        employeeId: readText(change.employeeId),
        kyuyoKomokuName: readText(change.kyuyoKomokuName),
        startDate: readText(change.startDate),
        before: readNullable(change.before, readNumber),
        after: readNumber(change.after),
      };
    }),
    error: readNullable(report.error, readMessage),
  };
}

function readMessage(value: unknown): ReportedMessage {
  const message = readObject(value);
  return {
    messageId: readText(message.messageId),
    message: readText(message.message),
    line: readLine(message.line),
  };
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MalformedMessageError();
  }
  return {...value};
}

function readText(
  value: unknown,
  length: number = RUN_LIMITS.valueLength + 1,
): string {
  if (typeof value !== 'string') {
    throw new MalformedMessageError();
  }
  return value.slice(0, length);
}

function readNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new MalformedMessageError();
  }
  return value;
}

function readLine(value: unknown): RunError['line'] {
  return Number.isSafeInteger(value) && Number(value) > 0
    ? Number(value)
    : undefined;
}

function readOneOf<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new MalformedMessageError();
  }
  return choice;
}

function readNullable<T>(
  value: unknown,
  read: (value: unknown) => T,
): T | null {
  return value === null ? null : read(value);
}

function readRows<Row>(
  value: unknown,
  limit: number,
  read: (value: unknown) => Row,
): Row[] {
  if (!Array.isArray(value)) {
    throw new MalformedMessageError();
  }
  return value.slice(0, limit).map((row: unknown) => read(row));
}

function readList<Row>(
  value: unknown,
  read: (value: unknown) => Row,
): ReportedList<Row> {
  const list = readObject(value);
  return {
    rows: readRows(list.rows, RUN_LIMITS.rows, read),
    total: readNumber(list.total),
  };
}
