/*
 * docusaurus-lunr-search with other contents: its options, its name and the two
 * files are as they were; what is indexed and how is ours. The plugin itself
 * drops the text before a page's first heading, indexes escaped HTML, cuts
 * Japanese as it never cuts a query, and its files differ with every build.
 */
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import lunrSearch from 'docusaurus-lunr-search';
import type {Options} from 'docusaurus-lunr-search';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inPluginOrder} from '../../finished-pages/inPluginOrder';
import {publishFiles} from '../../published-files/publishFiles';
import {createIndexFiles} from './createIndexFiles';
import {readTimestamp} from './readTimestamp';

/** What the search box learns of the plugin. */
export interface SearchData {
  /** Names of the files; `undefined` under `npm start` before any build. */
  readonly fileNames?: FileNames;
}

interface FileNames {
  readonly searchDoc: string;
  readonly lunrIndex: string;
}

export default function search(context: LoadContext, options: Options): Plugin {
  const {configureWebpack, name} = lunrSearch(context, options);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const published = publishFiles(context, name);
  const lastBuild = isDevelopment
    ? readLastBuild(path.join(context.siteDir, 'build'))
    : undefined;
  const fileNames = isDevelopment
    ? lastBuild?.fileNames
    : namesAt(readTimestamp(context.siteDir, process.env));

  return {
    name,

    configureWebpack(...args) {
      // Refuses languages that lunr doesn't know.
      configureWebpack?.(...args);
      return published.configureWebpack();
    },

    contentLoaded({actions}) {
      published.write(lastBuild?.files ?? {});
      actions.setGlobalData({fileNames} satisfies SearchData);
    },

    postBuild({outDir, siteDir, baseUrl, routesPaths}) {
      return inPluginOrder(async () => {
        const {searchDoc, lunrIndex} = await createIndexFiles(
          {siteDir, outDir, baseUrl, routesPaths},
          options,
        );
        if (fileNames) {
          writeFileSync(path.join(outDir, fileNames.searchDoc), searchDoc);
          writeFileSync(path.join(outDir, fileNames.lunrIndex), lunrIndex);
        }
      });
    },
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
):
  | {fileNames: FileNames; files: Readonly<Record<string, Uint8Array>>}
  | undefined {
  const timestamp = (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => /^search-doc-(\d+)\.json$/.exec(file)?.[1] ?? [])
    .sort()
    .at(-1);
  if (!timestamp) {
    return undefined;
  }
  const fileNames = namesAt(timestamp);
  const names = Object.values(fileNames) as string[];
  return names.every((file) => existsSync(path.join(folder, file)))
    ? {
        fileNames,
        files: Object.fromEntries(
          names.map((file) => [file, readFileSync(path.join(folder, file))]),
        ),
      }
    : undefined;
}
