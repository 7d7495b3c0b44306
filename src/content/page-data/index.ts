/*
 * Compiled pages are cached across builds. The plugins of Markdown put data into
 * them that comes from other files: a changed one must make the pages stale.
 */
import {build} from 'esbuild';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const PAGES = ['docs', 'wiki', 'blog', 'src/pages'];

/** Options of the plugin. */
export interface PageDataOptions {
  /** Files that pages are examined against: a writer adds to them under `npm start`. */
  readonly lists: readonly string[];
}

/**
 * Names the files of which pages are made besides their own source: all that the
 * configuration imports, which is where the plugins of Markdown come from, and
 * the lists that it reads.
 *
 * @param context - Docusaurus's load context
 * @param options - the lists
 */
export default async function pageData(
  {siteConfigPath, siteDir}: LoadContext,
  {lists}: PageDataOptions,
): Promise<Plugin> {
  const watched = lists.map((file) => path.join(siteDir, file));
  const files = [...(await importedFiles(siteConfigPath, siteDir)), ...watched];
  return {
    name: 'page-data',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              enforce: 'pre',
              // Docusaurus's rule for other MDX files asks each rule for it.
              include: PAGES.map((folder) => path.join(siteDir, folder)),
              loader: path.join(__dirname, 'watchLoader.cjs'),
              options: {files: watched},
            },
          ],
        },
        ...(currentBundler.name === 'rspack' &&
        !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
          ? {experiments: {cache: {buildDependencies: files}}}
          : {}),
      };
    },
  };
}

/** The site's own files that a module imports, directly or not, and itself. */
async function importedFiles(
  entry: string,
  siteDir: string,
): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs)
    .map((file) => path.resolve(siteDir, file))
    .sort();
}
