import type lunr from 'lunr';
import {withoutHiragana} from './fold';
import {alsoFit, fitOf, isFragment, textFit, titleBonus, titleFit} from './fit';
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
    const spellings = lexicon.spellings(word).map((spelling) =>
      // What the reader typed is a name here; other words for it come after.
      spelling.text !== word.text && isName(corpus, word)
        ? {...spelling, weight: spelling.weight * WEIGHT.besideName}
        : spelling,
    );
    spellings.forEach((spelling) => addSpelling(corpus, fits, spelling, word));
    if (fits.size === 0 && word.stems) {
      addSpelling(corpus, fits, {text: word.text, weight: 1}, word);
    }
    const found = fits.size;
    const needles = spellings.map(({text}) => text);
    const pieces =
      word.script === 'japanese' || word.parts.length > 0
        ? addPieces(sources, fits, word)
        : [];
    if (found === 0) {
      const corrected = correct(index, word.text);
      corrected.forEach((text) =>
        addSpelling(corpus, fits, {text, weight: WEIGHT.misspelt}, word),
      );
      needles.push(...corrected);
    }
    return {
      fits,
      weight: weightOf(corpus, word, found || fits.size),
      needles,
      pieces,
    };
  };
}

function isName({inTitle}: Corpus, {script, text}: QueryWord): boolean {
  return script === 'latin' && inTitle.count(text).size > 0;
}

/** Looks one spelling up. */
function addSpelling(
  corpus: Corpus,
  fits: Fits,
  {text, weight, isExact}: Spelling,
  {script}: Pick<QueryWord, 'script'>,
): void {
  const {
    contents,
    inAlso,
    inBareAlso,
    inBareText,
    inBareTitle,
    inText,
    inTitle,
  } = corpus;
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
      fit.text = Math.max(fit.text, weight * textFit(corpus, position, count));
      fit.there = Math.max(fit.there, weight);
    }
  });
  inAlso.count(text).forEach((_, position) => {
    const fit = fitOf(fits, position);
    fit.also = Math.max(fit.also, weight * alsoFit(inAlso, position, text));
  });
  if (script === 'japanese' && text.length > 1 && !isExact) {
    const bare = withoutHiragana(text);
    inBareTitle.count(bare).forEach((_, position) => {
      const fit = fitOf(fits, position);
      fit.title = Math.max(
        fit.title,
        0.9 * weight * titleFit(corpus, position, text),
      );
    });
    inBareAlso.count(bare).forEach((_, position) => {
      const fit = fitOf(fits, position);
      fit.also = Math.max(
        fit.also,
        0.9 * weight * alsoFit(inBareAlso, position, bare),
      );
    });
    inBareText.count(bare).forEach((count, position) => {
      const fit = fitOf(fits, position);
      fit.text = Math.max(
        fit.text,
        0.9 * weight * textFit(corpus, position, count),
      );
      fit.there = Math.max(fit.there, 0.9 * weight);
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
): string[] {
  const {inText, inTitle} = corpus;
  const all = piecesOf(word).flatMap((piece) => halvesOf(corpus, piece));
  if (all.length < 2) {
    return [];
  }
  const pieces = all.flatMap((piece) => {
    const [text] = corpus.isKnown(piece) ? [piece] : correct(index, piece);
    // Neighbouring kanji that belong to different words are known nowhere.
    return text === undefined
      ? []
      : [
          {
            text,
            piece,
            size: piece.length * rarity(corpus, inText.count(text).size),
          },
        ];
  });
  const known = shareOf(
    word.text,
    pieces.map(({piece}) => piece),
  );
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
    const part = WEIGHT.partial * known * (share / total) ** 2;
    fit.there = Math.max(
      fit.there,
      WEIGHT.partialThere * known * (share / total),
    );
    fit.title = Math.max(
      fit.title,
      part * titleFit(corpus, position, word.text),
    );
  });
  textShare.forEach((share, position) => {
    const fit = fitOf(fits, position);
    const inBoth = Math.max(share, titleShare.get(position) ?? 0);
    const part = WEIGHT.partial * known * (inBoth / total) ** 2;
    fit.text = Math.max(fit.text, part * textFit(corpus, position, 1));
    fit.there = Math.max(
      fit.there,
      WEIGHT.partialThere * known * (inBoth / total),
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

/** How much of a compound its pieces are; kanji and kana count alike. */
function shareOf(compound: string, pieces: readonly string[]): number {
  const isCovered = Array.from(compound, () => false);
  for (const piece of pieces) {
    const at = compound.indexOf(piece);
    isCovered.fill(true, at, at + piece.length);
  }
  const runs = [...compound.matchAll(/[一-龠々]+|[^一-龠々]+/g)];
  const shares = runs.map(
    ({0: run, index}) =>
      isCovered.slice(index, index + run.length).filter(Boolean).length /
      run.length,
  );
  return sum(shares) / runs.length;
}

/** How much a word of a query says. */
function weightOf(
  corpus: Corpus,
  {script, stems, text}: QueryWord,
  frequency: number,
): number {
  const weight = rarity(corpus, frequency);
  if (frequency === 0) {
    // Hiragana that no page has is of the sentence rather than its topic.
    return Math.min(
      weight,
      script === 'kana' ? WEIGHT.unknownKana : WEIGHT.unknown,
    );
  }
  if (text.length > 1) {
    return weight;
  }
  return weight * (stems ? WEIGHT.verb : WEIGHT.oneLetter);
}

/** ログレベル isn't in the pages, ログ and レベル are. */
function halvesOf(corpus: Corpus, piece: string): string[] {
  if (!/^[ァ-ヺ]{4,}$/.test(piece) || corpus.isKnown(piece)) {
    return [piece];
  }
  for (let at = piece.length - 2; at >= 2; at -= 1) {
    const halves = [piece.slice(0, at), piece.slice(at)];
    if (halves.every((half) => corpus.isKnown(half))) {
      return halves;
    }
  }
  return [piece];
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
