import {PROMISE} from './labels';
import {formatMessage} from './messages';
import type {MessageId, MessageValues} from './messages';

/** An error that carries a message of the catalogue. */
export interface CatalogueError extends Error {
  /** Id of the message. */
  readonly messageId: MessageId;
  /** Line of the program that led to it, from 1, if known. */
  line?: number;
}

/** What the services of a custom function throw. */
export class CombositeFunctionsError<Id extends MessageId = MessageId>
  extends Error
  implements CatalogueError
{
  override readonly name = 'CombositeFunctionsError';
  line?: number;

  constructor(
    readonly messageId: Id,
    values: MessageValues<Id>,
  ) {
    super(formatMessage(messageId, values));
  }
}

/** Refuses what a program asks for, with a message of the catalogue. */
export function refuse<Id extends MessageId>(
  messageId: Id,
  values: MessageValues<Id>,
): never {
  throw new CombositeFunctionsError(messageId, values);
}

/**
 * Several errors as one: the first, which says what all of them say.
 *
 * @param first - decides on the id
 * @param others - the further ones
 */
export function joinErrors(
  first: CombositeFunctionsError,
  ...others: readonly CombositeFunctionsError[]
): CombositeFunctionsError {
  first.message = [first, ...others].map(({message}) => message).join('。');
  return first;
}

/**
 * Why a program can't even be started, and what `json()` of a response throws: the
 * reference promises a `SyntaxError`.
 */
export class CatalogueSyntaxError
  extends SyntaxError
  implements CatalogueError
{
  override readonly name = 'SyntaxError';

  /**
   * @param message - the message with its values
   * @param line - of the program, from 1
   */
  constructor(
    readonly messageId: MessageId,
    message: string,
    public line?: number,
  ) {
    super(message);
  }
}

/** Whether a thrown value carries a message of the catalogue. */
export function isCatalogueError(error: unknown): error is CatalogueError {
  return (
    error instanceof CombositeFunctionsError ||
    error instanceof CatalogueSyntaxError
  );
}

/** A value as it is in a message: short, on one line. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return `'${shorten(value)}'`;
  }
  if (value instanceof Promise) {
    return PROMISE;
  }
  if (
    typeof value === 'object' ? value !== null : typeof value === 'function'
  ) {
    try {
      return shorten(JSON.stringify(value) ?? typeof value);
    } catch {
      return typeof value;
    }
  }
  return String(value);
}

function shorten(text: string): string {
  const MAX = 60;
  return text.length > MAX ? `${text.slice(0, MAX)}…` : text;
}
