import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readGlossary} from '../../glossary/build/readGlossary';
import type {GlossaryEntry} from '../../glossary/build/readGlossary';
import {readReference} from '../../reference/build/stubs/readReference';
import {readStubs} from '../../reference/build/stubs/readStubs';
import type {
  EntryKind,
  SearchDoc,
  SearchDocFile,
  SearchOptions,
} from '../shared/types';
import {buildIndex} from './buildIndex';
import {readEverydayWords} from './everydayWords';
import {extractPage} from './extractPage';
import type {Signpost} from './extractPage';
import {findSynonyms} from './findSynonyms';
import {createSegmenter} from './words';
import type {Segmenter} from './words';

/** A finished site. */
export interface FinishedSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Paths of all pages, with the base path. */
  readonly routesPaths: readonly string[];
}

/** The contents of the two files. */
export interface IndexFiles {
  readonly searchDoc: string;
  readonly lunrIndex: string;
}

const QUESTIONS = 'wiki/frequently-asked-questions';

/** Pages made of other pages' titles, and the page about the site itself. */
const LISTS =
  /^(?:category|tags|release-note|blog\/(?:archive|authors|page|tags))(?:\/|$)|^blog$/;

/**
 * Makes the search's files from the finished pages. The same pages give the
 * same bytes.
 *
 * @param extract - reads a page; a build needn't read again what it knows
 */
export async function createIndexFiles(
  {siteDir, outDir, baseUrl, routesPaths}: FinishedSite,
  {maxHits, highlightResult}: SearchOptions,
  extract = extractPage,
): Promise<IndexFiles> {
  // Two pages may have the same route.
  const routes = [...new Set(routesPaths)].toSorted();
  const pages = routes.flatMap((route) => {
    const relative = route.slice(baseUrl.length);
    const file = path.join(outDir, relative, 'index.html');
    return existsSync(file)
      ? [extract(readFileSync(file, 'utf8'), route, kindOf(relative))]
      : [];
  });
  const searchDocs = withSignposts(
    pages.flatMap(({docs}) => docs),
    pages.flatMap(({signposts}) => signposts),
  );
  const segment = await createSegmenter();
  const file: SearchDocFile = {
    searchDocs,
    options: {maxHits, highlightResult},
    ...synonymsOfSite(siteDir, searchDocs, readGlossary(siteDir), segment),
  };
  return {
    searchDoc: JSON.stringify(file),
    lunrIndex: JSON.stringify(buildIndex(searchDocs, segment)),
  };
}

/**
 * A file of the last build with the synonyms of the glossary as it is now: what a
 * writer changes there can be tried without a build.
 *
 * @param searchDoc - the file
 * @returns the file with other synonyms
 */
export async function withSynonyms(
  siteDir: string,
  searchDoc: string,
  glossary: readonly GlossaryEntry[],
): Promise<string> {
  const file = JSON.parse(searchDoc) as SearchDocFile;
  return JSON.stringify({
    ...file,
    ...synonymsOfSite(
      siteDir,
      file.searchDocs,
      glossary,
      await createSegmenter(),
    ),
  } satisfies SearchDocFile);
}

function synonymsOfSite(
  siteDir: string,
  searchDocs: readonly SearchDoc[],
  glossary: readonly GlossaryEntry[],
  segment: Segmenter,
): ReturnType<typeof findSynonyms> {
  const {enumerations} = readReference(
    readStubs(path.join(siteDir, 'api-src')),
  );
  // The enumeration itself, then its members.
  const names = enumerations.flatMap(({name, label, members}) => [
    {name, label},
    ...members,
  ]);
  const {synonyms, everyday} = findSynonyms(
    searchDocs,
    glossary,
    names,
    segment,
  );
  return {synonyms, everyday: [...readEverydayWords(siteDir), ...everyday]};
}

/** Gives each entry the words by which other pages lead to it. */
function withSignposts(
  docs: readonly SearchDoc[],
  signposts: readonly Signpost[],
): SearchDoc[] {
  const urls = new Set(docs.map(({url}) => url));
  const byUrl = new Map<string, Set<string>>();
  for (const {text, to} of signposts) {
    // A heading that says nothing alone has no entry; its page has.
    const page = to.replace(/#.*/, '');
    const url = [to, page, page.replace(/\/$/, '')].find((it) => urls.has(it));
    if (url === undefined) {
      continue;
    }
    byUrl.set(url, (byUrl.get(url) ?? new Set()).add(text));
  }
  return docs.map((doc) => {
    const texts = [...(byUrl.get(doc.url) ?? [])].filter(
      (text) => text !== doc.title,
    );
    return texts.length > 0 ? {...doc, also: texts} : doc;
  });
}

function kindOf(relative: string): EntryKind | undefined {
  if (/^api(?:\/|$)/.test(relative)) {
    return 'api';
  }
  if (relative === QUESTIONS) {
    return 'question';
  }
  return LISTS.test(relative) ? 'list' : undefined;
}
