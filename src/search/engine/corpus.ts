import {fold, identifierParts, withoutHiragana} from './fold';
import {createHaystack} from './haystack';
import type {Haystack} from './haystack';
import type {SearchDoc} from './types';

/** All entries, prepared for the search. Lists are by position of the entry. */
export interface Corpus {
  readonly docs: readonly SearchDoc[];
  /** Folded, without spaces. */
  readonly titles: readonly string[];
  /** Folded. */
  readonly contents: readonly string[];
  /** Words of which identifiers in the title consist. */
  readonly parts: readonly ReadonlySet<string>[];
  readonly inTitle: Haystack;
  readonly inText: Haystack;
  /** The same without hiragana. */
  readonly inBareTitle: Haystack;
  readonly inBareText: Haystack;
  /** The position of an entry's page; that of the page itself if it is one. */
  readonly pageOf: (position: number) => number;
  /** Whether any entry holds the text. */
  readonly isKnown: (text: string) => boolean;
}

/**
 * Prepares the entries.
 *
 * @param docs - pages, each followed by its sections
 */
export function createCorpus(docs: readonly SearchDoc[]): Corpus {
  const titles = docs.map(({title}) => fold(title).replaceAll(' ', ''));
  const contents = docs.map(({content}) => fold(content));
  const inTitle = createHaystack(titles);
  const inText = createHaystack(contents);
  let page = 0;
  const pages = docs.map(({type}, position) => {
    page = type === 0 ? position : page;
    return page;
  });
  return {
    docs,
    titles,
    contents,
    parts: docs.map(
      ({title}) => new Set(title.split('.').flatMap(identifierParts)),
    ),
    inTitle,
    inText,
    inBareTitle: createHaystack(titles.map(withoutHiragana)),
    inBareText: createHaystack(
      contents.map((content) => withoutHiragana(content).replaceAll(' ', '')),
    ),
    pageOf: (position) => pages[position] ?? 0,
    isKnown: (text) => inTitle.count(text).size + inText.count(text).size > 0,
  };
}
