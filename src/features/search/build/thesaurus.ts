/*
 * Words that mean the same, by Works Applications' dictionary: 引っ越し and
 * 転居, 給料 and 給与. Only the build has it; what the client needs of it is in
 * the search's file.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What is read of a group, by the dictionary's names. */
interface Group {
  readonly items: readonly {
    readonly midashi: string;
    readonly expandControl: number;
  }[];
}

/** Its own mark for a word that was taken out. */
const REMOVED = 2;

/** @returns groups of words that mean the same */
export function readThesaurus(): string[][] {
  // Its module for `import` is missing.
  const script = createRequire(import.meta.url).resolve(
    'sudachi-synonyms-dictionary',
  );
  const groups = JSON.parse(
    readFileSync(
      path.join(path.dirname(script), 'sudachi-synonyms-dictionary.json'),
      'utf8',
    ),
  ) as Group[];
  return groups.map(({items}) =>
    items
      .filter(({expandControl}) => expandControl !== REMOVED)
      .map(({midashi}) => midashi),
  );
}
