/*
 * Publishes editor-types.js, the worker that gives the editor completion,
 * explanations and errors: TypeScript's language service, the language's
 * declarations and the stubs. Readers load it once they edit a program.
 *
 * It is a file of its own because the site's bundler would have to read all of
 * the compiler for each build of the pages.
 */
import {filesPlugin} from '../../published-files/build/publishFiles';
import {bundleEditorTypes} from './bundleEditorTypes';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes the editor's worker. */
export default function editorTypes(context: LoadContext): Plugin {
  return filesPlugin(context, {
    name: 'editor-types',
    watched: ['api-src/**/*.d.ts'],
    files: ['editor-types.js'],
    make: async () => ({
      'editor-types.js': await bundleEditorTypes(context.siteDir),
    }),
  });
}
