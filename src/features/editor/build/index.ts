/*
 * Publishes editor-types.js, the worker that gives the editor completion,
 * explanations and errors: TypeScript's language service, the language's
 * declarations and the stubs. Readers load it once they edit a program.
 *
 * It is a file of its own because the site's bundler would have to read all of
 * the compiler for each build of the pages.
 */
import {publishFiles} from '../../published-files/build/publishFiles';
import {bundleEditorTypes} from './bundleEditorTypes';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Name of the worker's script. */
export const EDITOR_TYPES_FILE = 'editor-types.js';

/**
 * Publishes the editor's worker.
 *
 * @param context - Docusaurus's load context
 */
export default function editorTypes(context: LoadContext): Plugin {
  const {configureWebpack, postBuild, write} = publishFiles(
    context,
    'editor-types',
  );

  return {
    name: 'editor-types',

    getPathsToWatch() {
      return ['api-src/**/*.d.ts'];
    },

    async loadContent() {
      write({[EDITOR_TYPES_FILE]: await bundleEditorTypes(context.siteDir)});
    },

    configureWebpack,
    postBuild,
  };
}
