import {statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {GLOSSARY} from '../glossary/entries';
import {termAnchor} from '../glossary/termAnchor';
import {misspeltName} from '../runtime/nearest';
import {MESSAGES} from '../runtime/messages';
import type {Root} from 'mdast';
import type {Place, Report} from './problem';
import {headingId} from './examineHeadings';
import type {Site} from './site';

/** What a reader on a phone can be asked to load. */
const LARGEST_PICTURE = 1_000_000;

const IS_ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Examines what a page points at: pages, their headings, pictures.
 *
 * @param file - the page
 * @param tree - its tree
 * @param site - what there is
 * @param readPage - parses another page
 * @param report - takes down what is wrong
 */
export function examineTargets(
  file: string,
  tree: Root,
  site: Site,
  readPage: (source: string) => Root | undefined,
  report: Report,
): void {
  const examineLink = (url: string, place: Place) => {
    const [target = '', hash] = decodeURI(url).split('#');
    const page = pageOf(file, target, site);
    if (page === undefined) {
      return;
    }
    if (page !== file && !site.has(page)) {
      report(missingPage(target, page, site), place);
      return;
    }
    const ids =
      page === file
        ? idsOf(tree, site)
        : site.read(page, 'ids', (source) => {
            const other = readPage(source);
            return other && idsOf(other, site);
          });
    if (hash && ids && !ids.includes(hash)) {
      const meant = misspeltName(hash, ids);
      report(
        `リンク先の「#${hash}」が${page}にありません。${meant ? `「#${meant}」の誤りではありませんか。` : '見出しのIDを確かめてください。'}`,
        place,
        true,
      );
    }
  };
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node && !IS_ELSEWHERE.test(node.url)) {
      examineLink(node.url, node.position?.start);
    }
  });
  visit(tree, (node) => {
    const place = node.position?.start;
    if (node.type === 'image') {
      examinePicture(file, node.url, node.alt ?? '', site, report, place);
    } else if (
      (node.type === 'mdxJsxFlowElement' ||
        node.type === 'mdxJsxTextElement') &&
      node.name === 'img'
    ) {
      const valueOf = (name: string) =>
        node.attributes.find(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' && attribute.name === name,
        )?.value;
      const src = valueOf('src');
      examinePicture(
        file,
        typeof src === 'string' ? src : undefined,
        valueOf('alt') ?? '',
        site,
        report,
        place,
      );
    }
  });
}

/** The page that a link means, if pages are written by hand there. */
function pageOf(file: string, target: string, site: Site): string | undefined {
  if (target === '') {
    return file;
  }
  if (!target.startsWith('/')) {
    return /\.mdx?$/.test(target)
      ? path.posix.join(path.posix.dirname(file), target)
      : undefined;
  }
  return [target.slice(1), `docs${target}`]
    .flatMap((place) => [`${place}.mdx`, path.posix.join(place, 'index.mdx')])
    .find((page) => site.isWritten(page) && site.has(page));
}

function missingPage(target: string, page: string, site: Site): string {
  const folder = path.posix.dirname(page);
  const names = site
    .writtenPages()
    .filter((other) => path.posix.dirname(other) === folder)
    .map((other) => path.posix.basename(other));
  const meant = misspeltName(path.posix.basename(page), names);
  return `リンク先の「${target}」がありません。${meant ? `「${meant}」の誤りではありませんか。` : `${page}を探しました。ファイルの場所と名前を確かめてください。`}`;
}

/** Where one can get to in a page: headings, what has an id, what lists show. */
function idsOf(tree: Root, site: Site): string[] {
  const ids = [
    ...GLOSSARY.map(({id}) => termAnchor(id)),
    ...Object.keys(MESSAGES),
    ...site.assumptions(),
  ];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      ids.push(headingId(node) ?? '');
    } else if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes) {
        if (
          'name' in attribute &&
          attribute.name === 'id' &&
          typeof attribute.value === 'string'
        ) {
          ids.push(attribute.value);
        }
      }
    }
  });
  return ids;
}

/** @param url - where the picture is; `undefined` if only code knows */
function examinePicture(
  file: string,
  url: string | undefined,
  alt: unknown,
  site: Site,
  report: Report,
  place: Place,
): void {
  if (typeof alt === 'string' && alt.trim() === '') {
    report(
      '画像に代わりの文（代替テキスト）がありません。「![画面の説明](./picture.png)」のように、何が描いてあるかを書いてください。',
      place,
    );
  }
  if (url === undefined || IS_ELSEWHERE.test(url)) {
    return;
  }
  const name = decodeURI(url).replace(/[?#].*$/, '');
  const picture = name.startsWith('/')
    ? `static${name}`
    : name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), name);
  if (!site.has(picture)) {
    report(`画像「${url}」がありません。${picture}を探しました。`, place);
    return;
  }
  const {size} = statSync(site.path(picture));
  if (size > LARGEST_PICTURE) {
    report(
      `画像「${url}」は${(size / 1_000_000).toFixed(1)} MBです。${LARGEST_PICTURE / 1_000_000} MBまでに縮めてください。`,
      place,
    );
  }
}
