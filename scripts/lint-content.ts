/*
 * `npm run check -- lint:content`: examines the written pages
 * (src/features/page-check), the stubs, the samples of both and what hangs on them,
 * and prints each thing to correct with its line.
 */
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {examinePage} from '../src/features/page-check/build/examinePage';
import {examineSidebars} from '../src/features/page-check/build/examineSidebars';
import {Site} from '../src/features/page-check/build/site';
import {tellFaults} from '../src/features/content/build/listFile';
import {
  FIGURES_FILE,
  parseFigures,
} from '../src/features/figures/build/readFigures';
import {
  TUTORIAL_FILE,
  parseTutorial,
} from '../src/features/exercises/build/readTutorial';
import {
  GLOSSARY_FILE,
  parseGlossary,
} from '../src/features/glossary/build/readGlossary';
import {
  filesWithAddresses,
  findOldAddresses,
} from '../src/features/redirects/build/oldAddresses';
import {
  REDIRECTS_FILE,
  isWrittenPage,
  parseRedirects,
} from '../src/features/redirects/build/readRedirects';
import {readStubs} from '../src/features/reference/build/stubs/readStubs';
import {readReference} from '../src/features/reference/build/stubs/readReference';
import {ASSUMPTIONS} from '../src/features/assumptions/build/readAssumptions';
import {examineMarks} from './content/examineMarks';
import {examineSamples} from './content/examineSamples';
import {examineStubs} from './content/examineStubs';
import {canBeMarked, readTexts} from './generated/assumptions';

const read = (file: string) => readFileSync(file, 'utf8');
const site = new Site('.');
const pages = site.writtenPages();
const redirects = parseRedirects(read(REDIRECTS_FILE), isWrittenPage('.'));
const old = filesWithAddresses('.').flatMap((file) => {
  const text = read(file);
  return findOldAddresses('.', file, text, redirects.entries).map((one) => {
    const lines = text.slice(0, one.index).split('\n');
    const place = `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    return `${place} 「${one.redirect.from}」は「${one.redirect.to}」に変わりました。「npm run generate」で、すべての場所を書き直せます。`;
  });
});
/** `wiki/x.mdx:3:` of `wiki/x.mdx:3:1 …`. */
const lineOf = (told: string) => /^.*?:\d+:/.exec(told)?.[0] ?? '';
const oldLines = new Set(old.map(lineOf));

void main();

async function main(): Promise<void> {
  const problems = [
    ...pages
      .flatMap((file) => examinePage(file, site))
      .map(({line}) => line)
      // A link to a renamed page has its own words.
      .filter((line) => !oldLines.has(lineOf(line))),
    ...tellFaults(FIGURES_FILE, parseFigures(read(FIGURES_FILE)).faults),
    ...tellFaults(GLOSSARY_FILE, parseGlossary(read(GLOSSARY_FILE)).faults),
    ...tellFaults(REDIRECTS_FILE, redirects.faults),
    ...tellFaults(TUTORIAL_FILE, parseTutorial(read(TUTORIAL_FILE)).faults),
    ...old,
    ...examineSidebars(site),
    ...examineMarks(
      {file: ASSUMPTIONS, text: read(ASSUMPTIONS)},
      readTexts('.').filter(canBeMarked),
    ),
    ...(await examineReference()),
  ];
  console.log(
    [
      ...problems,
      `${pages.length}ページを調べました。指摘は${problems.length}件です。`,
    ].join('\n'),
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Stubs, and the samples that are compiled with them. */
async function examineReference(): Promise<string[]> {
  ts.validateLocaleAndSetLanguage('ja', ts.sys);
  try {
    const stubs = readStubs('api-src');
    readReference(stubs);
    return [
      ...examineStubs(stubs),
      ...(await examineSamples([
        ...pages,
        ...[...stubs.keys()].map((file) => `api-src/${file}`),
      ])),
    ];
  } catch (error) {
    // What can't be read is told in its own words.
    return [error instanceof Error ? error.message : String(error)];
  }
}
