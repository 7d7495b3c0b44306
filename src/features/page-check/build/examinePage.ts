/*
 * The one examination of a page: `npm start` and the build ask it before they
 * compile a page (see index.ts), `npm run check` for all pages.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {faultOfPostName} from '../../content/build/blog-plugin/checkPosts';
import {examineCode} from './examineCode';
import {examineTargets} from './examineTargets';
import {examineText} from './examineText';
import {examineFrontMatter} from './frontMatter';
import {readPage} from './readPage';
import type {Site} from './site';

/** One thing to correct in a page. */
export interface Problem {
  /** `wiki/x.mdx:3:1 …`, which editors make a link of. */
  readonly line: string;
  /** A rule of writing: the page can be shown, but isn't finished. */
  readonly isAdvice: boolean;
}

/**
 * Examines one page.
 *
 * @param file - its path from the site's folder, with slashes
 * @param site - what else there is
 * @param value - its MDX, if it isn't that on the disk
 * @returns what is wrong, in the order of the page; nothing for a good page
 */
export function examinePage(
  file: string,
  site: Site,
  value = readFileSync(path.join(site.folder, file), 'utf8'),
): Problem[] {
  const page = new VFile({path: file, value});
  // A part of a page has no head.
  if (!/^api-src\/|\/_[^/]*$/.test(file)) {
    examineHead(page, site);
  }
  const tree = readPage(page);
  if (tree) {
    examineText(page, tree);
    examineCode(page, tree, site);
    examineTargets(page, tree, site);
  }
  return page.messages
    .map(({line = 1, column = 1, reason, fatal}) => ({
      at: [line, column] as const,
      line: `${file}:${line}:${column} ${reason}`,
      isAdvice: fatal === undefined,
    }))
    .sort(({at: [a, b]}, {at: [c, d]}) => a - c || b - d);
}

/** Front matter, and whether another page has the same title. */
function examineHead(page: VFile, site: Site): void {
  const {path: name} = page;
  const fault = name.startsWith('blog/') && faultOfPostName(name);
  if (fault) {
    page.message(fault);
  }
  const {title} = examineFrontMatter(page, site);
  const titleOf = (file: string) =>
    site.read(
      file,
      'title',
      (value) => examineFrontMatter(new VFile({path: file, value}), site).title,
    );
  const twin =
    typeof title === 'string' &&
    site.writtenPages().find((one) => one !== name && titleOf(one) === title);
  if (twin) {
    page.message(
      `題名「${title}」は${twin}と同じです。検索の結果とメニューで区別できる題名にしてください。`,
    );
  }
}
