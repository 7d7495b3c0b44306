import {MESSAGES, isCatalogueError} from '@combosite-functions/simulator';

/** What the platform says when it refuses something. */
export interface Refusal {
  /** The message of the catalogue, as a sentence. */
  readonly message: string;
  /** What the catalogue advises. */
  readonly mend: string;
}

/**
 * Tries something on the platform.
 *
 * @param attempt - what is tried
 * @returns why the platform refuses it, or `undefined` if it doesn't
 */
export function refusalOf(attempt: () => void): Refusal | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (!isCatalogueError(error)) {
      throw error;
    }
    return {
      message: `${error.message}。`,
      mend: MESSAGES[error.messageId].mend,
    };
  }
}

/** A refusal as one text; `undefined` for none. */
export function describeRefusal(
  refusal: Refusal | undefined,
): string | undefined {
  return refusal && `${refusal.message}${refusal.mend}`;
}
