/*
 * How much one run may do here, so that a mistake ends soon and with a clear
 * message. The product's own limits aren't known; these are no statement about
 * them. What a program meets stands here (records have no limit); after which
 * margin the page gives up, and how much a run may tell its code, in
 * src/features/runner/page/shapes/runLimits.ts.
 */

/** Limits of one run. */
export interface Limits {
  /** Log lines. */
  readonly logLines: number;
  /** Characters of one log line; the rest is cut off. */
  readonly logLineLength: number;
  /** Characters of all log lines together. */
  readonly logCharacters: number;
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
  logCharacters: 1_000_000,
  operations: 10_000,
  httpCalls: 100,
  runMillis: 300_000,
  httpTimeoutMillis: 30_000,
};

/** What a page can show without standing still. */
export const PAGE_LIMITS = {
  ...DEFAULT_LIMITS,
  logLines: 500,
  logLineLength: 2000,
  logCharacters: 200_000,
} as const satisfies Limits;

/** The limits that hosts set: the time is that of the reader's clock. */
export const HOST_LIMITS = {
  page: {
    sourceLength: 100_000,
    runSeconds: 2,
    conditionSeconds: 1,
    /** All hostile conditions together: a busy machine tries them all the same. */
    trialSeconds: 60,
  },
  kit: {
    sourceLength: 1_000_000,
    runSeconds: 10,
    conditionSeconds: 2,
    /** All mistakes that are put into a program together. */
    mutateSeconds: 30,
    memoryMegabytes: 256,
    /** Of the whole process, with what isn't the program's. */
    processMegabytes: 512,
    /** Of what the process tells of a run. */
    tellMegabytes: 32,
    /** Of any file that the kit reads. */
    fileMegabytes: 20,
  },
} as const;
