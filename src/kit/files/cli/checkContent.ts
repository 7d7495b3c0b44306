import * as v from 'valibot';
import {InputError} from './inputError';

/** Mistakes that are told at once. */
const MOST_MISTAKES = 5;

/**
 * Checks that a reader's JSON has the form that the runtime expects, so that a
 * mistake is named by its place and not by a failure far from it.
 *
 * @param file - its name, for messages
 * @param content - what the file holds
 * @param schema - what it must be; its messages follow the place
 * @returns the content, with what the schema adds
 * @throws InputError with the file and the place of each mistake
 */
export function checkContent<Schema extends v.GenericSchema>(
  file: string,
  content: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const {issues = [], output, success} = v.safeParse(schema, content);
  if (success) {
    return output;
  }
  const mistakes = issues.map(
    ({message, path}) => `${file}：${placeOf(path)}${message}`,
  );
  throw new InputError(
    [
      ...mistakes.slice(0, MOST_MISTAKES),
      ...(mistakes.length > MOST_MISTAKES
        ? [`ほかに${mistakes.length - MOST_MISTAKES}か所あります。`]
        : []),
    ].join('\n'),
  );
}

/** `「employees[0].employeeId」` */
function placeOf(path: readonly v.IssuePathItem[] | undefined): string {
  if (!path) {
    return 'ファイルの全体';
  }
  const place = path
    .map(({key}) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return `「${place.replace(/^\./, '')}」`;
}
