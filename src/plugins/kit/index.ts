/*
 * The kit with which readers run their custom functions on their own machine:
 * /combosite-functions-kit.zip, from the sources of pages and tests.
 *
 * It is written to a generated folder, which `npm start` serves and
 * `npm run build` copies. Pages link to it by <Download />, as it is no route.
 */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {KIT_FILE, kitFiles, packKit} from './createKit';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What a plugin adds to webpack; Docusaurus's type has no development server. */
type WebpackOptions = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  void
> & {devServer?: object};

/**
 * Publishes the kit.
 *
 * @param context - Docusaurus's load context
 */
export default function kit(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir, siteConfig, siteDir} = context;
  const folder = path.join(generatedFilesDir, 'kit', 'files');

  return {
    name: 'kit',

    getPathsToWatch() {
      return ['api-src/**/*.d.ts', 'src/plugins/kit/files/**/*'];
    },

    async loadContent() {
      const siteUrl = new URL(baseUrl, siteConfig.url).href;
      const files = await kitFiles({siteDir, siteUrl});
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, KIT_FILE), packKit(files));
    },

    configureWebpack(): WebpackOptions {
      // Docusaurus merges this into the options of its development server.
      return process.env.NODE_ENV === 'development'
        ? {
            devServer: {
              static: [{directory: folder, publicPath: baseUrl, watch: false}],
            },
          }
        : {};
    },

    postBuild({outDir}) {
      cpSync(folder, outDir, {recursive: true});
      return Promise.resolve();
    },
  };
}
