/*
 * The search's two files beside the pages, as docusaurus-lunr-search has them,
 * which the site has nothing else of: it drops the text before a page's first
 * heading, indexes escaped HTML, cuts Japanese as it never cuts a query, and its
 * files differ with every build.
 */
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  openBuildCache,
  withoutAssetNames,
} from '../../build-cache/build/openBuildCache';
import {inPluginOrder} from '../../finished-pages/build/inPluginOrder';
import {filesPlugin} from '../../published-files/build/publishFiles';
import {createIndexFiles, withSynonyms} from './createIndexFiles';
import {extractPage} from './extractPage';
import {readTimestamp} from './readTimestamp';
import {GLOSSARY_FILE, readGlossary} from '../../glossary/build/readGlossary';
import {createSegmenter} from './words';
import type {IndexFiles} from './createIndexFiles';
import type {ExtractedPage} from './extractPage';
import type {SearchOptions} from '../shared/types';

/** The plugin's name, by which the search box finds what it tells. */
const SEARCH = 'search';

/** What the search box learns of the plugin. */
export interface SearchData {
  /** Names of the files; `undefined` under `npm start` before any build. */
  readonly fileNames?: FileNames;
}

interface FileNames {
  readonly searchDoc: string;
  readonly lunrIndex: string;
}

export default function search(
  context: LoadContext,
  options: SearchOptions,
): Plugin {
  if (process.env.NODE_ENV === 'development') {
    return searchOfLastBuild(context);
  }
  const fileNames = namesAt(readTimestamp(context.siteDir, process.env));
  return {
    name: SEARCH,

    configureWebpack() {
      // While the bundler works, this process has time for the dictionary.
      void createSegmenter();
      return {};
    },

    getThemePath,

    contentLoaded: tell(fileNames),

    postBuild({outDir, siteDir, baseUrl, routesPaths}) {
      return inPluginOrder(async () => {
        const cache = openBuildCache<ExtractedPage>(siteDir, 'search');
        const {searchDoc, lunrIndex} = await createIndexFiles(
          {siteDir, outDir, baseUrl, routesPaths},
          options,
          (html, url, kind) =>
            cache.take(`${url}\n${kind}\n${withoutAssetNames(html)}`, () =>
              extractPage(html, url, kind),
            ),
        );
        cache.save();
        writeFileSync(path.join(outDir, fileNames.searchDoc), searchDoc);
        writeFileSync(path.join(outDir, fileNames.lunrIndex), lunrIndex);
      });
    },
  };
}

/** Under `npm start`: makes the synonyms anew when the glossary is edited. */
function searchOfLastBuild(context: LoadContext): Plugin {
  const {siteDir} = context;
  const lastBuild = readLastBuild(path.join(siteDir, 'build'));
  const {searchDoc = '', lunrIndex = ''} = lastBuild?.fileNames ?? {};
  return {
    ...filesPlugin(context, {
      name: SEARCH,
      watched: [path.join(siteDir, GLOSSARY_FILE)],
      files: lastBuild ? [searchDoc, lunrIndex] : [],
      make: async () =>
        lastBuild
          ? {
              [searchDoc]: await withSynonyms(
                siteDir,
                lastBuild.searchDoc,
                readGlossary(siteDir),
              ),
              [lunrIndex]: lastBuild.lunrIndex,
            }
          : {},
    }),
    getThemePath,
    contentLoaded: tell(lastBuild?.fileNames),
  };
}

/** The theme of Docusaurus has a place for the box of a site's search. */
function getThemePath(): string {
  return 'src/features/search/page/theme';
}

/** Tells the search box the files' names. */
function tell(fileNames?: FileNames): Plugin['contentLoaded'] {
  return ({actions}) => {
    actions.setGlobalData({fileNames} satisfies SearchData);
  };
}

function namesAt(timestamp: string): FileNames {
  return {
    searchDoc: `search-doc-${timestamp}.json`,
    lunrIndex: `lunr-index-${timestamp}.json`,
  };
}

/** The index of the last build, for `npm start`. */
function readLastBuild(
  folder: string,
): ({fileNames: FileNames} & IndexFiles) | undefined {
  const timestamp = (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => /^search-doc-(\d+)\.json$/.exec(file)?.[1] ?? [])
    .sort()
    .at(-1);
  if (!timestamp) {
    return undefined;
  }
  const fileNames = namesAt(timestamp);
  const searchDoc = path.join(folder, fileNames.searchDoc);
  const lunrIndex = path.join(folder, fileNames.lunrIndex);
  return existsSync(lunrIndex)
    ? {
        fileNames,
        searchDoc: readFileSync(searchDoc, 'utf8'),
        lunrIndex: readFileSync(lunrIndex, 'utf8'),
      }
    : undefined;
}
