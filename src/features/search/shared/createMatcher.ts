import type lunr from 'lunr';
import {fold, withoutHiragana} from './fold';
import {sum} from './sum';
import {WEIGHT} from './weights';
import type {Corpus, PlaceName} from './corpus';
import type {Lexicon, Spelling} from './lexicon';
import type {QueryWord} from './parseQuery';

/** How well a word fits an entry: from 0 to 1 in each place. */
export type Fit = Record<PlaceName, number> & {
  /** Whether the text holds it, or how much of it. */
  there: number;
  /** How well it fits each of its names. */
  readonly names: Map<number, number>;
};

/** Whether a word is there, partly if only parts of it are. */
export function presence({also, there, title}: Fit): number {
  return Math.min(
    1,
    Math.max(there, title * WEIGHT.stepped, also * WEIGHT.stepped),
  );
}

/** By the position of the entry. */
export type Fits = Map<number, Fit>;

/** A word of the query in all entries. */
export interface Match {
  readonly fits: Fits;
  /** Entries that hold it whole. */
  readonly holders: ReadonlySet<number>;
  /** How much the word says. */
  readonly weight: number;
  /** Ways to write it that were looked for. */
  readonly needles: readonly string[];
  /** Parts of it that were found, for entries that don't hold it whole. */
  readonly pieces: readonly string[];
  /** How it is written, if no entry holds it as typed; folded. */
  readonly corrected: readonly string[];
  /** The word as typed, if nothing was found for it. */
  readonly missing: readonly string[];
}

/** What words are looked up in. */
interface Sources {
  readonly corpus: Corpus;
  /** Knows how misspelt words are written. */
  readonly loadIndex: () => lunr.Index;
}

/**
 * Prepares to look words up, by all their spellings.
 *
 * @param sources - the entries, and lunr's index
 * @param lexicon - other ways to write words
 */
export function createMatcher(
  sources: Sources,
  lexicon: Lexicon,
): (word: QueryWord, isAlone: boolean) => Match {
  const {corpus, loadIndex} = sources;
  return (word, isAlone) => {
    const fits: Fits = new Map();
    const isName =
      (isAlone || word.script === 'latin') &&
      corpus.inTitle.count(word.text).size > 0;
    const spellings = lexicon.spellings(word).map((spelling) =>
      // What the reader typed is in a heading; other words for it come after.
      spelling.text !== word.text && isName
        ? {...spelling, weight: spelling.weight * WEIGHT.besideName}
        : spelling,
    );
    spellings.forEach((spelling) => addSpelling(corpus, fits, spelling, word));
    const holders = new Set(fits.keys());
    const found = holders.size;
    const needles = spellings.map(({text}) => text);
    const pieces =
      word.script === 'japanese'
        ? addPieces(corpus, lexicon, fits, word, isAlone && found > 0)
        : [];
    const corrected = found === 0 ? correct(loadIndex, word.text) : [];
    corrected.forEach((text) =>
      addSpelling(corpus, fits, {text, weight: WEIGHT.misspelt}, word),
    );
    needles.push(...corrected);
    return {
      fits,
      holders,
      weight:
        rarity(corpus, found || fits.size) * (word.isCut ? WEIGHT.cut : 1),
      needles,
      pieces,
      corrected,
      missing:
        found + corrected.length === 0 &&
        isWhole(word) &&
        !corpus.isKnown(fold(word.typed))
          ? [word.typed]
          : [],
    };
  };
}

/** Hiragana comes with its particles, and one kanji without its ending. */
function isWhole({script, typed}: QueryWord): boolean {
  return script !== 'kana' && typed.length > 1;
}

/** Notes that a word fits an entry, if no better fit is known. */
function raise(
  fits: Fits,
  position: number,
  part: PlaceName | 'there',
  value: number,
  name = -1,
): void {
  const fit = fits.get(position) ?? {
    title: 0,
    text: 0,
    code: 0,
    also: 0,
    there: 0,
    names: new Map<number, number>(),
  };
  fit[part] = Math.max(fit[part], value);
  if (part === 'also') {
    fit.names.set(name, Math.max(fit.names.get(name) ?? 0, value));
  }
  fits.set(position, fit);
}

/** Looks one spelling up. */
function addSpelling(
  corpus: Corpus,
  fits: Fits,
  {text, weight, isExact}: Spelling,
  {script}: Pick<QueryWord, 'script'>,
): void {
  const isBare = script === 'japanese' && text.length > 1 && !isExact;
  for (const {name, whole, bare, fit, entryOf} of corpus.places) {
    for (const [haystack, needle, value] of [
      [whole, text, weight],
      [bare, isBare ? withoutHiragana(text) : '', WEIGHT.bare * weight],
    ] as const) {
      haystack.count(needle).forEach((count, at) => {
        const held = haystack.texts[at] ?? '';
        const position = entryOf(at);
        raise(fits, position, name, value * fit(held, needle, at, count), at);
        if (name === 'text' || name === 'code') {
          raise(fits, position, 'there', value);
        }
      });
    }
  }
}

/**
 * Looks for the parts of a compound, and other words for them,
 * in entries that don't hold it whole.
 *
 * @param isHeld - whether the compound is all that is asked for, and known: its
 *   parts are words then, too
 * @returns the parts that were found somewhere
 */
function addPieces(
  corpus: Corpus,
  lexicon: Lexicon,
  fits: Fits,
  word: QueryWord,
  isHeld: boolean,
): string[] {
  const isWord = (text: string) =>
    !/^[一-龠々]{2}$/.test(text) || corpus.beginnings.has(text);
  const all = piecesOf(word.text).filter((text) => !isHeld || isWord(text));
  if (all.length < 2) {
    return [];
  }
  const pieces = all
    .map((text) => {
      const spellings = lexicon
        .spellings({text, typed: text, script: word.script})
        // Of a part, what people say in general is too much of a guess.
        .filter(
          (spelling) =>
            spelling.weight > WEIGHT.everyday && corpus.isKnown(spelling.text),
        );
      const holders = new Set(
        spellings.flatMap((spelling) => [
          ...corpus.inText.count(spelling.text).keys(),
        ]),
      );
      return {
        text,
        spellings,
        size: text.length * rarity(corpus, holders.size),
      };
    })
    // Neighbouring kanji that belong to different words are known nowhere.
    .filter(({spellings}) => spellings.length > 0);
  const total = sum(pieces.map(({size}) => size));
  for (const {name, whole, fit, entryOf} of corpus.places) {
    const shares = new Map<number, number>();
    for (const {spellings, size} of pieces) {
      const sure = new Map<number, number>();
      for (const {text, weight} of spellings) {
        whole.count(text).forEach((_, position) => {
          sure.set(position, Math.max(sure.get(position) ?? 0, weight));
        });
      }
      sure.forEach((weight, position) => {
        const share = (shares.get(position) ?? 0) + (weight * size) / total;
        shares.set(position, share);
      });
    }
    shares.forEach((share, at) => {
      const held = whole.texts[at] ?? '';
      const position = entryOf(at);
      const part = WEIGHT.partial * share ** WEIGHT.partialPower;
      raise(fits, position, name, part * fit(held, word.text, at, 1), at);
      raise(fits, position, 'there', share);
    });
  }
  return pieces
    .map(({text}) => text)
    .filter(
      (text) =>
        text.length > 1 && corpus.inText.count(text).size > 0 && isWord(text),
    );
}

/** The parts of a compound that may stand apart. */
function piecesOf(text: string): string[] {
  return (text.match(/[一-龠々]+|[^一-龠々]+/g) ?? []).flatMap((run) =>
    /[一-龠々]/.test(run) && run.length > 2
      ? Array.from({length: run.length - 1}, (_, at) => run.slice(at, at + 2))
      : [run],
  );
}

/** How much a word says that so many entries hold. */
export function rarity({docs}: Corpus, frequency: number): number {
  return Math.log(1 + docs.length / (frequency + 1)) ** WEIGHT.rarityPower;
}

/** Words of the index that differ by one letter. */
export function correct(loadIndex: () => lunr.Index, text: string): string[] {
  if (text.length < (/^[a-z]/.test(text) ? 5 : 4) || text.length > 40) {
    return [];
  }
  const corrected = new Set<string>();
  for (const {matchData} of loadIndex().query((query) =>
    query.term(text, {editDistance: 1, usePipeline: false}),
  )) {
    Object.keys(matchData.metadata).forEach((term) => corrected.add(term));
  }
  return [...corrected].sort();
}
