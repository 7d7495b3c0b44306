/* How well and how fast the search finds what readers look for. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createSearcher} from '../../src/features/search/shared/createSearcher';
import type {SearchDocFile} from '../../src/features/search/shared/types';
import {measureQuality, readQueries} from '../searchQuality';

const LISTS = ['queries.tsv', 'held-out.tsv'];

/**
 * Asks all queries of both lists and prints a table for each.
 *
 * @param site - folder of a finished site
 */
export function benchSearch(site: string): void {
  const [docs, index] = ['search-doc', 'lunr-index'].map((start) => {
    const name = readdirSync(site).find((file) => file.startsWith(start));
    return readFileSync(path.join(site, name ?? start), 'utf8');
  }) as [string, string];
  const kib = (text: string) => (gzipSync(text).length / 1024).toFixed(0);
  const start = performance.now();
  const searcher = createSearcher(
    JSON.parse(docs) as SearchDocFile,
    JSON.parse(index) as object,
  );
  const millis = performance.now() - start;
  console.log(
    `files, KiB gzip: ${kib(docs)} + ${kib(index)}; load: ${millis.toFixed(0)} ms`,
  );
  for (const list of LISTS) {
    const queries = readQueries(list);
    const times: number[] = [];
    const search = (query: string) => {
      const asked = performance.now();
      const {hits} = searcher.search(query);
      times.push(performance.now() - asked);
      return hits.map(({url}) => url);
    };
    const kinds = [...new Set(queries.map(({kind}) => kind))];
    const rows = Object.fromEntries(
      ['all', ...kinds].map((name) => {
        const quality = measureQuality(
          search,
          queries.filter(({kind}) => name === 'all' || kind === name),
        );
        return [
          name,
          {
            queries: quality.total,
            first: rounded(quality.first),
            'first five': rounded(quality.firstFive),
            MRR: rounded(quality.meanReciprocalRank),
            unanswered: quality.unanswered.length,
          },
        ];
      }),
    );
    times.sort((a, b) => a - b);
    const quantile = (share: number) =>
      (times[Math.floor(share * times.length)] ?? NaN).toFixed(1);
    console.log(
      `\n${list}: a query takes ${quantile(0.5)} ms, one in twenty ${quantile(0.95)} ms`,
    );
    console.table(rows);
  }
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
