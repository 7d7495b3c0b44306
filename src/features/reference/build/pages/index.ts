/*
 * The API reference: pages of `api/` from the stubs of `api-src/`, written while
 * Docusaurus initialises its plugins, before the docs plugin reads them. The
 * folder is emptied first: nothing of an earlier run is published.
 */
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {plainError} from '../../../../config/plainError';
import {openBuildCache} from '../../../build-cache/build/openBuildCache';
import {readUses} from './findUses';
import {referencePages} from './referencePages';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes the pages.
 *
 * @param context - Docusaurus's load context
 * @throws Error in Japanese if a stub has a type error, or something that no page
 *   can show
 */
export default function apiReference(context: LoadContext): Plugin {
  const {siteDir} = context;
  const out = path.join(siteDir, 'api');
  rmSync(out, {recursive: true, force: true});
  // The stubs count as code.
  const cache = openBuildCache<string[]>(siteDir, 'reference');
  const errors = cache.take('', () => findTypeErrors(siteDir));
  cache.save();
  if (errors.length > 0) {
    throw plainError(
      [
        ...errors,
        'APIリファレンスを生成できませんでした。api-srcのスタブを直してください。',
      ].join('\n'),
    );
  }
  for (const [page, text] of referencePages(siteDir, readUses(siteDir))) {
    const file = path.join(out, `${page}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return {
    name: 'api-reference',

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

/** What the compiler says against the stubs, each with its place. */
function findTypeErrors(siteDir: string): string[] {
  const folder = path.join(siteDir, 'api-src');
  ts.validateLocaleAndSetLanguage('ja', ts.sys);
  const config: unknown = ts.readConfigFile(
    path.join(folder, 'tsconfig.json'),
    (file) => ts.sys.readFile(file),
  ).config;
  const {fileNames, options} = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    folder,
  );
  return ts
    .getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    .map(({file, messageText, start = 0}) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return file
        ? `${path.relative(siteDir, file.fileName)}:${line + 1} ${text}`
        : text;
    });
}

/** Absolute paths of all stubs. */
function listStubs({siteDir}: LoadContext): string[] {
  const folder = path.join(siteDir, 'api-src');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name))
    .sort();
}
