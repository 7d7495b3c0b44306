import {isCatalogueError} from '../runtime/errors';
import {MESSAGES} from '../runtime/messages';

/**
 * What the platform says when it refuses something.
 *
 * @param attempt - what is tried
 * @returns the message of the catalogue and how to mend it, or `undefined` if
 *   the platform accepts it
 */
export function messageOf(attempt: () => void): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (!isCatalogueError(error)) {
      throw error;
    }
    return `${error.message}。${MESSAGES[error.messageId].mend}`;
  }
}
