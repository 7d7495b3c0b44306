import {presence} from './fit';
import {sum} from './sum';
import {WEIGHT} from './weights';
import type {Corpus} from './corpus';
import type {Match} from './createMatcher';
import type {Query} from './parseQuery';

/**
 * How well each entry answers a query.
 *
 * @param corpus - the entries
 * @param matches - the query's words, each found somewhere
 * @param query - the query
 * @returns points by the position of the entry
 */
export function scoreEntries(
  corpus: Corpus,
  matches: readonly Match[],
  query: Query,
): Map<number, number> {
  const {docs, pageOf, titles} = corpus;
  const total = sum(matches.map(({weight}) => weight));
  const coverageOfPages = coverPages(corpus, matches);
  const isJapanese = query.words.some(({script}) => script !== 'latin');

  const positions = new Set(matches.flatMap(({fits}) => [...fits.keys()]));
  return new Map([...positions].map((position) => [position, score(position)]));

  function score(position: number): number {
    const doc = docs[position];
    const of = pageOf(position);
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
    const together = (coverageOfPages.get(of) ?? 0) / total;
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
