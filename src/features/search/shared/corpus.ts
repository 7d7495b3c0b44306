import {fold, identifierParts, withoutHiragana} from './fold';
import {sum} from './sum';
import {coreOf, parseQuery} from './parseQuery';
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
  /** What other pages call the entries, one line each; folded. */
  readonly inAlso: Haystack;
  /** How much a word in an entry's text says, by the text's length. */
  readonly density: readonly number[];
  /** The words that a title says, in a row: of 「シークレットとは」, シークレット. */
  readonly cores: readonly string[];
  /** Entries to which a text leads, by the text, folded. */
  readonly targets: ReadonlyMap<string, readonly number[]>;
  /** The same without hiragana. */
  readonly inBareTitle: Haystack;
  readonly inBareText: Haystack;
  readonly inBareAlso: Haystack;
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
  const averageLength =
    sum(contents.map(({length}) => length)) / (contents.length || 1);
  const targets = new Map<string, number[]>();
  docs.forEach(({also = []}, position) =>
    also.forEach((text) => {
      const key = lineOf(text);
      targets.set(key, [...(targets.get(key) ?? []), position]);
    }),
  );
  const names = docs.map(({also = []}) => also.map(lineOf).join('\n'));
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
    inAlso: createHaystack(names),
    inBareAlso: createHaystack(names.map(withoutHiragana)),
    density: contents.map(({length}) =>
      Math.min(1.2, Math.max(0.35, (averageLength / (length + 1)) ** 0.3)),
    ),
    cores: docs.map(({title}) => coreOf(parseQuery(title))),
    targets,
    inBareTitle: createHaystack(titles.map(withoutHiragana)),
    inBareText: createHaystack(
      contents.map((content) => withoutHiragana(content).replaceAll(' ', '')),
    ),
    pageOf: (position) => pages[position] ?? 0,
    isKnown: (text) => inTitle.count(text).size + inText.count(text).size > 0,
  };
}

/** As titles are folded. */
function lineOf(text: string): string {
  return fold(text).replaceAll(' ', '');
}
