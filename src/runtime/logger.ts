import {isCatalogueError} from './errors';
import {programLine} from './program';
import type {LogLevel, RunContext} from './context';
import type {CustomFunctionLogger} from '../../api-src/classes/CustomFunctionLogger';
import type {CustomSecret} from '../../api-src/interfaces/CustomSecret';

/** `logger` */
export class Logger implements CustomFunctionLogger {
  readonly #context: RunContext;
  readonly #secrets: readonly CustomSecret[];

  /**
   * @param context - of the run
   * @param secrets - whose values don't belong into the log
   */
  constructor(context: RunContext, secrets: readonly CustomSecret[]) {
    this.#context = context;
    this.#secrets = secrets;
  }

  debug(message: string, ...details: unknown[]): void {
    this.#log('debug', message, details);
  }

  info(message: string, ...details: unknown[]): void {
    this.#log('info', message, details);
  }

  warn(message: string, ...details: unknown[]): void {
    this.#log('warn', message, details);
  }

  error(message: string, ...details: unknown[]): void {
    this.#log('error', message, details);
  }

  #log(level: LogLevel, message: unknown, details: readonly unknown[]): void {
    const line = programLine(new Error().stack);
    const texts = [message, ...details].map(formatLogValue);
    const [first = '', ...rest] = texts;
    this.#context.log(level, first, rest, line);
    for (const {name, value} of this.#secrets) {
      if (value !== '' && texts.some((text) => text.includes(value))) {
        this.#context.notify('secret-in-log', {name}, line);
      }
    }
  }
}

// assumption: logger-details-format
/**
 * A value as the log records it: text as it is, errors by name and message,
 * objects and arrays as JSON.
 *
 * @param value - any value
 */
export function formatLogValue(value: unknown): string {
  if (value instanceof Error) {
    return describeError(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * An error in one line.
 *
 * @param error - what was thrown; need not be an `Error`
 */
export function describeError(error: unknown): string {
  if (error instanceof Error) {
    return isCatalogueError(error) && error.name === 'CombositeFunctionsError'
      ? `Error: ${error.message}`
      : `${error.name}: ${error.message}`;
  }
  return formatLogValue(error);
}
