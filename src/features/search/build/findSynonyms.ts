import {fold} from '../shared/fold';
import {phonetic} from '../shared/phonetic';
import type {GlossaryEntry} from '../../glossary/build/readGlossary';
import type {SearchDoc, Synonyms} from '../shared/types';
import {EVERYDAY_WORDS} from './everydayWords';
import {JAPANESE_RUN} from './words';
import type {Segmenter} from './words';

/** What the stubs say of a name: `在籍中`, `ざいせきちゅう`, `Zaisekichu`. */
export interface NamedValue {
  readonly name: string;
  readonly label: string;
  readonly reading?: string;
}

/**
 * Other ways to write the words of the site: the glossary's readings, romaji,
 * English and synonyms, the stubs' readings, and the dictionary's readings of
 * the pages' titles and of every word with kanji; the client puts the words of
 * a compound together.
 *
 * @param searchDocs - all entries
 * @param glossary - the site's terms
 * @param values - enumerations and their members
 * @param segment - cuts Japanese into words
 * @returns sorted by word; of spellings that sound alike, one
 */
export function findSynonyms(
  searchDocs: readonly SearchDoc[],
  glossary: readonly GlossaryEntry[],
  values: readonly NamedValue[],
  segment: Segmenter,
): Synonyms[] {
  const others = new Map<string, Map<string, string>>();
  const add = (word: string, ...spellings: (string | undefined)[]) => {
    const known = others.get(word) ?? new Map<string, string>();
    others.set(word, known);
    for (const spelling of spellings) {
      if (spelling && fold(spelling) !== fold(word)) {
        const sound = phonetic(spelling) ?? fold(spelling);
        known.set(sound, known.get(sound) ?? spelling);
      }
    }
  };

  for (const entry of glossary) {
    add(
      entry.term,
      entry.reading,
      entry.romaji,
      entry.english,
      ...entry.synonyms,
    );
  }
  for (const [word, spellings] of EVERYDAY_WORDS) {
    add(word, ...spellings);
  }
  for (const {name, label, reading} of values) {
    add(label, reading, name);
  }
  for (const {title, content, type} of searchDocs) {
    if (type === 0) {
      addReading(title.replace(/[「」\s].*$/, ''));
    }
    for (const [run] of `${title}\n${content}`.matchAll(JAPANESE_RUN)) {
      for (const word of segment(run)) {
        if (word.isNoun && word.text.length > 1) {
          add(word.text, word.reading);
        }
      }
    }
  }
  return [...others]
    .map(([word, spellings]): Synonyms => [word, [...spellings.values()]])
    .filter(([, spellings]) => spellings.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

  /** The reading of a phrase, if the dictionary has all of it. */
  function addReading(phrase: string): void {
    const words = segment(phrase);
    if (
      words.some(({reading}) => reading) &&
      words.every(({text, reading}) => reading ?? phonetic(text))
    ) {
      add(phrase, words.map(({text, reading}) => reading ?? text).join(''));
    }
  }
}
