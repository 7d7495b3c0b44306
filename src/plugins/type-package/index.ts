/*
 * Files for an editor and for administrators, made from the same stubs as the
 * API reference:
 *
 *   /combosite-functions.d.ts              types and globals, in one file
 *   /combosite-functions-enumerations.csv  codes, labels and readings
 *   /combosite-functions-enumerations.json the same data
 *
 * They are written to a generated folder, which `npm start` serves and
 * `npm run build` copies. A page links to them with `pathname:///`, as they are
 * no routes.
 */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundleTypes} from './bundleTypes';
import {enumerationsCsv, enumerationsJson} from './enumerationFiles';
import {readEnumerations} from './readEnumerations';
import {readStubs} from './readStubs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What a plugin adds to webpack; Docusaurus's type has no development server. */
type WebpackOptions = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  void
> & {devServer?: object};

/**
 * Publishes the type package.
 *
 * @param context - Docusaurus's load context
 */
export default function typePackage(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir, siteConfig, siteDir} = context;
  const files = path.join(generatedFilesDir, 'type-package', 'files');

  return {
    name: 'type-package',

    getPathsToWatch() {
      return ['api-src/**/*.d.ts'];
    },

    loadContent() {
      const stubs = readStubs(path.join(siteDir, 'api-src'));
      const siteUrl = new URL(baseUrl, siteConfig.url).href;
      const enumerations = readEnumerations(stubs);

      rmSync(files, {recursive: true, force: true});
      mkdirSync(files, {recursive: true});
      for (const [name, text] of [
        ['combosite-functions.d.ts', bundleTypes(stubs, siteUrl)],
        ['combosite-functions-enumerations.csv', enumerationsCsv(enumerations)],
        [
          'combosite-functions-enumerations.json',
          enumerationsJson(enumerations),
        ],
      ] as const) {
        writeFileSync(path.join(files, name), text);
      }
    },

    configureWebpack(): WebpackOptions {
      // Docusaurus merges this into the options of its development server.
      return process.env.NODE_ENV === 'development'
        ? {
            devServer: {
              static: [{directory: files, publicPath: baseUrl, watch: false}],
            },
          }
        : {};
    },

    postBuild({outDir}) {
      cpSync(files, outDir, {recursive: true});
      return Promise.resolve();
    },
  };
}
