import * as v from 'valibot';
import {InputError} from './inputError';
import type {JsonFile} from './jsonFile';
import type {Path} from '../../shapes/names';

/** Mistakes that are told at once. */
const MOST_MISTAKES = 10;

/**
 * Checks that a reader's JSON has the form that the runtime expects, so that a
 * mistake is named by its place and not by a failure far from it.
 *
 * @param source - the file
 * @param schema - what it must be; its messages follow the place
 * @param content - what is checked, the file's whole content without it
 * @param path - where it stands
 * @returns the content, with what the schema adds
 * @throws InputError with the file and the place of each mistake
 */
export function checkContent<Schema extends v.GenericSchema>(
  source: JsonFile,
  schema: Schema,
  content = source.content,
  path: Path = [],
): v.InferOutput<Schema> {
  const {issues = [], output, success} = v.safeParse(schema, content);
  if (success) {
    return output;
  }
  throw mistakes(
    issues.map(({message, path: inner = []}) => {
      const whole = [...path, ...inner.map(({key}) => key as string | number)];
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
