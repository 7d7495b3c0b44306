import {Clock} from '../time/clock';
import {CombositeFunctionsError, isCatalogueError} from '../messages/errors';
import {HandOut} from './handOut';
import {formatMessage} from '../messages/messages';
import {WRITE_FAILED} from '../messages/labels';
import {tellMissingNames} from '../words/missingNames';
import {Observations} from './observations';
import {programLine} from './program';
import {twinFinder} from '../words/width';
import type {Limits} from '../messages/limits';
import type {MessageId, MessageValues} from '../messages/messages';
import type {Scenario} from './scenario';

/** A call that failed with an error of the platform, which the program caught. */
export interface CaughtFailure {
  readonly call: string;
  readonly reason: string;
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
  /** Lines of the log before it. */
  readonly logCount: number;
}

/** Weight of a log line. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** One line of the log. */
export interface LogLine {
  readonly level: LogLevel;
  readonly message: string;
  /** The further arguments, as they are recorded. */
  readonly details: readonly string[];
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
  /** `YYYY/MM/DD HH:mm:ss`, in Japan's time. */
  readonly time: string;
}

/** Advice beside the log: the program went on, but something is odd. */
export interface Notice {
  readonly messageId: MessageId;
  readonly message: string;
  /** Line of the program, from 1, if known. */
  readonly line: number | undefined;
}

/** What ended a run. */
export interface Failure {
  readonly error: unknown;
  /** Whether a promise failed with it for which the program didn't wait. */
  readonly isUnhandled?: boolean;
  /** The call that led to it, whose promise was taken for its result. */
  readonly mistaken?: {
    readonly call: string;
    readonly line: number | undefined;
  };
}

/** A call of a service that hasn't been waited for, or has. */
class Operation<T> extends Promise<T> {
  /** Whether the program waits for it in any way. */
  used = false;
  /** Whether it has taken place, well or not. */
  isOver = false;
  call = '';
  line: number | undefined;
  /** What it failed with. */
  failure: Failure | undefined;
  /** Lines of the log when it failed. */
  logCount = 0;
  /** What it asked for, if asking again is another try. */
  subject: string | undefined;
  /** Whether the program took it for the result: read something of it. */
  isMistaken = false;

  /** What `then` gives is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override then<Value = T, Reason = never>(
    onFulfilled?: ((value: T) => Value | PromiseLike<Value>) | null,
    onRejected?: ((reason: unknown) => Reason | PromiseLike<Reason>) | null,
  ): Promise<Value | Reason> {
    this.used = true;
    return super.then(onFulfilled, onRejected);
  }
}

Object.setPrototypeOf(
  Operation.prototype,
  tellMissingNames(Promise.prototype, {
    onRead: (operation) => {
      if (operation instanceof Operation) {
        operation.isMistaken = true;
      }
    },
  }),
);

/**
 * How long an operation takes, in turns of the event loop's microtasks: long
 * enough that a `main` that doesn't wait has ended before.
 */
const TURNS = 20;

/** Lets what else is under way go on. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await Promise.resolve();
  }
}

/** What a call gives only after a while, by the run's own clock. */
export class Delayed<T> {
  /**
   * @param millis - how long it takes
   * @param settle - what it gives or throws then
   */
  constructor(
    readonly millis: number,
    readonly settle: () => T,
  ) {}
}

/** What the services of one run share: log, advice, clock, limits. */
export class RunContext {
  readonly clock: Clock;
  readonly logs: LogLine[] = [];
  readonly notices: Notice[] = [];
  readonly observations = new Observations();
  /** Gives the program what the platform has. */
  readonly handOut = new HandOut(this.observations, () => this.#isActing);
  readonly #operations: Operation<unknown>[] = [];
  #fatal: CombositeFunctionsError | undefined;
  #isClosed = false;
  #writes = 0;
  readonly #sleepers: {readonly until: number; readonly wake: () => void}[] =
    [];
  /** Characters of the log so far. */
  #characters = 0;
  /** Line of the call whose effect is taking place. */
  #line: number | undefined;
  /** Whether the effect of a call is taking place. */
  #isActing = false;

  /** @param isObserved - whether to note which items of records are used */
  constructor(
    readonly scenario: Scenario,
    readonly limits: Limits,
    private readonly onLog?: (line: LogLine) => void,
    readonly isObserved = false,
  ) {
    this.clock = new Clock(scenario.startedAt);
  }

  /** Line of the program whose call is taking place, if known. */
  get line(): number | undefined {
    return this.#line;
  }

  /** The limit that the run has exceeded, even if the program caught it. */
  get fatal(): CombositeFunctionsError | undefined {
    return this.#fatal;
  }

  /** Calls that failed, and weren't made again with success. */
  get caughtFailures(): CaughtFailure[] {
    return this.#operations.flatMap((one, index) => {
      const {call, failure, line, logCount, subject} = one;
      const isRepeated = this.#operations
        .slice(index + 1)
        .some(
          (later) =>
            subject !== undefined &&
            later.subject === subject &&
            later.isOver &&
            !later.failure,
        );
      return failure && isCatalogueError(failure.error) && !isRepeated
        ? [{call, reason: failure.error.message, line, logCount}]
        : [];
    });
  }

  /**
   * Performs a call of a service after a while, as the product would.
   *
   * @param call - how the call is named in messages
   * @param effect - what it does; what it throws rejects the promise
   * @param subject - what it asks for, if asking again is another try
   */
  operate<T>(
    call: string,
    effect: () => T | Delayed<T>,
    subject?: string,
  ): Promise<T> {
    const line = this.observations.lineOf(new Error().stack);
    // At once, not by the promise: this also ends a loop that never waits.
    this.checkLimits();
    if (this.#operations.length >= this.limits.operations) {
      this.fail('operation-limit', {limit: this.limits.operations}, line);
    }
    const operation = new Operation<T>((resolve, reject) => {
      this.#perform(effect, line).then(
        (value) => {
          operation.isOver = true;
          resolve(value);
        },
        (error: unknown) => {
          if (isCatalogueError(error)) {
            error.line ??= programLine(error.stack) ?? line;
          }
          operation.isOver = true;
          operation.failure = {error};
          operation.logCount = this.logs.length;
          reject(error);
        },
      );
    });
    operation.call = call;
    operation.subject = subject;
    operation.line = line;
    // A failure that nobody waits for ends the run, not the host.
    void Promise.prototype.then.call(operation, undefined, () => undefined);
    this.#operations.push(operation);
    return operation;
  }

  async #perform<T>(
    effect: () => T | Delayed<T>,
    line: number | undefined,
  ): Promise<T> {
    await turns(TURNS);
    const first = await this.#take(effect, line);
    if (!(first instanceof Delayed)) {
      return first;
    }
    await this.#sleep(first.millis);
    return this.#take(first.settle, line);
  }

  /** Lets a part of a call take place, unless the run has ended. */
  #take<T>(part: () => T, line: number | undefined): T | Promise<never> {
    if (this.#isClosed) {
      return new Promise<never>(() => undefined);
    }
    this.#line = line;
    this.#isActing = true;
    try {
      return part();
    } finally {
      this.#line = undefined;
      this.#isActing = false;
    }
  }

  /** Waits by the run's clock; what waits at the same time waits together. */
  #sleep(millis: number): Promise<void> {
    return new Promise((wake) => {
      this.#sleepers.push({until: this.clock.now + millis, wake});
      if (this.#sleepers.length === 1) {
        void this.#passTime();
      }
    });
  }

  /** Moves the clock on to who wakes first, once the program only waits. */
  async #passTime(): Promise<void> {
    while (this.#sleepers.length > 0) {
      await turns(TURNS * 2);
      const [next] = this.#sleepers.sort((a, b) => a.until - b.until);
      if (next) {
        this.clock.now = Math.max(this.clock.now, next.until);
        next.wake();
        this.#sleepers.shift();
      }
    }
  }

  /**
   * Adds a line to the log.
   *
   * @param details - further values, ready to be shown
   */
  log(
    level: LogLevel,
    message: string,
    details: readonly string[],
    line: number | undefined,
  ): void {
    this.checkLimits();
    if (this.#isClosed) {
      return;
    }
    if (this.logs.length >= this.limits.logLines) {
      this.fail('log-limit', {limit: this.limits.logLines}, line);
    }
    const logLine = this.#cutLine({level, message, details, line});
    this.#characters += [logLine.message, ...logLine.details].join('').length;
    if (this.#characters > this.limits.logCharacters) {
      this.fail('log-size-limit', {limit: this.limits.logCharacters}, line);
    }
    this.#addLine(logLine);
  }

  /** Adds the error with which the log ends, whatever the limits are. */
  addFinalError(message: string, line: number | undefined): void {
    this.#addLine(this.#cutLine({level: 'error', message, details: [], line}));
  }

  #cutLine({message, details, ...rest}: Omit<LogLine, 'time'>): LogLine {
    const cut = (text: string): string =>
      text.length > this.limits.logLineLength
        ? `${text.slice(0, this.limits.logLineLength)}…`
        : text;
    return {
      ...rest,
      message: cut(message),
      details: details.map(cut),
      time: this.clock.timestamp,
    };
  }

  #addLine(logLine: LogLine): void {
    this.logs.push(logLine);
    this.onLog?.(logLine);
  }

  /**
   * Gives advice, once for each line and text.
   *
   * @param line - line of the program; that of the call that takes place
   *   without it
   */
  notify<Id extends MessageId>(
    messageId: Id,
    values: MessageValues<Id>,
    line: number | undefined = this.#line,
  ): void {
    const message = formatMessage(messageId, values);
    const isKnown = this.notices.some(
      (notice) => notice.message === message && notice.line === line,
    );
    if (!isKnown) {
      this.notices.push({messageId, message, line});
    }
  }

  /**
   * Adds advice on texts that aren't known, and differ only by width or blanks
   * from one that is.
   *
   * @param texts - as the program or its data have them
   * @param known - those that exist
   * @param place - where they exist
   * @param line - line of the program, as with {@link notify}
   */
  notifyTwins(
    texts: readonly unknown[],
    known: readonly string[],
    place: string,
    line?: number,
  ): void {
    const findTwin = twinFinder(known);
    for (const value of texts) {
      const twin = typeof value === 'string' ? findTwin(value) : undefined;
      if (twin !== undefined) {
        this.notify(
          'width-differs',
          {value: String(value), place, known: twin},
          line,
        );
      }
    }
  }

  /** Notes a call that changes something; tells whether the scenario fails it. */
  failsWrite(): boolean {
    this.observations.hasWritten = true;
    this.#writes += 1;
    return this.scenario.failsAtWrite === this.#writes;
  }

  /** The same, for what changes data of the platform. */
  beginWrite(): void {
    if (this.failsWrite()) {
      throw new Error(WRITE_FAILED);
    }
  }

  /** Records in the order in which the scenario has them come. */
  arrange<T>(records: readonly T[]): T[] {
    return this.scenario.isReversed ? [...records].reverse() : [...records];
  }

  /** Throws if the run has exceeded a limit before. */
  checkLimits(): void {
    if (this.#fatal) {
      throw this.#fatal;
    }
  }

  /** Ends the run because of a limit: from now on every call throws. */
  fail<Id extends MessageId>(
    messageId: Id,
    values: MessageValues<Id>,
    line?: number,
  ): never {
    const error = new CombositeFunctionsError(messageId, values);
    error.line = line ?? programLine(error.stack);
    this.#fatal = error;
    throw error;
  }

  /**
   * Ends the run: what is still under way has no effect any more, and what the
   * program didn't wait for is told.
   *
   * @param failure - with which `main` failed; it ends what `main` waits for
   * @returns how the run ends: with that failure, that of an operation for
   *   which nobody waited, or well
   */
  close(failure: Failure | undefined): Failure | undefined {
    this.#isClosed = true;
    const unused = this.#operations.filter(({used}) => !used);
    const cause =
      failure && !isCatalogueError(failure.error)
        ? unused.find(({isMistaken}) => isMistaken)
        : undefined;
    for (const {call, line} of unused.filter((one) => one !== cause)) {
      this.notify('not-awaited', {call}, line);
    }
    if (!failure) {
      // assumption: run-ends-with-main
      const lost = this.#operations.filter((one) => one.used && !one.isOver);
      for (const {call, line} of lost) {
        this.notify('not-finished', {call}, line);
      }
    }
    return failure && cause
      ? {...failure, mistaken: cause}
      : (failure ?? unused.find((one) => one.failure)?.failure);
  }
}
