import {checkShape} from '../../shapes/checkShape';
import {InputError} from './inputError';
import type {JsonFile} from './jsonFile';
import type {Path, Shape} from '../../shapes/shape';

/** Mistakes that are told at once. */
const MOST_MISTAKES = 10;

/**
 * Checks that a reader's JSON has the form that the runtime expects, so that a
 * mistake is named by its place and not by a failure far from it.
 *
 * @param content - what is checked, the file's whole content without it
 * @param path - where it stands
 * @returns the content, with what the shape adds
 * @throws InputError with the file and the place of each mistake
 */
export function checkContent<Content>(
  source: JsonFile,
  shape: Shape,
  content = source.content,
  path: Path = [],
): Content {
  const checked = checkShape(shape, content);
  if (checked.mistakes.length === 0) {
    return checked.content as Content;
  }
  throw mistakes(
    checked.mistakes.map(({message, path: inner}) => {
      const whole = [...path, ...inner];
      const place = source.placeOf(whole);
      return `${place}${whole.length === 0 ? '：ファイルの全体' : ''}${message}`;
    }),
  );
}

/** The error that names several mistakes. */
export function mistakes(all: readonly string[]): InputError {
  return new InputError(
    [
      ...all.slice(0, MOST_MISTAKES),
      ...(all.length > MOST_MISTAKES
        ? [`ほかに${all.length - MOST_MISTAKES}か所あります。`]
        : []),
    ].join('\n'),
  );
}
