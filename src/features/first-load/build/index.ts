/*
 * What a first visit fetches and does before the page is the reader's.
 */
import path from 'node:path';
import {changeRegistry} from '../../../upstream/registry';
import {SHOW_CURRENT_ENTRY} from './currentEntry';
import {bundleForBrowser} from '../../published-files/build/bundleForBrowser';
import type {rspack} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Has the scripts of a page that has just arrived wait for the reader, and makes
 * them small. See README.md.
 *
 * @param context - Docusaurus's load context
 */
export default function firstLoad({siteDir}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const fileOf = (name: string) => path.join(siteDir, 'src', name);
  return {
    name: 'first-load',

    // The script that loads the others when the reader does something.
    loadContent: () =>
      bundleForBrowser(fileOf('features/first-load/page/browser/start.ts'), {
        target: 'es2020',
      }),

    injectHtmlTags: ({content}) => ({
      headTags: isBuild
        ? [{tagName: 'script', innerHTML: String(content).trim()}]
        : [],
      postBodyTags: [{tagName: 'script', innerHTML: SHOW_CURRENT_ENTRY}],
    }),

    getClientModules() {
      return [fileOf('features/first-load/page/repeatActs.ts')];
    },

    configureWebpack({optimization}, isServer, {currentBundler}) {
      if (isServer || !isBuild || currentBundler.name !== 'rspack') {
        return {};
      }
      const {SwcJsMinimizerRspackPlugin} =
        currentBundler.instance as unknown as typeof rspack;
      const others = (optimization?.minimizer ?? []).filter(
        (minimizer) => !(minimizer instanceof SwcJsMinimizerRspackPlugin),
      );
      // Docusaurus's own writes for browsers that can't run the site, and
      // `\\u65E5` for 日.
      const small = new SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          minify: true,
          ecma: 2020,
          compress: {ecma: 2020, passes: 3},
          mangle: true,
          module: true,
          format: {comments: false, ascii_only: false},
        },
      });
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        module: {
          rules: [
            {
              test: /@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib: fileOf('upstream/tslib.ts')}},
            },
            {
              // They don't say that they do nothing where nobody calls them.
              test: /[\\/](?:hoist-non-react-statics|parse-numeric-range)[\\/]/,
              sideEffects: false,
            },
            changeRegistry(/"[^"]+", (?=require\.resolveWeak)/g, '0, '),
          ],
        },
        optimization: {
          minimizer: [...others, small as unknown as '...'],
          // Chunks have names in the files that list them: numbers would be listed
          // beside these.
          chunkIds: 'named',
          // A page's own parts and those of packages come in one file: it is
          // smaller than both.
          splitChunks: {cacheGroups: {defaultVendors: false}},
        },
      };
    },
  };
}
