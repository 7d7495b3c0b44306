/*
 * Names to avoid for the item keys of custom data definitions, and names that
 * programs find in place: the one list for the runtime, the page and the tests.
 */

import programNames from './programNames.json';
import reservedWords from './reservedWordList.json';

/** A group of names with the reason that they share. */
export interface ReservedWords {
  /** The names. */
  readonly words: readonly string[];
  /** Why to avoid them, in Japanese, without a full stop. */
  readonly reason: string;
  /** A name to use instead. */
  readonly example: string;
  /** `refused` can't be registered here; `discouraged` works, but is awkward. */
  readonly level: 'refused' | 'discouraged';
}

// assumption: reserved-words-list
/** All groups, in the order of the page. */
export const RESERVED_WORDS = reservedWords as readonly ReservedWords[];

/**
 * The group to which a name belongs.
 *
 * @returns the group, or `undefined` if the name is free
 */
export function findReservedWord(word: string): ReservedWords | undefined {
  return RESERVED_WORDS.find(({words}) => words.includes(word));
}

// assumption: runtime-globals
/**
 * Names that every program finds in place, or has to define, and what they are
 * for: it mustn't use them for something else. Kubun come on top.
 */
export const PROGRAM_NAMES = programNames;
