/*
 * `npm run check -- lint:content`: examines the written pages (src/page-check) and prints
 * one line for each thing to correct: file, line, column, message. Without names
 * of files it examines all.
 */
import {readFileSync} from 'node:fs';
import {routeOf} from '../src/content/routeOf';
import {examinePage} from '../src/page-check/examinePage';
import {problemLine} from '../src/page-check/problem';
import {Site} from '../src/page-check/site';
import {REDIRECTS_FILE, parseRedirects} from '../src/redirects/readRedirects';
import {RELEASE_NOTE, releaseNoteFault} from '../src/releases/releaseNote';
import {RELEASES} from '../src/releases/releases';

const site = new Site('.');
const named = process.argv.slice(2);
const pages =
  named.length > 0
    ? named.filter((file) => site.isWritten(file))
    : site.writtenPages();
const problems = pages.flatMap((file) =>
  examinePage(file, readFileSync(file, 'utf8'), site),
);
const addresses = new Set(
  site
    .writtenPages()
    .filter((file) => /^(?:docs|wiki)\//.test(file))
    .map((file) => routeOf(file, '.')),
);
// Of other addresses (API, categories, posts) only the build knows.
const {faults} = parseRedirects(
  readFileSync(REDIRECTS_FILE, 'utf8'),
  (address) =>
    addresses.has(address) ||
    (/^\/(?:wiki|tutorial)\//.test(address) ? false : undefined),
);
problems.push(
  ...faults.map((fault) => ({...fault, file: REDIRECTS_FILE, column: 1})),
);
const unlike = releaseNoteFault(readFileSync(RELEASE_NOTE, 'utf8'), RELEASES);
if (unlike) {
  problems.push({...unlike, file: RELEASE_NOTE, column: 1});
}
problems.forEach((problem) => console.error(problemLine(problem)));
console.log(
  `${pages.length}ページを調べました。指摘は${problems.length}件です。`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
