import path from 'node:path';
import {visit} from 'unist-util-visit';
import {termAnchor} from '../../glossary/shared/termAnchor';
import {headingId} from './examineText';
import {meant} from '../../content/build/meant';
import {readPage} from './readPage';
import type {Definition, Link, Nodes, Root} from 'mdast';
import {VFile} from 'vfile';
import {isWritten} from '../../content/build/writtenPages';
import type {Site} from './site';

/** What a reader on a phone can be asked to load. */
const LARGEST_PICTURE = 1_000_000;

const IS_ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Components that give what they list an id, and those ids. */
const LISTS: Readonly<Record<string, (site: Site) => readonly string[]>> = {
  AssumptionList: (site) => site.namesOf('assumptions'),
  Glossary: (site) => site.namesOf('terms').map(termAnchor),
};

/** Examines what a page points at: pages, their headings, pictures. */
export function examineTargets(page: VFile, tree: Root, site: Site): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      examineLink(node);
    } else if (node.type === 'image') {
      examinePicture(node, node.url, node.alt ?? '');
    } else if ('name' in node && node.name === 'img') {
      const alt = attributeOf(node, 'alt') ?? '';
      examinePicture(node, attributeOf(node, 'src'), alt);
    }
  });

  function examineLink(link: Definition | Link): void {
    const [target = '', hash] = decodeURI(link.url).split('#');
    const file = IS_ELSEWHERE.test(target)
      ? undefined
      : pageOf(page.path, target, site);
    if (file === undefined) {
      return;
    }
    if (file !== page.path && site.sizeOf(file) === undefined) {
      page.message(
        `リンク先の「${target}」がありません。${meant(path.posix.normalize(target), site.neighbours(file, target), `${file}を探しました。ファイルの場所と名前を確認してください。`)}`,
        link,
      );
      return;
    }
    const other =
      file === page.path
        ? tree
        : site.read(file, 'tree', (value) =>
            readPage(new VFile({path: file, value})),
          );
    const ids = hash && other ? idsOf(other, site) : [];
    if (hash && other && !ids.includes(hash)) {
      page.info(
        `リンク先の「#${hash}」が${file}にありません。${meant(hash, ids, '見出しのIDを確認してください。')}`,
        link,
      );
    }
  }

  function examinePicture(node: Nodes, url: unknown, alt: unknown): void {
    if (typeof alt === 'string' && alt.trim() === '') {
      page.message(
        '画像に代わりの文（代替テキスト）がありません。「![画面の説明](./picture.png)」のように、何が描いてあるかを書いてください。',
        node,
      );
    }
    // Of a picture that code names only the bundler knows.
    if (typeof url !== 'string' || IS_ELSEWHERE.test(url)) {
      return;
    }
    const name = decodeURI(url).replace(/[?#].*$/, '');
    const picture = site.placeOf(name, page.path);
    const size = site.sizeOf(picture);
    if (size === undefined) {
      page.message(
        `画像「${url}」がありません。${picture}を探しました。`,
        node,
      );
    } else if (size > LARGEST_PICTURE) {
      page.message(
        `画像「${url}」は${(size / 1_000_000).toFixed(1)} MBです。${LARGEST_PICTURE / 1_000_000} MBまでに縮めてください。`,
        node,
      );
    }
  }
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
    .find((page) => isWritten(page) && site.sizeOf(page) !== undefined);
}

/** Where one can get to in a page: headings, what has an id, what lists show. */
function idsOf(tree: Root, site: Site): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    const id =
      node.type === 'heading' ? headingId(node) : attributeOf(node, 'id');
    const list = 'name' in node ? LISTS[node.name ?? ''] : undefined;
    ids.push(String(id), ...(list?.(site) ?? []));
  });
  return ids;
}

/** What an element is given. */
function attributeOf(node: Nodes, name: string): unknown {
  const all = 'attributes' in node ? node.attributes : undefined;
  return Array.isArray(all)
    ? all.find((one) => 'name' in one && one.name === name)?.value
    : all?.[name];
}
