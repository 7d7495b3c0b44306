/*
 * How well a search finds what readers look for: the lists of queries in
 * tests/search/, and the measures that the tests and `npm run bench -- search`
 * take.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** One line of a list. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /** Paths of the pages that answer it; one of them is enough. */
  readonly expected: readonly string[];
}

/** What a list says of a search. */
export interface Quality {
  readonly total: number;
  /** Share of queries with an expected page first. */
  readonly first: number;
  /** Share of queries with an expected page among the first five. */
  readonly firstFive: number;
  /** Mean of 1 / position of the first expected page. */
  readonly meanReciprocalRank: number;
  /** Queries without any result. */
  readonly unanswered: readonly JudgedQuery[];
  /** Queries without an expected page among the first five. */
  readonly missed: readonly JudgedQuery[];
}

/** Gives the addresses of the results, in the order in which they are shown. */
export type Search = (query: string) => readonly string[];

const FOLDER = path.resolve(__dirname, '../tests/search');

/**
 * Reads a list: tab-separated kind, query and expected pages, below a line with
 * the names of the columns. Lines that begin with `#` are for people.
 *
 * @param file - name of the file in `tests/search/`
 */
export function readQueries(file: string): JudgedQuery[] {
  return readFileSync(path.join(FOLDER, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => {
      const [kind = '', query = '', expected = ''] = line.split('\t');
      return {kind, query, expected: expected.split(' ')};
    });
}

/** Asks all queries. */
export function measureQuality(
  search: Search,
  queries: readonly JudgedQuery[],
): Quality {
  const ranked = queries.map((query) => {
    const found = search(query.query).map(pathOf);
    const expected = query.expected.map(pathOf);
    return {
      query,
      count: found.length,
      rank: found.findIndex((page) => expected.includes(page)) + 1,
    };
  });
  const share = (test: (rank: number) => boolean) =>
    ranked.filter(({rank}) => rank > 0 && test(rank)).length / ranked.length;
  return {
    total: ranked.length,
    first: share((rank) => rank === 1),
    firstFive: share((rank) => rank <= 5),
    meanReciprocalRank:
      ranked.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) /
      ranked.length,
    unanswered: ranked.filter(({count}) => count === 0).map(({query}) => query),
    missed: ranked
      .filter(({rank}) => rank === 0 || rank > 5)
      .map(({query}) => query),
  };
}

/** An address without its fragment and its last slash. */
function pathOf(address: string): string {
  const [page = ''] = address.split('#');
  return page.replace(/(.)\/$/, '$1');
}
