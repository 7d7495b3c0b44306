import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {Assumption} from '../../src/features/assumptions/shared/kinds';
import {ANY_ID, removeMarks} from './confirm';
import {canBeMarked} from '../generated/assumptions';
import type {Source} from '../generated/assumptions';

/** A name in more files says too little to be looked up. */
const MOST_FILES = 20;

/**
 * Finds all that depends on one: the places of its marks, and what uses its id, a
 * message that carries it, or a name that it gives. Tests whose inputs rest on a
 * rule fail as soon as the rule is changed.
 *
 * @param texts - all files in which it can have left a trace
 * @returns lists for the terminal, by their titles; also empty ones
 */
export function dependents(
  {id, text}: Pick<Assumption, 'id' | 'text'>,
  texts: readonly Source[],
): Readonly<Record<string, readonly string[]>> {
  const places = markedWith(id, texts).flatMap((one) => placesIn(one, id));
  const names = [
    ...[...text.matchAll(/`([A-Za-z]\w{3,})/g)].map(([, name = '']) => name),
    ...places.flatMap((place) => /(?<= ')[\w-]+(?=':)/.exec(place) ?? []),
  ].filter((name) => linesWith([name], texts).length <= MOST_FILES);
  return {
    印のある場所: places,
    同じ名前を使っている場所: linesWith([`'${id}'`, ...names], texts),
  };
}

/** Those that have a mark of an id. */
export function markedWith(id: string, texts: readonly Source[]): Source[] {
  return texts.filter(
    (one) => canBeMarked(one) && markedIds(one.text).includes(id),
  );
}

/** Each mark with the statement or the declaration that it is about. */
function placesIn({file, text}: Source, id: string): string[] {
  const lines = text.split('\n');
  const statements = lines.map((line) =>
    removeMarks(line, ANY_ID)
      .replace(/^\s*\/?\*+\/?/, '')
      .trim(),
  );
  return lines.flatMap((line, index) =>
    markedIds(line).includes(id)
      ? `${file}:${index + 1} ${statements.slice(index).find(Boolean) ?? ''}`
      : [],
  );
}

/** The lines with one of some texts that isn't part of a longer name: `a.ts:3,8`. */
function linesWith(
  wanted: readonly string[],
  sources: readonly Source[],
): string[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${wanted.join('|')})(?![\\w-])`);
  return sources.flatMap(({file, text}) => {
    const lines = text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return lines.length > 0 ? [`${file}:${lines.join(',')}`] : [];
  });
}
