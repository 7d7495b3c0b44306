/*
 * Compiled pages are cached across builds. The plugins of Markdown put data into
 * them that comes from other files: a changed one must make the pages stale.
 */
import {build} from 'esbuild';
import path from 'node:path';
import {ASSUMPTIONS} from '../../assumptions/entries/readAssumptions';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Names the files of which pages are made besides their own source: all that the
 * configuration imports, which is where the plugins of Markdown come from, and
 * the list of assumptions, which it reads.
 *
 * @param context - Docusaurus's load context
 */
export default async function pageData({
  siteConfigPath,
  siteDir,
}: LoadContext): Promise<Plugin> {
  const files = [
    ...(await importedFiles(siteConfigPath, siteDir)),
    path.join(siteDir, ASSUMPTIONS),
  ];
  return {
    name: 'page-data',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return currentBundler.name === 'rspack' &&
        !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
        ? {experiments: {cache: {buildDependencies: files}}}
        : {};
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
