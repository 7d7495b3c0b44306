/* How well and how fast the search finds what readers look for. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createSearcher} from '../../src/features/search/shared/createSearcher';
import type {SearchDocFile} from '../../src/features/search/shared/types';
import {measureQuality, readQueries} from '../../tests/support/searchQuality';

/**
 * Asks all queries of both lists and prints a table for each.
 *
 * @param site - folder of a finished site
 */
export function benchSearch(site: string): void {
  const [docs = '', index = ''] = ['search-doc', 'lunr-index'].map((start) => {
    const name = readdirSync(site).find((file) => file.startsWith(start));
    return readFileSync(path.join(site, name ?? start), 'utf8');
  });
  const [docsKib, indexKib] = [docs, index].map((text) =>
    Math.round(gzipSync(text).length / 1024),
  );
  const start = performance.now();
  const searcher = createSearcher(
    JSON.parse(docs) as SearchDocFile,
    JSON.parse(index) as object,
  );
  console.log(
    `files, KiB gzip: ${docsKib} + ${indexKib}; load: ${(performance.now() - start).toFixed(0)} ms`,
  );
  for (const list of ['queries.tsv', 'held-out.tsv']) {
    const queries = readQueries(list);
    const times: number[] = [];
    const search = (query: string) => {
      const asked = performance.now();
      const {hits} = searcher.search(query);
      times.push(performance.now() - asked);
      return hits.map(({url}) => url);
    };
    const kinds = ['all', ...new Set(queries.map(({kind}) => kind))];
    const rows = kinds.map((name) => {
      const {missed, unanswered, ...shares} = measureQuality(
        search,
        queries.filter(({kind}) => name === 'all' || kind === name),
      );
      const rounded = Object.entries(shares).map(
        ([share, value]): [string, number] => [share, Number(value.toFixed(3))],
      );
      rounded.push(['missed', missed.length]);
      rounded.push(['unanswered', unanswered.length]);
      return [name, Object.fromEntries(rounded)] as const;
    });
    times.sort((a, b) => a - b);
    const quantile = (share: number) =>
      (times[Math.floor(share * times.length)] ?? NaN).toFixed(1);
    console.log(
      `\n${list}: a query takes ${quantile(0.5)} ms, one in twenty ${quantile(0.95)} ms`,
    );
    console.table(Object.fromEntries(rows));
  }
}
