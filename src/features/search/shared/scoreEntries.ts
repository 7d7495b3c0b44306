import {sum} from './sum';
import {STEP, WEIGHT} from './weights';
import type {Corpus} from './corpus';
import {presence, rarity} from './createMatcher';
import type {Match} from './createMatcher';
import type {Query} from './parseQuery';

/** What the entries are measured by. */
interface Measure {
  readonly corpus: Corpus;
  readonly matches: readonly Match[];
  readonly query: Query;
  /** The weight of all words, found or not. */
  readonly total: number;
  /** The weight of what each page holds of them. */
  readonly coverageOfPages: ReadonlyMap<number, number>;
}

/** How well an entry answers. */
export interface Score {
  /** As one of all entries. */
  readonly points: number;
  /**
   * As one of its page's, by what the others there don't hold. What a page's
   * keywords call it says that it answers, but not where: its top counts by its
   * own words, and less than a section. What is all of a keyword is also said there
   * better than where the text only holds it.
   */
  readonly onPage: number;
}

/**
 * How well each entry answers a query.
 *
 * @param corpus - the entries
 * @param matches - the query's words, in all entries
 * @param query - the query
 * @returns by the position of the entry
 */
export function scoreEntries(
  corpus: Corpus,
  matches: readonly Match[],
  query: Query,
): Map<number, Score> {
  const coverageOfPages = coverPages(corpus, matches);
  const total = sum(matches.map(({weight}) => weight));
  const measure = {corpus, matches, query, total, coverageOfPages};
  const unnamed = {...measure, matches: matches.map(withoutNames)};
  const positions = new Set(matches.flatMap(({fits}) => [...fits.keys()]));
  const partFactor = lowerParts(matches);
  const points = [...positions].map(
    (position) =>
      [position, pointsOf(measure, position) * partFactor(position)] as const,
  );
  const most = Math.max(...points.map(([, own]) => own));
  const shareOnPage = comparePage(corpus, unnamed.matches);
  const letters = lettersOf(corpus, query);
  return new Map(
    points.map(([position, own]) => {
      const ownLines = linesOf(corpus, position);
      // What has far less than the best can't come near it.
      const factor = (names: readonly string[]) => {
        const lines = [...ownLines, ...names];
        const isLiteral = lines.some((line) => line.includes(query.whole));
        return own * NEAR > most
          ? (1 + shareOfLine(letters, lines)) * (isLiteral ? WEIGHT.literal : 1)
          : 1;
      };
      const rank = rankOf(corpus, query, position);
      const names = namesOf(corpus, position);
      const said = own * factor(names);
      const isNamed = rank === RANK.named && names.includes(query.whole);
      const isTop =
        corpus.pageOf(position) === position && !corpus.docs[position]?.kind;
      const here = WEIGHT.here + shareOnPage(position);
      const ownWords = pointsOf(unnamed, position) * factor([]) * here;
      const onPage =
        isTop && (rank === RANK.none || isNamed)
          ? WEIGHT.pageTop * (isNamed ? said : ownWords)
          : said * here + STEP * rank;
      return [position, {points: said + STEP * rank, onPage}];
    }),
  );
}

/** How many times an entry's points the best may have for it to come near. */
const NEAR = 8;

/** Entries that hold all of the query, where what holds little of it is left out. */
const ENOUGH = 4;

/** What lowers an entry that holds a part of the query, where others hold all. */
function lowerParts([word, ...others]: readonly Match[]) {
  const {fits, holders = new Set<number>()} = word ?? {};
  const least = holders.size < ENOUGH ? 0 : 0.5;
  return (position: number): number => {
    if (others.length > 0 || holders.size === 0 || holders.has(position)) {
      return 1;
    }
    const fit = fits?.get(position);
    return fit && presence(fit) > least ? WEIGHT.onlyPart : 0;
  };
}

function withoutNames({fits, ...match}: Match): Match {
  return {
    ...match,
    fits: new Map(
      Array.from(fits, ([at, fit]) => [
        at,
        {...fit, also: 0, names: new Map<number, number>()},
      ]),
    ),
  };
}

/**
 * How much of a query an entry holds, measured among those of its page: a word
 * that all of them hold doesn't say which.
 */
function comparePage(
  {entriesOf, pageOf}: Corpus,
  matches: readonly Match[],
): (position: number) => number {
  const onPages = matches.map(({fits}) => {
    const times = new Map<number, number>();
    for (const [position, fit] of fits) {
      const of = pageOf(position);
      times.set(of, (times.get(of) ?? 0) + presence(fit));
    }
    return {fits, times};
  });
  return (position) => {
    const of = pageOf(position);
    const words = onPages.map(({fits, times}) => {
      const here = times.get(of) ?? 0;
      const fit = fits.get(position);
      return {
        says: here > 0 ? Math.log(1 + entriesOf(of) / (here + 1)) : 0,
        held: fit ? (presence(fit) * (1 + fit.title)) / 2 : 0,
      };
    });
    const total = sum(words.map(({says}) => says));
    return total > 0
      ? (sum(words.map(({says, held}) => says * held)) / total) ** 2
      : 0;
  };
}

/** Neighbouring letters of a query, hiragana too, and how much they say. */
function lettersOf(corpus: Corpus, {whole}: Query): [string, number][] {
  const pairs = new Set(
    Array.from(whole, (_, at) => whole.slice(at, at + 2)).slice(0, -1),
  );
  return [...pairs].flatMap((pair): [string, number][] => {
    const {size} = corpus.inText.count(pair);
    return size > 0 ? [[pair, rarity(corpus, size)]] : [];
  });
}

/** The lines of an entry: its title and its text's. */
function linesOf({lines, titles}: Corpus, position: number): string[] {
  return [titles[position] ?? '', ...(lines[position] ?? [])];
}

/** What other pages and its keywords call an entry. */
function namesOf({names}: Corpus, position: number): readonly string[] {
  return names[position] ?? [];
}

/** How much of the query's letters stand in one line. */
function shareOfLine(
  letters: readonly (readonly [string, number])[],
  lines: readonly string[],
): number {
  const shares = lines.map((line) =>
    sum(letters.map(([pair, says]) => (line.includes(pair) ? says : 0))),
  );
  const total = sum(letters.map(([, says]) => says));
  return total > 0 ? (Math.max(...shares) / total) ** 2 : 0;
}

/**
 * Points for the words, by where they are, and for how many are there. Of what an
 * entry is called, the one name that says most counts: a line that is the query is
 * one, too, as that of a member of an enumeration, which says what it means.
 */
function pointsOf(measure: Measure, position: number): number {
  const points = sum(
    measure.matches.map(({fits, weight}) => {
      const {title = 0, text = 0, code = 0} = fits.get(position) ?? {};
      return (
        weight *
        (title * WEIGHT.title +
          Math.max(text * WEIGHT.text, code * WEIGHT.code))
      );
    }),
  );
  const named = new Map<number, number>();
  for (const {fits, weight} of measure.matches) {
    fits.get(position)?.names.forEach((fit, name) => {
      named.set(name, (named.get(name) ?? 0) + weight * fit);
    });
  }
  const own = isLine(measure, position) ? measure.total : 0;
  const byName = WEIGHT.also * Math.max(own, ...named.values());
  return (points + byName) * factorOf(measure, position);
}

/** Whether one line of an entry's text is the query. */
function isLine({corpus, query}: Measure, position: number): boolean {
  return corpus.lines[position]?.includes(query.whole) ?? false;
}

/** What lowers an entry. */
function factorOf(measure: Measure, position: number): number {
  const {coverageOfPages, matches, query, total} = measure;
  const {docs, pageOf, titles} = measure.corpus;
  const doc = docs[position];
  const covered = sum(
    matches.map(({fits, weight}) => {
      const fit = fits.get(position);
      return fit ? weight * presence(fit) : 0;
    }),
  );
  const together = (coverageOfPages.get(pageOf(position)) ?? 0) / total;
  const isJapanese = query.words.some(
    ({script, text}) => script !== 'latin' || /^\d/.test(text),
  );
  const isTitle = titles[position] === query.whole;
  const ofKind = {
    // For a query in Japanese first comes what explains.
    api: isJapanese && !isLine(measure, position) ? WEIGHT.api : 1,
    list: isTitle ? 1 : WEIGHT.list,
    message: WEIGHT.message,
    question: 1,
    term: isTitle ? 1 : WEIGHT.term,
  };
  return (
    (1 - WEIGHT.covered + (WEIGHT.covered * covered) / total) *
    (1 - WEIGHT.together + WEIGHT.together * together) *
    (doc?.kind ? ofKind[doc.kind] : 1)
  );
}

/** What is the query comes before all that only holds it. */
const RANK = {
  /** A member that is written as the query, capitals too. */
  member: 4,
  /** A page whose title is the query. */
  title: 3,
  /** A section, and a message that was pasted. */
  section: 2,
  /** What other pages or its keywords call so, and a page whose title it begins. */
  named: 1,
  none: 0,
} as const;

/** By {@link RANK}. */
function rankOf(
  {docs, names, pageOf, titles}: Corpus,
  {memberName, whole}: Query,
  position: number,
): number {
  const {kind, title = ''} = docs[position] ?? {};
  const [, member, parameter] = title.split('.');
  if (memberName && kind === 'api' && member === memberName && !parameter) {
    return RANK.member;
  }
  const isPage = pageOf(position) === position;
  if (kind === 'message' && isPasted(whole, titles[position] ?? '')) {
    return RANK.section;
  }
  if (titles[position] !== whole) {
    if (names[position]?.includes(whole)) {
      return RANK.named;
    }
    const isBegun = isPage && !kind && titles[position]?.startsWith(whole);
    return isBegun ? RANK.named : RANK.none;
  }
  if (isPage) {
    return RANK.title;
  }
  return kind === undefined || kind === 'api' || kind === 'message'
    ? RANK.section
    : RANK.none;
}

/** Shorter pieces of messages are what people ask in their own words. */
const SHORTEST_PASTE = 9;

/** Runs of fewer letters are in any sentence. */
const SHORTEST_RUN = 3;

/** How much of the shorter one a query and a message share: the rest are values. */
const LEAST_SHARED = 0.8;

/** Whether a query is a message or a piece of one, its values aside or left out. */
function isPasted(query: string, message: string): boolean {
  const [asked = '', said = ''] = [query, message].map((text) =>
    text
      .replace(/「[^」]*」?/g, '「')
      .replace(/[\w.:/]+/g, (word) => (message.includes(word) ? word : '')),
  );
  const shared = runsOf(asked, said);
  return (
    // A name says nothing.
    /[ぁ-ゖ]/.test(shared) &&
    shared.length >= SHORTEST_PASTE &&
    shared.length >= LEAST_SHARED * Math.min(asked.length, said.length)
  );
}

/** What a text shares with another, run by run in the order of both. */
function runsOf(text: string, other: string): string {
  let shared = '';
  let from = 0;
  for (let start = 0; start < text.length;) {
    let end = start;
    while (
      end < text.length &&
      other.includes(text.slice(start, end + 1), from)
    ) {
      end += 1;
    }
    const run = text.slice(start, end);
    if (run.length >= SHORTEST_RUN) {
      shared += run;
      from = other.indexOf(run, from) + run.length;
    }
    start = run.length >= SHORTEST_RUN ? end : start + 1;
  }
  return shared;
}

/** How much of the query each page holds, in any of its entries. */
function coverPages(
  {pageOf}: Corpus,
  matches: readonly Match[],
): Map<number, number> {
  const coverage = new Map<number, number>();
  for (const {fits, weight} of matches) {
    const best = new Map<number, number>();
    for (const [position, fit] of fits) {
      const of = pageOf(position);
      best.set(of, Math.max(best.get(of) ?? 0, presence(fit)));
    }
    best.forEach((value, of) =>
      coverage.set(of, (coverage.get(of) ?? 0) + value * weight),
    );
  }
  return coverage;
}
