/*
 * `npm run check -- lint:content`: examines the written pages (src/page-check) and prints
 * one line for each thing to correct: file, line, column, message. Without names
 * of files it examines all.
 */
import {readFileSync} from 'node:fs';
import {examinePage} from '../src/page-check/examinePage';
import {problemLine} from '../src/page-check/problem';
import {Site} from '../src/page-check/site';

const site = new Site('.');
const named = process.argv.slice(2);
const pages =
  named.length > 0
    ? named.filter((file) => site.isWritten(file))
    : site.writtenPages();
const problems = pages.flatMap((file) =>
  examinePage(file, readFileSync(file, 'utf8'), site),
);
problems.forEach((problem) => console.error(problemLine(problem)));
console.log(
  `${pages.length}ページを調べました。指摘は${problems.length}件です。`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
