import {CombositeFunctionsError} from '../messages/errors';
import {CYCLE, PROMISE} from '../messages/labels';
import type {LogLevel, RunContext} from './context';
import type {CustomFunctionLogger} from '../../../api-src/classes/CustomFunctionLogger';
import type {CustomSecret} from '../../../api-src/interfaces/CustomSecret';

/** `logger`; the values of secrets don't belong into the log. */
export function logger(
  context: RunContext,
  secrets: readonly CustomSecret[],
): CustomFunctionLogger {
  const at =
    (level: LogLevel) =>
    (...values: unknown[]): void => {
      const line = context.observations.lineOf(new Error().stack);
      const texts = values.map((value) =>
        formatLogValue(value, context.limits.logLineLength + 1),
      );
      const [first = 'undefined', ...rest] = texts;
      context.log(level, first, rest, line);
      for (const {name, value} of secrets) {
        if (value !== '' && texts.some((text) => text.includes(value))) {
          context.notify('secret-in-log', {name}, line);
        }
      }
    };
  return context.handOut.object('logger', {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  });
}

// assumption: logger-details-format
// assumption: logger-error-text
/**
 * A value as the log records it: text as it is, errors by name and message,
 * objects and arrays as JSON.
 *
 * @param value - any value, also one of the program's that has traps
 * @param length - more characters than are ever shown
 */
export function formatLogValue(value: unknown, length = MAX_LENGTH): string {
  if (value instanceof Error) {
    return describeError(value);
  }
  if (value instanceof Promise) {
    return PROMISE;
  }
  try {
    return typeof value === 'object' && value !== null
      ? (toJson(value, length) ?? 'undefined')
      : String(value).slice(0, length);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** For values that aren't the log's. */
const MAX_LENGTH = 10_000;

/**
 * JSON of what has none, too: a value inside of itself, a BigInt. What is
 * beyond the length may be left out.
 */
function toJson(value: object, length: number): string | undefined {
  const around: unknown[] = [];
  let count = 0;
  return JSON.stringify(value, function (this: unknown, _, item: unknown) {
    count += 1;
    if (typeof item === 'bigint') {
      return String(item);
    }
    if (typeof item === 'string') {
      return item.slice(0, length);
    }
    if (typeof item !== 'object' || item === null) {
      return item;
    }
    if (item instanceof Promise) {
      return PROMISE;
    }
    while (around.length > 0 && around.at(-1) !== this) {
      around.pop();
    }
    if (around.includes(item)) {
      return CYCLE;
    }
    if (count > length) {
      return '…';
    }
    const shown: unknown =
      Array.isArray(item) && item.length > length
        ? item.slice(0, length)
        : item;
    around.push(shown);
    return shown;
  });
}

/**
 * An error in one line.
 *
 * @param error - what was thrown; need not be an `Error`
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return formatLogValue(error);
  }
  try {
    return error instanceof CombositeFunctionsError
      ? `Error: ${error.message}`
      : `${error.name}: ${error.message}`;
  } catch {
    return Object.prototype.toString.call(error);
  }
}
