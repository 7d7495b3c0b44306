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

/**
 * How well each entry answers a query.
 *
 * @param corpus - the entries
 * @param matches - the query's words, in all entries
 * @param query - the query
 * @returns points by the position of the entry
 */
export function scoreEntries(
  corpus: Corpus,
  matches: readonly Match[],
  query: Query,
): Map<number, number> {
  const coverageOfPages = coverPages(corpus, matches);
  const total = sum(matches.map(({weight}) => weight));
  const measure = {corpus, matches, query, total, coverageOfPages};
  const positions = new Set(matches.flatMap(({fits}) => [...fits.keys()]));
  const points = [...positions].map(
    (position) =>
      [
        position,
        pointsOf(measure, position) * factorOf(measure, position),
      ] as const,
  );
  const most = Math.max(...points.map(([, own]) => own));
  const letters = lettersOf(corpus, query);
  return new Map(
    points.map(([position, own]) => [
      position,
      // What has far less than the best can't come near it.
      own * (own * 4 > most ? 1 + lineOf(corpus, letters, position) : 1) +
        STEP * rankOf(corpus, query, position),
    ]),
  );
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

/** How much of the query's letters stand in one line of an entry. */
function lineOf(
  {inAlso, lines, titles}: Corpus,
  letters: readonly (readonly [string, number])[],
  position: number,
): number {
  const shares = [
    titles[position] ?? '',
    ...(inAlso.texts[position] ?? '').split('\n'),
    ...(lines[position] ?? []),
  ].map((line) =>
    sum(letters.map(([pair, says]) => (line.includes(pair) ? says : 0))),
  );
  const total = sum(letters.map(([, says]) => says));
  return total > 0 ? (Math.max(...shares) / total) ** 2 : 0;
}

/** Points for the words, by where they are. */
function pointsOf({matches}: Measure, position: number): number {
  return sum(
    matches.map(({fits, weight}) => {
      const {title = 0, also = 0, text = 0} = fits.get(position) ?? {};
      return (
        weight *
        (title * WEIGHT.title + also * WEIGHT.also + text * WEIGHT.text)
      );
    }),
  );
}

/** What lowers an entry. */
function factorOf(
  {corpus: {docs, pageOf, titles}, matches, query, ...measure}: Measure,
  position: number,
): number {
  const {coverageOfPages, total} = measure;
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
    api: isJapanese ? WEIGHT.api : 1,
    list: isTitle ? 1 : WEIGHT.list,
    message: WEIGHT.message,
    question: 1,
    term: isTitle ? 1 : WEIGHT.term,
  };
  return (
    (1 - WEIGHT.covered + (WEIGHT.covered * covered) / total) *
    (1 - WEIGHT.together + WEIGHT.together * together ** WEIGHT.togetherPower) *
    (doc?.kind ? ofKind[doc.kind] : 1)
  );
}

/**
 * 5 for a member that is written as the query, capitals too, 4 for a page whose
 * title is the query, 3 for a section and a message that was pasted, 2 for what
 * other pages or its keywords call so, 1 for a page whose title the query begins, 0
 * for the rest.
 */
function rankOf(
  {docs, inAlso, pageOf, titles}: Corpus,
  {memberName, whole}: Query,
  position: number,
): number {
  const {kind, title = ''} = docs[position] ?? {};
  const [, member, parameter] = title.split('.');
  if (memberName && kind === 'api' && member === memberName && !parameter) {
    return 5;
  }
  const isPage = pageOf(position) === position;
  if (kind === 'message' && isPasted(whole, titles[position] ?? '')) {
    return 3;
  }
  if (titles[position] !== whole) {
    if (inAlso.texts[position]?.split('\n').includes(whole)) {
      return 2;
    }
    const isBegun = isPage && !kind && titles[position]?.startsWith(whole);
    return isBegun ? 1 : 0;
  }
  if (isPage) {
    return 4;
  }
  return kind === undefined || kind === 'api' || kind === 'message' ? 3 : 0;
}

/** Shorter pieces of messages are what people ask in their own words. */
const SHORTEST_PASTE = 9;

/** Whether a query is a message or a piece of one, its values aside. */
function isPasted(query: string, message: string): boolean {
  const [asked = '', said = ''] = [query, message].map((text) =>
    text.replace(/「[^」]*」?/g, '「'),
  );
  return (
    asked.length >= SHORTEST_PASTE &&
    // A name says nothing.
    /[ぁ-ゖ]/.test(asked) &&
    (said.includes(asked) || asked.includes(said))
  );
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
