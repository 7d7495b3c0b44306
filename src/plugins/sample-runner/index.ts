/*
 * Publishes runner.html, the document in which readers run samples: see
 * bundleRunner. The page puts it into a sandboxed frame of opaque origin
 * (src/components/runner/runInFrame.ts).
 *
 * It is a file of its own because a frame with `srcdoc` would take over the
 * page's policy. It is written to a generated folder, which `npm start` serves
 * and `npm run build` copies.
 */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundleRunner} from './bundleRunner';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What a plugin adds to webpack; Docusaurus's type has no development server. */
type WebpackOptions = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  void
> & {devServer?: object};

/**
 * Publishes the document in which samples run.
 *
 * @param context - Docusaurus's load context
 */
export default function sampleRunner(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir, siteDir} = context;
  const files = path.join(generatedFilesDir, 'sample-runner', 'files');

  return {
    name: 'sample-runner',

    getPathsToWatch() {
      return ['src/runtime/**/*.ts', 'src/plugins/sample-runner/*.ts'];
    },

    async loadContent() {
      const document = await bundleRunner(siteDir);
      rmSync(files, {recursive: true, force: true});
      mkdirSync(files, {recursive: true});
      writeFileSync(path.join(files, 'runner.html'), document);
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
