import {keyOf} from '../shared/lexicon';
import {phonetic} from '../shared/phonetic';
import type {GlossaryEntry} from '../../glossary/build/readGlossary';
import type {SearchDoc, Synonyms} from '../shared/types';
import everydayWords from './everydayWords.json';
import {readThesaurus} from './thesaurus';
import {JAPANESE_RUN} from './words';
import type {Segmenter} from './words';

/** What the stubs say of a name: `在籍中`, `ざいせきちゅう`, `Zaisekichu`. */
export interface NamedValue {
  readonly name: string;
  readonly label: string;
  readonly reading?: string;
}

/**
 * Other words for those of the site. `synonyms`: the glossary's readings, romaji,
 * English and synonyms, the stubs' readings, and the dictionary's readings of
 * the pages' titles and of every word with kanji; the client puts the words of
 * a compound together. `everyday`: what people say for them in general.
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
): {synonyms: Synonyms[]; everyday: Synonyms[]} {
  const others = new Map<string, Map<string, string>>();
  /** Words and compounds of the pages. */
  const written = new Set(glossary.map(({term}) => term));
  const add = (word: string, ...spellings: (string | undefined)[]) => {
    const known = others.get(word) ?? new Map<string, string>();
    others.set(word, known);
    for (const spelling of spellings) {
      if (spelling && keyOf(spelling) !== keyOf(word)) {
        const key = keyOf(spelling);
        known.set(key, known.get(key) ?? spelling);
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
  for (const {name, label, reading} of values) {
    add(label, reading, name);
  }
  for (const {title, content, also = [], type} of searchDocs) {
    if (type === 0) {
      addReading(title.replace(/[「」\s].*$/, ''));
    }
    const runs = Array.from(content.matchAll(JAPANESE_RUN), ([run]) => run);
    for (const run of [title, ...also, ...runs]) {
      written.add(run);
      for (const word of segment(run)) {
        written.add(word.text);
        if (word.isNoun && word.text.length > 1) {
          add(word.text, word.reading);
        }
      }
    }
  }
  const synonyms = [...others]
    .map(([word, spellings]): Synonyms => [word, [...spellings.values()]])
    .filter(([, spellings]) => spellings.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const everyday = readThesaurus()
    .flatMap((group) =>
      group
        .filter((word) => written.has(word))
        .map((word): Synonyms => [word, unlike(word, group)]),
    )
    .filter(([, spellings]) => spellings.length > 0);
  return {synonyms, everyday: [...Object.entries(everydayWords), ...everyday]};

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

/** Of several spellings those that aren't the word, one for each key. */
function unlike(word: string, spellings: readonly string[]): string[] {
  const byKey = new Map(spellings.map((other) => [keyOf(other), other]));
  byKey.delete(keyOf(word));
  return [...byKey.values()];
}
