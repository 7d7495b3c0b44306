import {sum} from './sum';
import {WEIGHT} from './weights';
import type {Corpus} from './corpus';
import {presence} from './createMatcher';
import type {Match} from './createMatcher';
import type {Query} from './parseQuery';

/** A step between what is the query and all that only holds it. */
const STEP = 1000;

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
 * @returns points by the position of the entry; none if no page has enough of
 *   the query
 */
export function scoreEntries(
  corpus: Corpus,
  matches: readonly Match[],
  query: Query,
): Map<number, number> {
  const coverageOfPages = coverPages(corpus, matches);
  const total = sum(matches.map(({weight}) => weight));
  if (Math.max(0, ...coverageOfPages.values()) < WEIGHT.least * total) {
    return new Map();
  }
  const measure = {corpus, matches, query, total, coverageOfPages};
  const positions = new Set(matches.flatMap(({fits}) => [...fits.keys()]));
  const begun = onlyPageBegunBy(corpus, query);
  return new Map(
    [...positions].map((position) => {
      const rank = rankOf(corpus, query, position);
      const atLeast = position === begun ? 0.5 : 0;
      return [
        position,
        pointsOf(measure, position) * factorOf(measure, position) +
          STEP * Math.max(rank, atLeast),
      ];
    }),
  );
}

/** Points for the words, by where they are. */
function pointsOf(
  {corpus: {docs, pageOf}, matches, total}: Measure,
  position: number,
): number {
  const doc = docs[position];
  const of = pageOf(position);
  let points = 0;
  let named = 0;
  for (const {fits, weight} of matches) {
    const fit = fits.get(position);
    const onPage = of === position ? undefined : fits.get(of);
    // A member's title names its page already.
    const inPageTitle =
      doc?.kind === 'api' && fit?.title ? 0 : (onPage?.title ?? 0);
    named += fit?.title || fit?.also ? weight : 0;
    points +=
      weight *
      ((fit?.title ?? 0) * WEIGHT.title +
        (fit?.also ?? 0) * WEIGHT.also +
        (fit?.text ?? 0) * (of === position ? WEIGHT.lead : WEIGHT.text) +
        inPageTitle * WEIGHT.pageTitle);
  }
  return points + WEIGHT.together * (named / total) ** 2;
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
  const isLowered = {
    api: isJapanese,
    guide: doc?.type === 1 && !isTitle,
    list: !isTitle,
    message: true,
    question: doc?.type === 1 && !isTitle,
    term: !isTitle,
  };
  return (
    (0.3 + (0.7 * covered) / total) *
    (0.1 + 0.9 * together ** 2) *
    (doc?.kind && isLowered[doc.kind] ? WEIGHT[doc.kind] : 1)
  );
}

/** The page whose title the reader has begun to type, if there is just one. */
function onlyPageBegunBy(
  {docs, titles}: Corpus,
  {whole}: Query,
): number | undefined {
  const begun = [...docs.keys()].filter(
    (position) =>
      docs[position]?.type === 0 &&
      docs[position]?.kind !== 'list' &&
      titles[position]?.startsWith(whole),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/**
 * 3 for a member that is written as the query, capitals too, 2 for a page whose
 * title is the query, 1 for a section, a little less for what other pages or its
 * keywords call so, 0 for the rest.
 */
function rankOf(
  {docs, inAlso, pageOf, titles}: Corpus,
  {memberName, whole}: Query,
  position: number,
): number {
  const {kind, title = ''} = docs[position] ?? {};
  const [, member, parameter] = title.split('.');
  if (memberName && kind === 'api' && member === memberName && !parameter) {
    return 3;
  }
  if (titles[position] !== whole) {
    return inAlso.texts[position]?.split('\n').includes(whole) ? 0.75 : 0;
  }
  if (pageOf(position) === position) {
    return 2;
  }
  return kind === undefined || kind === 'api' || kind === 'message' ? 1 : 0;
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
