/*
 * Compiled pages are cached across builds. The plugins of Markdown put data into
 * them that comes from other files: a changed one must make the pages stale.
 */
import {build} from 'esbuild';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Names the files of which pages are made besides their own source: all that the
 * configuration imports, which is where the plugins of Markdown come from, and
 * what it reads.
 *
 * @param context - Docusaurus's load context
 * @param options - the files that the configuration reads
 */
export default async function pageData(
  {siteConfigPath, siteDir}: LoadContext,
  {reads}: {readonly reads: readonly string[]},
): Promise<Plugin> {
  const files = [
    ...(await importedFiles(siteConfigPath, siteDir)),
    ...reads.map((file) => path.join(siteDir, file)),
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
