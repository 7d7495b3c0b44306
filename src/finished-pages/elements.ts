/* How finished pages are searched for elements and their text. */
import type {Element, Nodes} from 'hast';
import {isLeftOut} from './parts';
import type {Reader} from './parts';

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
