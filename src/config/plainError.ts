import {inspect} from 'node:util';

/**
 * An error that is told by its words alone: where this program stands is of no
 * use to a writer.
 *
 * @param message - in Japanese, with file and line
 */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), {
    stack: message,
    [inspect.custom]: () => message,
  });
}
