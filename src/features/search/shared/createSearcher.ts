/*
 * The search itself, the same in the worker, the tests and the benchmark.
 *
 * Words are looked up in the folded text of all entries, as it is and
 * without hiragana; lunr's index says how a misspelt word is written. A word in
 * a title counts more than one in the text, a rare word more than a common one,
 * and pages with all words come before those with some.
 */
import lunr from 'lunr';
import {createCorpus} from './corpus';
import {correct, createMatcher} from './createMatcher';
import {createLexicon} from './lexicon';
import {parseQuery} from './parseQuery';
import type {QueryWord} from './parseQuery';
import {scoreEntries} from './scoreEntries';
import {selectHits} from './selectHits';
import type {SearchDocFile, SearchResult} from './types';

export interface Searcher {
  /**
   * @param input - what the reader typed
   * @returns at most as many hits as the file says, the best first, those of a
   *   page together
   */
  readonly search: (input: string) => SearchResult;
}

/**
 * Prepares a search.
 *
 * @param file - content of `search-doc-{timestamp}.json`
 * @param serializedIndex - content of `lunr-index-{timestamp}.json`
 * @throws if the first isn't what it should be
 */
export function createSearcher(
  {searchDocs, options, synonyms, everyday}: SearchDocFile,
  serializedIndex: object,
): Searcher {
  // Only a misspelt word needs it.
  let index: lunr.Index | undefined;
  const loadIndex = () => (index ??= lunr.Index.load(serializedIndex));
  const lexicon = createLexicon(synonyms, everyday);
  const corpus = createCorpus(searchDocs);
  const matchWord = createMatcher({corpus, loadIndex}, lexicon);
  return {
    search(input) {
      const query = parseQuery(input);
      const phrase = lexicon.phrase(query);
      // A misspelt identifier is one word; what it is made of may not be misspelt.
      const isOne = ({script, text}: QueryWord) =>
        corpus.isKnown(text) ||
        (script === 'latin' && correct(loadIndex, text).length > 0);
      const words = query.words.flatMap((word) =>
        isOne(word) ? [word] : lexicon.split(word),
      );
      const asked = phrase ? [phrase] : words;
      const matches = asked.map((word) => matchWord(word, asked.length === 1));
      const scores = scoreEntries(corpus, matches, query);
      const marks = {matches, whole: query.whole};
      return selectHits(corpus, scores, marks, options.maxHits);
    },
  };
}
