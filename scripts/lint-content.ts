/*
 * `npm run check -- lint:content`: examines the written pages (src/features/page-check/build) and prints
 * one line for each thing to correct: file, line, column, message. Without names
 * of files it examines all.
 */
import {readFileSync} from 'node:fs';
import {routeOf} from '../src/features/content/build/routeOf';
import {examinePage} from '../src/features/page-check/build/examinePage';
import {Site, isWritten} from '../src/features/page-check/build/site';
import {tellFaults} from '../src/features/content/build/listFile';
import type {List} from '../src/features/content/build/listFile';
import {
  GLOSSARY_FILE,
  parseGlossary,
} from '../src/features/glossary/build/readGlossary';
import {
  REDIRECTS_FILE,
  parseRedirects,
} from '../src/features/redirects/build/readRedirects';
import {
  RELEASE_NOTE,
  releaseNoteFault,
} from '../src/features/releases/build/releaseNote';
import {PLAN_FILE, parsePlan} from '../src/features/releases/build/readPlan';
import {
  RELEASES_FILE,
  parseReleases,
} from '../src/features/releases/build/readReleases';

const site = new Site('.');
const named = process.argv.slice(2);
const written = site.writtenPages();
const pages =
  named.length > 0 ? named.filter((file) => isWritten(file)) : written;
const addresses = written.map((file) => routeOf(file, '.'));
// Of other addresses (API, categories, posts) only the build knows.
const isPage = (address: string) =>
  addresses.includes(address) ||
  (/^\/(?:wiki|tutorial)\//.test(address) ? false : undefined);
const releases = parseReleases(readFileSync(RELEASES_FILE, 'utf8'));
const unlike =
  releases.faults.length === 0
    ? releaseNoteFault(readFileSync(RELEASE_NOTE, 'utf8'), releases.entries)
    : undefined;
const lists = new Map<string, (text: string) => List<unknown>>([
  [GLOSSARY_FILE, parseGlossary],
  [PLAN_FILE, parsePlan],
  [REDIRECTS_FILE, (text) => parseRedirects(text, isPage)],
  [RELEASES_FILE, () => releases],
]);
const problems = [
  ...pages.flatMap((file) => examinePage(file, site)).map(({line}) => line),
  ...[...lists].flatMap(([file, parse]) =>
    tellFaults(file, parse(readFileSync(file, 'utf8')).faults),
  ),
  ...(unlike ? [`${RELEASE_NOTE}:${unlike.line} ${unlike.text}`] : []),
];
console.log(
  [
    ...problems,
    `${pages.length}ページを調べました。指摘は${problems.length}件です。`,
  ].join('\n'),
);
process.exitCode = problems.length > 0 ? 1 : 0;
