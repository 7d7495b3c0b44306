/*
 * Examines a page before it is compiled: a build stops, and under `npm start` the
 * browser shows what is wrong.
 */
import path from 'node:path';
import {VFile} from 'vfile';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import type {LoaderContext} from '@rspack/core';
import {plainError} from '../../../config/plainError';
import {examinePage} from './examinePage';
import type {Problem} from './examinePage';
import {examineFrontMatter, splitPage} from './frontMatter';
import {INTRODUCTION, isWritten} from '../../content/build/writtenPages';
import {LISTS, Site} from './site';

/** Lets no page be compiled that has a mistake. */
export default function pageCheck({siteDir}: LoadContext): Plugin {
  const site = new Site(siteDir);
  // A build compiles each page for browsers and for itself.
  const known =
    process.env.NODE_ENV === 'development'
      ? undefined
      : new Map<string, Problem[]>();
  const rule = {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    // Docusaurus's rule for other MDX files asks each rule for it.
    include: ['docs', 'wiki', 'blog', 'src/pages', 'api'].map((folder) =>
      path.join(siteDir, folder),
    ),
    loader: path.join(
      siteDir,
      'src/features/page-check/build/examineLoader.cjs',
    ),
    options: {examine: (page: Compiled) => examineCompiled(site, page, known)},
  };
  return {
    name: 'page-check',
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}

/** A file that is to be compiled. */
type Compiled = Pick<
  LoaderContext,
  'addDependency' | 'resourcePath' | 'target'
>;

/**
 * Examines a page that is to be compiled. Advice is printed.
 *
 * @param known - what was found in pages that can't have changed since
 * @throws Error in Japanese that tells every mistake with its place
 */
export function examineCompiled(
  site: Site,
  page: Compiled,
  known?: Map<string, Problem[]>,
): void {
  site.asked.clear();
  const name = nameOf(page.resourcePath, site);
  const file = name === 'api/index.md' ? INTRODUCTION : name;
  const problems =
    known?.get(file) ?? (isWritten(file) ? examinePage(file, site) : []);
  known?.set(file, problems);
  const isWrong = problems.some(({isAdvice}) => !isAdvice);
  // A good page needn't be compiled anew with each that it points at.
  for (const other of [file, ...(isWrong ? site.asked : LISTS)]) {
    page.addDependency(path.join(site.folder, other));
  }
  const told = problems.map(({line}) => line).join('\n');
  if (isWrong) {
    throw plainError(told);
  }
  if (told && !String(page.target).startsWith('node')) {
    console.warn(told);
  }
}

/**
 * Reads the front matter of a page without what is wrong in it. Docusaurus reads
 * it long before it compiles the page, where a mistake would be told in the
 * terminal only and without a place.
 */
export async function readFrontMatter(
  site: Site,
  {defaultParseFrontMatter, ...params}: Parameters<ParseFrontMatter>[0],
): ReturnType<ParseFrontMatter> {
  const {fileContent: value, filePath} = params;
  const file = nameOf(filePath, site);
  return isWritten(file)
    ? {
        content: splitPage(value).content.trim(),
        frontMatter: examineFrontMatter(new VFile({path: file, value}), site),
      }
    : defaultParseFrontMatter(params);
}

function nameOf(file: string, site: Site): string {
  return path.relative(site.folder, file).replaceAll('\\', '/');
}
