/*
 * The search itself, the same in the worker, the tests and the benchmark.
 *
 * Words are looked up in the folded text of all entries, as it stands and
 * without hiragana; lunr's index says how a misspelt word is written. A word in
 * a title counts more than one in the text, a rare word more than a common one,
 * and pages with all words come before those with some.
 */
import lunr from 'lunr';
import {fold, identifierParts, withoutHiragana} from './fold';
import {createHaystack} from './haystack';
import {createLexicon} from './lexicon';
import type {Spelling} from './lexicon';
import {markText} from './markText';
import {parseQuery} from './parseQuery';
import type {QueryWord} from './parseQuery';
import type {Hit, SearchDocFile, SearchResult} from './types';

export interface Searcher {
  /**
   * @param input - what the reader typed
   * @returns at most as many hits as the file says, the best first, those of a
   *   page together
   */
  readonly search: (input: string) => SearchResult;
}

const WEIGHT = {
  title: 6,
  text: 1.6,
  /** What opens a page says what it is about. */
  lead: 2.4,
  /** The title of the page a section stands on. */
  pageTitle: 2,
  /** The query is the title, or the symbol. */
  isTitle: 40,
  isHeading: 12,
  isMember: 12,
  beginsTitle: 6,
  list: 0.35,
  term: 0.12,
  /** Reference, for a query in Japanese: first comes what explains. */
  api: 0.8,
  misspelt: 0.7,
  partial: 0.55,
  /** One kanji, of a verb mostly. */
  oneLetter: 0.4,
} as const;

/** How well one word fits one entry, from 0 to 1 in each place. */
interface Fit {
  title: number;
  text: number;
  /** Points for being the title. */
  bonus: number;
}

/** A word of the query in all entries. */
interface Match {
  /** By the position of the entry. */
  readonly fits: Map<number, Fit>;
  /** How much the word says. */
  readonly weight: number;
  /** Ways to write it that were looked for. */
  readonly needles: readonly string[];
  /** Parts of it that were found, for entries that don't hold it whole. */
  readonly pieces: readonly string[];
}

/**
 * Prepares a search.
 *
 * @param file - content of `search-doc-{timestamp}.json`
 * @param serializedIndex - content of `lunr-index-{timestamp}.json`
 * @throws if either isn't what it should be
 */
export function createSearcher(
  {searchDocs: docs, options, synonyms = []}: SearchDocFile,
  serializedIndex: object,
): Searcher {
  const index = lunr.Index.load(serializedIndex);
  const lexicon = createLexicon(synonyms);
  const titles = docs.map(({title}) => fold(title).replaceAll(' ', ''));
  const contents = docs.map(({content}) => fold(content));
  const inTitle = createHaystack(titles);
  const inText = createHaystack(contents);
  const inBareTitle = createHaystack(titles.map(withoutHiragana));
  const inBareText = createHaystack(
    contents.map((content) => withoutHiragana(content).replaceAll(' ', '')),
  );
  const parts = docs.map(
    ({title}) => new Set(title.split('.').flatMap(identifierParts)),
  );
  let page = 0;
  /** For each entry, the position of its page's. */
  const pages = docs.map(({type}, position) => {
    page = type === 0 ? position : page;
    return page;
  });

  return {search};

  function search(input: string): SearchResult {
    const query = parseQuery(input);
    const phrase = lexicon.phrase(query);
    const matches = (phrase ? [phrase] : query.words)
      .map((word) => matchWord(word))
      .filter(({fits}) => fits.size > 0);
    const total = sum(matches.map(({weight}) => weight));
    if (total === 0) {
      return {hits: [], words: []};
    }
    const isJapanese = query.words.some(({script}) => script !== 'latin');

    const pageCoverage = new Map<number, number>();
    for (const {fits, weight} of matches) {
      const best = new Map<number, number>();
      for (const [position, fit] of fits) {
        const of = pages[position] ?? 0;
        best.set(of, Math.max(best.get(of) ?? 0, presence(fit)));
      }
      best.forEach((value, of) =>
        pageCoverage.set(of, (pageCoverage.get(of) ?? 0) + value * weight),
      );
    }

    const scores = new Map<number, number>();
    for (const position of new Set(
      matches.flatMap(({fits}) => [...fits.keys()]),
    )) {
      scores.set(position, score(position));
    }
    return select(scores, matches, query.whole);

    function score(position: number): number {
      const doc = docs[position];
      const of = pages[position] ?? 0;
      let points = 0;
      let covered = 0;
      for (const {fits, weight} of matches) {
        const fit = fits.get(position);
        const onPage = of === position ? undefined : fits.get(of);
        covered += weight * (fit ? presence(fit) : 0);
        // A member's title names its page already.
        const inPageTitle =
          doc?.kind === 'api' && fit?.title ? 0 : (onPage?.title ?? 0);
        points +=
          weight *
            ((fit?.title ?? 0) * WEIGHT.title +
              (fit?.text ?? 0) * (of === position ? WEIGHT.lead : WEIGHT.text) +
              inPageTitle * WEIGHT.pageTitle) +
          (fit?.bonus ?? 0);
      }
      const coverage = covered / total;
      const together = (pageCoverage.get(of) ?? 0) / total;
      let factor = (0.3 + 0.7 * coverage) * (0.1 + 0.9 * together ** 2);
      const isTitle = titles[position] === query.whole;
      if (isTitle) {
        points += of === position ? WEIGHT.isTitle : WEIGHT.isHeading;
      } else if (titles[position]?.startsWith(query.whole)) {
        points += WEIGHT.beginsTitle;
      }
      if ((doc?.kind === 'list' && !isTitle) || doc?.content === '') {
        factor *= WEIGHT.list;
      }
      if (doc?.kind === 'term') {
        factor *= WEIGHT.term;
      }
      if (doc?.kind === 'api' && isJapanese) {
        factor *= WEIGHT.api;
      }
      return points * factor;
    }
  }

  /** Looks a word up, by all its spellings. */
  function matchWord(word: QueryWord): Match {
    const fits = new Map<number, Fit>();
    const spellings = lexicon.spellings(word);
    spellings.forEach((spelling) => addSpelling(fits, spelling, word));
    const found = fits.size;
    const needles = spellings.map(({text}) => text);
    const pieces =
      word.script === 'japanese' || word.parts.length > 0
        ? addPieces(fits, word)
        : [];
    if (fits.size === 0) {
      const corrected = correct(word.text);
      corrected.forEach((text) =>
        addSpelling(fits, {text, weight: WEIGHT.misspelt}, word),
      );
      needles.push(...corrected);
    }
    if (fits.size === 0 && word.script === 'japanese') {
      // A word that no page has: 仕分け, where the pages write 仕訳.
      pieces.push(...addPieces(fits, word, Array.from(word.text)));
    }
    const frequency = found || fits.size;
    return {
      fits,
      weight:
        rarity(frequency) * (word.text.length === 1 ? WEIGHT.oneLetter : 1),
      needles,
      pieces,
    };
  }

  function addSpelling(
    fits: Map<number, Fit>,
    {text, weight}: Spelling,
    {script}: Pick<QueryWord, 'script'>,
  ): void {
    inTitle.count(text).forEach((_, position) => {
      const fit = fitOf(fits, position);
      fit.title = Math.max(fit.title, weight * titleFit(position, text));
      fit.bonus = Math.max(fit.bonus, weight * titleBonus(position, text));
    });
    inText.count(text).forEach((count, position) => {
      if (!isFragment(position, text)) {
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
          0.9 * weight * titleFit(position, text),
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
    fits: Map<number, Fit>,
    word: QueryWord,
    all: readonly string[] = piecesOf(word),
  ): string[] {
    if (all.length < 2) {
      return [];
    }
    const pieces = all.flatMap((piece) => {
      const [text] = isKnown(piece) ? [piece] : correct(piece);
      // Neighbouring kanji that belong to different words are known nowhere.
      return text === undefined
        ? []
        : [{text, size: piece.length * rarity(inText.count(text).size)}];
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
      fit.title = Math.max(fit.title, part * titleFit(position, word.text));
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

  function isKnown(text: string): boolean {
    return inTitle.count(text).size + inText.count(text).size > 0;
  }

  /** How much a word says that so many entries hold. */
  function rarity(frequency: number): number {
    return Math.log(1 + docs.length / (frequency + 1));
  }

  /** Words of the index that differ by one letter. */
  function correct(text: string): string[] {
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

  /** How much of a title is the word. */
  function titleFit(position: number, text: string): number {
    const title = titles[position] ?? '';
    const member = title.slice(title.lastIndexOf('.') + 1);
    const size = member.includes(text) ? member.length : title.length;
    const isPart = parts[position]?.has(text) ?? false;
    return Math.min(
      1,
      0.45 + 0.55 * Math.min(1, text.length / (size || 1)) + (isPart ? 0.1 : 0),
    );
  }

  function titleBonus(position: number, text: string): number {
    const title = titles[position] ?? '';
    if (title === text) {
      return pages[position] === position
        ? WEIGHT.isTitle / 2
        : WEIGHT.isHeading / 2;
    }
    return title.endsWith(`.${text}`) ? WEIGHT.isMember : 0;
  }

  /** Whether a short Latin word is found only inside other words. */
  function isFragment(position: number, text: string): boolean {
    if (!/^[a-z\d]{1,3}$/.test(text)) {
      return text.length === 1 && isInsideKatakana(position, text);
    }
    return !new RegExp(`(?<![a-z\\d])${text}(?![a-z])`).test(
      contents[position] ?? '',
    );
  }

  /** キー folds to one letter, which many words hold. */
  function isInsideKatakana(position: number, text: string): boolean {
    return (
      /[ァ-ヺ]/.test(text) &&
      !new RegExp(`${text}(?![ァ-ヺ])`).test(contents[position] ?? '')
    );
  }

  /** Chooses what is shown. */
  function select(
    scores: ReadonlyMap<number, number>,
    matches: readonly Match[],
    whole: string,
  ): SearchResult {
    const byPage = new Map<number, [number, number][]>();
    [...scores]
      .filter(([, points]) => points > 0)
      // Equal points: in the order of the site, the same in every browser.
      .sort(([a, pointsA], [b, pointsB]) => pointsB - pointsA || a - b)
      .forEach((entry) => {
        const of = pages[entry[0]] ?? 0;
        byPage.set(of, [...(byPage.get(of) ?? []), entry]);
      });
    const found = [...byPage.values()];
    const positions: number[] = [];
    found.forEach((entries, rank) => {
      const [, best] = entries[0] ?? [0, 0];
      const [, next] = found[rank + 1]?.[0] ?? [0, 0];
      // More of a page if it is surely the one, or if there are few: the first
      // results lead to different pages otherwise.
      const isSure = rank === 0 && best > 1.6 * next;
      const most = isSure || found.length < FEW_PAGES ? 3 : 1;
      positions.push(
        ...entries
          .filter(([, points], at) => at === 0 || points > 0.05 * best)
          .slice(0, rank < FEW_PAGES ? most : 2)
          .map(([position]) => position),
      );
    });
    const chosen = positions.slice(0, options.maxHits);
    return {
      hits: chosen.map((position, at) =>
        toHit(position, chosen[at - 1], matches, whole),
      ),
      words: wordsFor(matches, whole, (needle) => isKnown(needle)),
    };
  }

  function toHit(
    position: number,
    before: number | undefined,
    matches: readonly Match[],
    whole: string,
  ): Hit {
    const doc = docs[position];
    const needles = wordsFor(
      matches,
      whole,
      (needle) =>
        inTitle.count(needle).has(position) ||
        inText.count(needle).has(position),
    );
    const of = pages[position] ?? 0;
    const pageDoc = docs[of];
    return {
      url: doc?.url ?? '',
      title: markText(doc?.title ?? '', needles),
      snippet: markText(doc?.content ?? '', needles, SNIPPET_LENGTH),
      trail: [
        ...(pageDoc?.trail ?? []),
        ...(of === position || !pageDoc ? [] : [pageDoc.title]),
      ],
      grouped: before !== undefined && pages[before] === of,
    };
  }
}

/**
 * What to mark: a query's words as they are written, and parts of those that
 * aren't there whole.
 */
function wordsFor(
  matches: readonly Match[],
  whole: string,
  isThere: (needle: string) => boolean,
): string[] {
  const words = matches.flatMap(({needles, pieces}) => {
    const there = needles.filter(isThere);
    return there.length > 0 ? there : pieces.filter(isThere);
  });
  return [...new Set([...(isThere(whole) ? [whole] : []), ...words])].filter(
    (word) => word.length > 1 || matches.length === 1,
  );
}

/** So many pages can all be seen at once. */
const FEW_PAGES = 4;

/** Characters of text that are shown with a hit. */
const SNIPPET_LENGTH = 90;

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

function fitOf(fits: Map<number, Fit>, position: number): Fit {
  const fit = fits.get(position) ?? {title: 0, text: 0, bonus: 0};
  fits.set(position, fit);
  return fit;
}

/** Whether a word is there, partly if only parts of it are. */
function presence({title, text}: Fit): number {
  return Math.min(1, Math.max(title * 1.6, text * 2.5));
}

function textFit(count: number): number {
  return Math.min(1, 0.4 + 0.2 * Math.log2(count));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
