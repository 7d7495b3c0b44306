import type lunr from 'lunr';
import {withoutHiragana} from './fold';
import {fitOf, isFragment, textFit, titleBonus, titleFit} from './fit';
import {sum} from './sum';
import {WEIGHT} from './weights';
import type {Corpus} from './corpus';
import type {Fits} from './fit';
import type {Lexicon, Spelling} from './lexicon';
import type {QueryWord} from './parseQuery';

/** A word of the query in all entries. */
export interface Match {
  readonly fits: Fits;
  /** How much the word says. */
  readonly weight: number;
  /** Ways to write it that were looked for. */
  readonly needles: readonly string[];
  /** Parts of it that were found, for entries that don't hold it whole. */
  readonly pieces: readonly string[];
}

/** What words are looked up in. */
interface Sources {
  readonly corpus: Corpus;
  /** Knows how misspelt words are written. */
  readonly index: lunr.Index;
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
): (word: QueryWord) => Match {
  const {corpus, index} = sources;
  return (word) => {
    const fits: Fits = new Map();
    const spellings = lexicon.spellings(word);
    spellings.forEach((spelling) => addSpelling(corpus, fits, spelling, word));
    const found = fits.size;
    const needles = spellings.map(({text}) => text);
    const pieces =
      word.script === 'japanese' || word.parts.length > 0
        ? addPieces(sources, fits, word)
        : [];
    if (fits.size === 0) {
      const corrected = correct(index, word.text);
      corrected.forEach((text) =>
        addSpelling(corpus, fits, {text, weight: WEIGHT.misspelt}, word),
      );
      needles.push(...corrected);
    }
    if (fits.size === 0 && word.script === 'japanese') {
      // A word that no page has: 仕分け, where the pages write 仕訳.
      pieces.push(...addPieces(sources, fits, word, Array.from(word.text)));
    }
    return {
      fits,
      weight:
        rarity(corpus, found || fits.size) *
        (word.text.length === 1 ? WEIGHT.oneLetter : 1),
      needles,
      pieces,
    };
  };
}

/** Looks one spelling up. */
function addSpelling(
  corpus: Corpus,
  fits: Fits,
  {text, weight}: Spelling,
  {script}: Pick<QueryWord, 'script'>,
): void {
  const {contents, inBareText, inBareTitle, inText, inTitle} = corpus;
  inTitle.count(text).forEach((_, position) => {
    const fit = fitOf(fits, position);
    fit.title = Math.max(fit.title, weight * titleFit(corpus, position, text));
    fit.bonus = Math.max(
      fit.bonus,
      weight * titleBonus(corpus, position, text),
    );
  });
  inText.count(text).forEach((count, position) => {
    if (!isFragment(contents[position] ?? '', text)) {
      const fit = fitOf(fits, position);
      fit.text = Math.max(fit.text, weight * textFit(count));
    }
  });
  if (script === 'japanese' && text.length > 1) {
    const bare = withoutHiragana(text);
    inBareTitle.count(bare).forEach((_, position) => {
      const fit = fitOf(fits, position);
      fit.title = Math.max(
        fit.title,
        0.9 * weight * titleFit(corpus, position, text),
      );
    });
    inBareText.count(bare).forEach((count, position) => {
      const fit = fitOf(fits, position);
      fit.text = Math.max(fit.text, 0.9 * weight * textFit(count));
    });
  }
}

/**
 * Looks for the parts of a compound or an identifier, in entries that don't
 * hold it whole.
 *
 * @returns the parts that were found somewhere
 */
function addPieces(
  {corpus, index}: Sources,
  fits: Fits,
  word: QueryWord,
  all: readonly string[] = piecesOf(word),
): string[] {
  const {inText, inTitle} = corpus;
  if (all.length < 2) {
    return [];
  }
  const pieces = all.flatMap((piece) => {
    const [text] = corpus.isKnown(piece) ? [piece] : correct(index, piece);
    // Neighbouring kanji that belong to different words are known nowhere.
    return text === undefined
      ? []
      : [{text, size: piece.length * rarity(corpus, inText.count(text).size)}];
  });
  const total = sum(pieces.map(({size}) => size));
  const titleShare = new Map<number, number>();
  const textShare = new Map<number, number>();
  for (const {text, size} of pieces) {
    inTitle.count(text).forEach((_, position) => {
      titleShare.set(position, (titleShare.get(position) ?? 0) + size);
    });
    inText.count(text).forEach((_, position) => {
      textShare.set(position, (textShare.get(position) ?? 0) + size);
    });
  }
  titleShare.forEach((share, position) => {
    const fit = fitOf(fits, position);
    const part = WEIGHT.partial * (share / total) ** 2;
    fit.title = Math.max(
      fit.title,
      part * titleFit(corpus, position, word.text),
    );
  });
  textShare.forEach((share, position) => {
    const fit = fitOf(fits, position);
    const inBoth = Math.max(share, titleShare.get(position) ?? 0);
    fit.text = Math.max(
      fit.text,
      WEIGHT.partial * (inBoth / total) ** 2 * textFit(1),
    );
  });
  return pieces
    .map(({text}) => text)
    .filter((text) => text.length > 1 && inText.count(text).size > 0);
}

/** The parts of a compound or an identifier that may stand apart. */
function piecesOf({text, script, parts}: QueryWord): string[] {
  if (script === 'latin') {
    return [...parts];
  }
  return (text.match(/[一-龠々]+|[^一-龠々]+/g) ?? []).flatMap((run) =>
    /[一-龠々]/.test(run) && run.length > 2
      ? Array.from({length: run.length - 1}, (_, at) => run.slice(at, at + 2))
      : [run],
  );
}

/** How much a word says that so many entries hold. */
function rarity({docs}: Corpus, frequency: number): number {
  return Math.log(1 + docs.length / (frequency + 1));
}

/** Words of the index that differ by one letter. */
function correct(index: lunr.Index, text: string): string[] {
  if (text.length < (/^[a-z]/.test(text) ? 5 : 4) || text.length > 40) {
    return [];
  }
  const corrected = new Set<string>();
  for (const {matchData} of index.query((query) =>
    query.term(text, {editDistance: 1, usePipeline: false}),
  )) {
    Object.keys(matchData.metadata).forEach((term) => corrected.add(term));
  }
  return [...corrected].sort();
}
