import {HOST_LIMITS, PAGE_LIMITS} from '@combosite-functions/simulator';

const {page} = HOST_LIMITS;

/** How long a run may take and how much it may tell; what a reader meets is in `limits.ts`. */
export const RUN_LIMITS = {
  /** Time after which the frame ends the worker; see `timeToRun`. */
  runMillis: page.runSeconds * 1000,
  /** The same for a program under hostile conditions: under all, or one again. */
  stressMillis: 65_000,
  /** Time that the page waits longer, before it removes a frame that doesn't answer. */
  marginMillis: 500,
  /** Time after which no further condition is tried. */
  trialMillis: page.trialSeconds * 1000,
  /** Time after which a run under one condition is ended. */
  conditionMillis: page.conditionSeconds * 1000,
  /** Time that the frame may take to load, and then its worker. */
  loadMillis: 10_000,
  /** Messages that the frame passes on: log lines or, fewer, conditions; the rest is margin. */
  messages: PAGE_LIMITS.logLines + 700,
  /** Characters of one message. */
  messageLength: 500_000,
  /** Log lines. */
  logLines: PAGE_LIMITS.logLines,
  /** Characters of one log line. */
  logLineLength: PAGE_LIMITS.logLineLength,
  /** Further values of one log line. */
  logDetails: 20,
  /** Characters of all rows of a result. */
  reportLength: 100_000,
  /** Characters of a message: it may name many. */
  messageTextLength: 2000,
  /** Rows of each list in the result. */
  rows: 100,
  /** Characters of one value in the result. */
  valueLength: 300,
  /** Characters of a program. */
  sourceLength: page.sourceLength,
} as const;

/**
 * Tells how long a program may run. Where loading took long, so does all else:
 * a busy machine is no sign of a program that doesn't end.
 *
 * @param millis - what it may take at least
 * @param loading - what the worker took from being asked to the program's beginning, in milliseconds
 * @returns milliseconds from the program's beginning
 */
export function timeToRun(millis: number, loading: number): number {
  return Math.max(millis, 3 * loading);
}

/** First character of a worker's message. */
export const MESSAGE_KINDS = {
  /** The first one of a single run, before the program begins. */
  started: 'B',
  log: 'L',
  progress: 'P',
  /** The last ones. */
  report: 'R',
  stress: 'S',
  timeout: 'T',
  failure: 'F',
} as const;
