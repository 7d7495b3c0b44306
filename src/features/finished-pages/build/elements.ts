/* How finished pages are searched for elements and their text. */
import {fromHtml} from 'hast-util-from-html';
import type {Element, Nodes, Root} from 'hast';
import {isLeftOut} from '../shared/parts';
import type {Reader} from '../shared/parts';

/**
 * The head and the main part of a page. The rest, navigation on every page, is a
 * third of its HTML, and no reader of finished pages looks into it; nor at the
 * colours of code, which are half of the elements that are left.
 *
 * @param html - a whole document; without a `main`, all of it is read
 */
export function parsePage(html: string): Root {
  const head = html.slice(0, html.indexOf('<body'));
  const main = /<main[\s>][^]*<\/main>/.exec(html)?.[0];
  return fromHtml(
    (main ? `${head}<body>${main}` : html).replace(
      /<pre[\s>][^]*?<\/pre>/g,
      (code) => code.replace(/<\/?span[^>]*>/g, ''),
    ),
  );
}

/** The first element that passes a test, as `findAll` would give it. */
export function find(
  tree: Nodes,
  isWanted: (element: Element) => boolean,
  reader?: Reader,
): Element | undefined {
  return findAll(tree, isWanted, reader)[0];
}

/**
 * Elements that pass a test, the tree itself included.
 *
 * @param reader - who doesn't look into what it leaves out
 * @returns them in the order of the document
 */
export function findAll(
  tree: Nodes,
  isWanted: (element: Element) => boolean,
  reader?: Reader,
): Element[] {
  if (tree.type === 'element' && reader && isLeftOut(tree, reader)) {
    return [];
  }
  const own = tree.type === 'element' && isWanted(tree) ? [tree] : [];
  return 'children' in tree
    ? [
        ...own,
        ...tree.children.flatMap((node) => findAll(node, isWanted, reader)),
      ]
    : own;
}

/** The article of a document, with its h1; pages without one have none. */
export function findArticle(document: Nodes): Element | undefined {
  const post = find(
    document,
    ({properties}) => properties.id === '__blog-post-container',
  );
  if (post) {
    // The title of a post stands before its text.
    const titles = findAll(document, ({tagName}) => tagName === 'h1');
    return {...post, children: [...titles, ...post.children]};
  }
  return find(document, (element) => hasClass(element, 'theme-doc-markdown'));
}

export function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** All text inside, without drawings and without what the reader leaves out. */
export function textOf(node: Nodes, reader: Reader): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node)) {
    return '';
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return node.children
    .filter(
      (child) =>
        child.type !== 'element' ||
        !(child.tagName === 'svg' || isLeftOut(child, reader)),
    )
    .map((child) => textOf(child, reader))
    .join('');
}
