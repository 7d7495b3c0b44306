import {fold, withoutHiragana} from './fold';
import {sum} from './sum';
import {WEIGHT} from './weights';
import {createHaystack} from './haystack';
import type {Haystack} from './haystack';
import {CODE_BEGINS} from './types';
import type {SearchDoc} from './types';

/** What two kanji begin with nothing of the kind before them. */
const BEGINNING = /(?<![一-龠々])[一-龠々]{2}/g;

/** A place of an entry in which words are looked for. */
export type PlaceName = 'title' | 'text' | 'code' | 'also';

export interface Place {
  readonly name: PlaceName;
  /** Folded; titles and names without spaces. */
  readonly whole: Haystack;
  /** The same without hiragana. */
  readonly bare: Haystack;
  /** From 0 to 1: how much of what stands there is a needle found in it. */
  readonly fit: (
    text: string,
    needle: string,
    position: number,
    count: number,
  ) => number;
  /** The position of the entry of which a text is. */
  readonly entryOf: (at: number) => number;
}

/** All entries, prepared for the search. Lists are by position of the entry. */
export interface Corpus {
  readonly docs: readonly SearchDoc[];
  /** Folded, without spaces. */
  readonly titles: readonly string[];
  readonly places: readonly Place[];
  readonly inTitle: Haystack;
  readonly inText: Haystack;
  /** What other pages call each entry; folded. */
  readonly names: readonly (readonly string[])[];
  /** The blocks of the texts, folded. */
  readonly lines: readonly (readonly string[])[];
  /** The position of an entry's page; that of the page itself if it is one. */
  readonly pageOf: (position: number) => number;
  /** How many entries a page has, itself among them. */
  readonly entriesOf: (page: number) => number;
  /** Whether any entry holds the text. */
  readonly isKnown: (text: string) => boolean;
  /** Two kanji with which a word begins somewhere: 手当, but not 勤手. */
  readonly beginnings: ReadonlySet<string>;
}

/**
 * Prepares the entries.
 *
 * @param docs - pages, each followed by its sections
 */
export function createCorpus(docs: readonly SearchDoc[]): Corpus {
  const titles = docs.map(({title}) => lineOf(title));
  const [lines, code] = [0, 1].map((part) =>
    docs.map(({content}) =>
      (content.split(CODE_BEGINS)[part] ?? '').split('\n').map(fold),
    ),
  ) as [string[][], string[][]];
  const contents = lines.map((own) => own.join(' '));
  const programs = code.map((own) => own.join(' '));
  const namesOf = docs.map(({also = []}) => also.map(lineOf));
  const names = namesOf.flat();
  const named = namesOf.flatMap((own, position) => own.map(() => position));
  const averageLength =
    sum(contents.map(({length}) => length)) / (contents.length || 1);
  // How much a word in an entry's text says, by the text's length.
  const density = contents.map(({length}) =>
    Math.min(1.2, Math.max(0.35, (averageLength / (length + 1)) ** 0.3)),
  );
  // A title that many entries have says little of each.
  const timesOf = new Map<string, number>();
  titles.forEach((title) => timesOf.set(title, (timesOf.get(title) ?? 0) + 1));
  const inTitle = createHaystack(titles);
  const inText = createHaystack(contents);
  const inCode = createHaystack(programs);
  const inAlso = createHaystack(names);
  const bare = (texts: readonly string[]) =>
    createHaystack(
      texts.map((text) => withoutHiragana(text).replaceAll(' ', '')),
    );
  let page = 0;
  const pages = docs.map(({type}, position) => {
    page = type === 0 ? position : page;
    return page;
  });
  const entriesOf = new Map<number, number>();
  pages.forEach((of) => entriesOf.set(of, (entriesOf.get(of) ?? 0) + 1));
  const fitOften: Place['fit'] = (_, __, position, count) =>
    Math.min(1, WEIGHT.textOnce + WEIGHT.textAgain * Math.log2(count)) *
    (density[position] ?? 1);
  const beginnings = new Set(
    [...titles, ...contents].flatMap((text) => text.match(BEGINNING) ?? []),
  );
  return {
    docs,
    titles,
    places: [
      {
        name: 'title',
        whole: inTitle,
        bare: bare(titles),
        fit(title, needle) {
          const member = title.slice(title.lastIndexOf('.') + 1);
          return (
            shareOf(needle, member.includes(needle) ? member : title) /
            (timesOf.get(title) ?? 1) ** WEIGHT.sameTitle
          );
        },
        entryOf: (at) => at,
      },
      {
        name: 'text',
        whole: inText,
        bare: bare(contents),
        fit: fitOften,
        entryOf: (at) => at,
      },
      {
        name: 'code',
        whole: inCode,
        bare: bare(programs),
        fit: fitOften,
        entryOf: (at) => at,
      },
      {
        name: 'also',
        whole: inAlso,
        bare: bare(names),
        fit: (name, needle) => shareOf(needle, name),
        entryOf: (at) => named[at] ?? 0,
      },
    ],
    inTitle,
    inText,
    names: namesOf,
    lines,
    pageOf: (position) => pages[position] ?? 0,
    entriesOf: (of) => entriesOf.get(of) ?? 0,
    isKnown: (text) =>
      [inTitle, inText, inCode].some((place) => place.count(text).size > 0),
    beginnings,
  };
}

/** How much of a line a needle in it is. */
function shareOf(needle: string, line: string): number {
  return (
    1 -
    WEIGHT.share +
    WEIGHT.share * Math.min(1, needle.length / (line.length || 1))
  );
}

/** As titles are folded. */
function lineOf(text: string): string {
  return fold(text).replaceAll(' ', '');
}
