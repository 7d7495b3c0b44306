/*
 * What a first visit fetches and does before the page is the reader's.
 */
import path from 'node:path';
import {inPluginOrder} from '../../finished-pages/build/inPluginOrder';
import {chunksOf} from './chunks';
import {SHOW_CURRENT_ENTRY} from './currentEntry';
import {loadScriptsOnIntent} from './scriptsOnIntent';
import type {rspack} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Joins what every page of the docs needs, leaves the head of a page that has
 * just arrived alone, and has its scripts wait for the reader. See README.md.
 *
 * @param context - Docusaurus's load context
 */
export default function firstLoad({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin {
  const fileOf = (name: string) =>
    path.join(siteDir, 'src/features/first-load', name);
  return {
    name: 'first-load',

    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', innerHTML: SHOW_CURRENT_ENTRY}],
    }),

    getClientModules() {
      return [fileOf('page/repeatActs.ts')];
    },

    configureWebpack(config, isServer, {currentBundler}) {
      if (
        isServer ||
        process.env.NODE_ENV !== 'production' ||
        currentBundler.name !== 'rspack'
      ) {
        return {};
      }
      const groups = Object.entries(chunksOf(generatedFilesDir)).map(
        ([name, names], index) => {
          const group = {
            name,
            chunks: (chunk: {name?: string | null}) =>
              names.has(chunk.name ?? ''),
            enforce: true,
            // What both need is in the first; the theme's styles stay together.
            priority: 49 - index,
          };
          return [name, group] as const;
        },
      );
      const {SwcJsMinimizerRspackPlugin} =
        currentBundler.instance as unknown as typeof rspack;
      const [, ...others] = config.optimization?.minimizer ?? [];
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        resolve: {alias: {'@docusaurus/Head': fileOf('page/Head.tsx')}},
        module: {
          rules: [
            {
              // It uses one of the library's thirty helpers.
              test: /@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib: fileOf('page/importHelper.ts')}},
            },
          ],
        },
        optimization: {
          splitChunks: {cacheGroups: Object.fromEntries(groups)},
          // Docusaurus's own, but Japanese stays itself: `\\u65E5` is twice as long.
          minimizer: [
            new SwcJsMinimizerRspackPlugin({
              minimizerOptions: {
                minify: true,
                ecma: 2020,
                compress: {ecma: 2020},
                mangle: true,
                module: true,
                format: {comments: false, ascii_only: false},
              },
            }) as unknown as '...',
            ...others,
          ],
        },
      };
    },

    postBuild({outDir}) {
      return inPluginOrder(() => loadScriptsOnIntent(outDir));
    },
  };
}
