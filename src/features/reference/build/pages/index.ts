/*
 * The API reference: docusaurus-plugin-typedoc, with its failures made fatal.
 *
 * On a type error in the stubs TypeDoc only logs and writes nothing. Pages of an
 * earlier run would then be published as if they were right. So the generated
 * folder is emptied first, and the build stops if nothing has been written.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {staleWith} from '../../../content/build/page-data';
import {openBuildCache} from '../../../build-cache/build/openBuildCache';
import {plainError} from '../../../../config/plainError';
import {readUses} from './findUses';
import {OUT, typedocOptions} from './typedocOptions';
import type {LinkFinder} from './codeLinks';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Application} from 'typedoc';

/** The texts of all files by their paths below `api/`. */
type Pages = Readonly<Record<string, string>>;

/**
 * Writes the pages of `api/` from the stubs of `api-src/`, while Docusaurus
 * initialises its plugins and before it reads `sidebars.ts`.
 *
 * @param findLinks - finds what code names; with those of the pages it knows them
 * @throws Error in Japanese if TypeDoc couldn't write the reference; its own
 *   messages stand above
 */
export default async function apiReference(
  context: LoadContext,
  findLinks: LinkFinder,
): Promise<Plugin> {
  const {siteDir} = context;
  const out = path.join(siteDir, OUT);
  rmSync(out, {recursive: true, force: true});

  const uses = readUses(siteDir, findLinks);
  const cache = openBuildCache<Pages>(siteDir, 'reference');
  // The stubs count as code.
  const input = JSON.stringify([...uses]);
  const known = cache.find(input);
  if (known) {
    writePages(out, known);
  } else if (await generate(context, typedocOptions(siteDir, uses))) {
    cache.keep(input, readPages(out));
  }
  cache.save();
  return {
    name: 'api-reference',

    // Code blocks are compiled with links into the stubs, and compiled pages
    // are cached across builds: a changed stub makes them stale.
    configureWebpack: staleWith(() => listStubs(context)),
  };
}

/**
 * Runs TypeDoc.
 *
 * @returns whether it had nothing to warn of
 */
async function generate(
  context: LoadContext,
  options: ReturnType<typeof typedocOptions>,
): Promise<boolean> {
  // The package is an ES module, and this file is loaded as CommonJS.
  const {default: typedoc} = await import('docusaurus-plugin-typedoc');
  let application: Application | undefined;
  await typedoc(context, {
    ...options,
    plugin: [
      ...options.plugin,
      (app: Application) => {
        application = app;
      },
    ],
  });
  if (!existsSync(path.join(context.siteDir, OUT, 'typedoc-sidebar.cjs'))) {
    throw plainError(
      'APIリファレンスを生成できませんでした。上に表示されたエラーを確認し、api-srcのスタブを直してください。',
    );
  }
  return application?.logger.warningCount === 0;
}

function readPages(folder: string): Pages {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => path.extname(file) !== '',
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

function writePages(folder: string, pages: Pages): void {
  for (const [file, text] of Object.entries(pages)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** Absolute paths of all stubs. */
function listStubs({siteDir}: LoadContext): string[] {
  const folder = path.join(siteDir, 'api-src');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name))
    .sort();
}
