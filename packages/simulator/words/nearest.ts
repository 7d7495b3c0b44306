import {foldWidth} from './width';

/** How many names a message lists. */
const MOST_NAMES = 3;

/** Letters from which on a name has room for two mistakes. */
const LONG_NAME = 8;

/** How many letters of a name are compared. */
const COMPARED_LENGTH = 100;

const fold = (one: string): string => foldWidth(one).toLowerCase();

/**
 * Names in the order of their likeness to another one.
 *
 * @param name - the one that doesn't exist
 * @param known - those that do
 */
export function byLikeness(name: string, known: readonly string[]): string[] {
  const given = fold(name.slice(0, COMPARED_LENGTH));
  return known
    .map((one) => ({one, distance: distanceOf(given, fold(one))}))
    .sort((a, b) => a.distance - b.distance)
    .map(({one}) => one);
}

/**
 * Names for a message about one that doesn't exist: the most similar first, and
 * none with more than twice its mistakes.
 *
 * @param name - the one that doesn't exist
 * @param known - those that do
 */
export function nearestNames(name: string, known: readonly string[]): string {
  const given = fold(name.slice(0, COMPARED_LENGTH));
  const names = byLikeness(name, known).slice(0, MOST_NAMES);
  const mistakes = names.map((one) => editDistance(given, fold(one)));
  return names
    .filter((_, index) => (mistakes[index] ?? 0) <= 2 * (mistakes[0] ?? 0))
    .join('、');
}

/**
 * The name that another one may be a misspelling of: a letter is another one,
 * of a long name two. One that counts (`2号棟`) is a name of its own.
 *
 * @param name - the one that may be wrong
 * @param known - those that it may mean
 */
export function misspeltName(
  name: string,
  known: readonly string[],
): string | undefined {
  const most = name.length < LONG_NAME ? 1 : 2;
  return byLikeness(name, known)
    .slice(0, MOST_NAMES)
    .find(
      (one) =>
        one !== name &&
        editDistance(name, one) <= most &&
        name.replace(/\P{Nd}/gu, '') === one.replace(/\P{Nd}/gu, ''),
    );
}

/** A name that contains the other is nearer than any other one. */
function distanceOf(given: string, known: string): number {
  const shorter = given.length < known.length ? given : known;
  const longer = shorter === given ? known : given;
  const distance = editDistance(given, known);
  return shorter.length > 1 && longer.includes(shorter)
    ? distance / (longer.length + 1)
    : distance;
}

/** How many letters have to be changed, added or taken out. */
function editDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
