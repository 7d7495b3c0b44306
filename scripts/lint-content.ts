/*
 * `npm run check -- lint:content`: examines the written pages (src/page-check) and
 * what hangs on them, and prints one line for each thing to correct: file, line,
 * column, message.
 */
import {readFileSync} from 'node:fs';
import {routeOf} from '../src/content/routeOf';
import {examinePage} from '../src/page-check/examinePage';
import {problemLine} from '../src/page-check/problem';
import {Site} from '../src/page-check/site';
import {
  filesWithAddresses,
  findOldAddresses,
} from '../src/redirects/oldAddresses';
import {REDIRECTS_FILE, parseRedirects} from '../src/redirects/readRedirects';
import {RELEASE_NOTE, releaseNoteFault} from '../src/releases/releaseNote';
import {RELEASES} from '../src/releases/releases';

const read = (file: string) => readFileSync(file, 'utf8');
const site = new Site('.');
const pages = site.writtenPages();
const addresses = new Set(
  pages
    .filter((file) => /^(?:docs|wiki)\//.test(file))
    .map((file) => routeOf(file, '.')),
);
// Of other addresses (API, categories, posts) only the build knows.
const {redirects, faults} = parseRedirects(
  read(REDIRECTS_FILE),
  (address) =>
    addresses.has(address) ||
    (/^\/(?:wiki|tutorial)\//.test(address) ? false : undefined),
);

const old = filesWithAddresses('.').flatMap((file) => {
  const text = read(file);
  return findOldAddresses('.', file, text, redirects).map(
    ({index, redirect}) => {
      const before = text.slice(0, index).split('\n');
      return {
        file,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        text: `「${redirect.from}」は「${redirect.to}」に変わりました。「npm run generate」で、すべての場所を書き直せます。`,
      };
    },
  );
});
const unlike = releaseNoteFault(read(RELEASE_NOTE), RELEASES);
const problems = [
  ...pages
    .flatMap((file) => examinePage(file, read(file), site))
    // A link to a renamed page has its own words.
    .filter(
      ({file, line}) =>
        !old.some((one) => one.file === file && one.line === line),
    ),
  ...faults.map((fault) => ({...fault, file: REDIRECTS_FILE, column: 1})),
  ...old,
  ...(unlike ? [{...unlike, file: RELEASE_NOTE, column: 1}] : []),
];
problems.forEach((problem) => console.error(problemLine(problem)));
console.log(
  `${pages.length}ページを調べました。指摘は${problems.length}件です。`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
