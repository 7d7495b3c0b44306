/*
 * How well a search finds what readers look for, by the queries of
 * tests/search/queries.tsv.
 */
import {readText} from './files';

/** One line of a list. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /**
   * Paths of the pages that answer it, or of sections, if not all of a page does;
   * one of them is enough.
   */
  readonly expected: readonly string[];
}

/**
 * Reads the list: tab-separated kind, query and expected pages, below a line with
 * the names of the columns. Lines that begin with `#` are for people.
 */
export function readQueries(): JudgedQuery[] {
  return readText('tests/search/queries.tsv')
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => {
      const [kind = '', query = '', expected = ''] = line.split('\t');
      return {kind, query, expected: expected.split(' ')};
    });
}

/**
 * Asks all queries.
 *
 * @param search - gives the addresses of the results, in the order in which they
 *   are shown
 * @returns shares of the queries with an expected page first and among the first
 *   five, and the mean of 1 / position of the first expected page
 */
export function measureQuality(
  search: (query: string) => readonly string[],
  queries: readonly JudgedQuery[],
) {
  const ranked = queries.map((query) => {
    const found = search(query.query);
    const index = found.findIndex((address) =>
      query.expected.some(
        (wanted) => wanted === address || wanted === pageOf(address),
      ),
    );
    return {query, found, rank: index === -1 ? Infinity : index + 1};
  });
  const mean = (measure: (rank: number) => number) =>
    ranked.reduce((sum, {rank}) => sum + measure(rank), 0) / ranked.length;
  return {
    total: ranked.length,
    first: mean((rank) => Number(rank === 1)),
    firstFive: mean((rank) => Number(rank <= 5)),
    meanReciprocalRank: mean((rank) => 1 / rank),
    /** Queries without any result. */
    unanswered: ranked
      .filter(({found}) => found.length === 0)
      .map(({query}) => query),
    /** Queries without an expected page among the first five. */
    missed: ranked.filter(({rank}) => rank > 5).map(({query}) => query),
  };
}

/** An address without its fragment. */
export function pageOf(address: string): string {
  return address.replace(/#.*/, '');
}
