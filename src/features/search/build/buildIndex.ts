import lunr from 'lunr';
import type {SearchDoc} from '../shared/types';
import {indexedWords, spelledWords} from './words';
import type {Segmenter} from './words';

/**
 * lunr's index of the entries: the words of their titles, and those of the texts
 * that can be misspelt, each where it stands first. The client takes from it how
 * they are written; where words stand it reads in the text itself.
 *
 * @param searchDocs - all entries; an entry's ref is its position
 * @param segment - cuts Japanese into words
 */
export function buildIndex(
  searchDocs: readonly SearchDoc[],
  segment: Segmenter,
): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.field('words');
  // Words come in ready; each counts once.
  builder.k1(0);
  builder.b(0);
  const known = new Set<string>();
  searchDocs.forEach(({content, title}, id) => {
    const words = [
      ...indexedWords(title, segment),
      ...spelledWords(content),
    ].filter((word) => !known.has(word));
    if (words.length > 0) {
      builder.add({id, words});
      words.forEach((word) => known.add(word));
    }
  });
  return builder.build();
}
