/*
 * The API reference: docusaurus-plugin-typedoc, with its failures made fatal.
 *
 * On a type error in the stubs TypeDoc only logs and writes nothing. Pages of an
 * earlier run would then be published as if they were right. So the generated
 * folder is emptied first, and the build stops if nothing has been written.
 */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {OUT, typedocOptions} from './typedocOptions';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes the pages of `api/` from the stubs of `api-src/`, while Docusaurus
 * initialises its plugins and before it reads `sidebars.ts`.
 *
 * @param context - Docusaurus's load context
 * @throws Error in Japanese if TypeDoc couldn't write the reference; its own
 *   messages stand above
 */
export default async function apiReference(
  context: LoadContext,
): Promise<Plugin> {
  const out = path.join(context.siteDir, OUT);
  rmSync(out, {recursive: true, force: true});

  // The package is an ES module, and this file is loaded as CommonJS.
  const {default: typedoc} = await import('docusaurus-plugin-typedoc');
  const plugin = (await typedoc(
    context,
    typedocOptions(context.siteDir),
  )) as Plugin;
  if (!existsSync(path.join(out, 'typedoc-sidebar.cjs'))) {
    throw new Error(
      'APIリファレンスを生成できませんでした。上に表示されたエラーを確認し、api-srcのスタブを直してください。',
    );
  }
  return {
    ...plugin,

    // Code blocks are compiled with links into the stubs, and compiled pages
    // are cached across builds: a changed stub makes them stale.
    configureWebpack(_config, _isServer, {currentBundler}) {
      return currentBundler.name === 'rspack' &&
        !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
        ? {experiments: {cache: {buildDependencies: listStubs(context)}}}
        : {};
    },
  };
}

/** Absolute paths of all stubs. */
function listStubs({siteDir}: LoadContext): string[] {
  const folder = path.join(siteDir, 'api-src');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name))
    .sort();
}
