/*
 * How much one run may do here, so that a mistake ends soon and with a clear
 * message. The product's own limits aren't known; these are no statement about
 * them.
 */

/** Limits of one run. */
export interface Limits {
  /** Log lines. */
  readonly logLines: number;
  /** Characters of one log line; the rest is cut off. */
  readonly logLineLength: number;
  /** Calls of services. */
  readonly operations: number;
  /** Requests to outside services. */
  readonly httpCalls: number;
  /** Time of the run's own clock, which waits for answers move on. */
  readonly runMillis: number;
  /** How long a request waits if it doesn't say so itself. */
  readonly httpTimeoutMillis: number;
}

/** The limits where a run sets no others. */
export const DEFAULT_LIMITS: Limits = {
  logLines: 1000,
  logLineLength: 10_000,
  operations: 10_000,
  httpCalls: 100,
  runMillis: 300_000,
  httpTimeoutMillis: 30_000,
};
