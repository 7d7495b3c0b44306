import {selectorsOf} from '../../finished-pages/shared/parts';
import {openFolds} from '../../../ui/page/openFolds';
import {findRanges} from '../shared/markText';

/** Name of the highlight, for `::highlight()` in style sheets. */
const NAME = 'search-words';

/** What the search doesn't read, and what the reader writes. */
const SKIPPED = [...selectorsOf('search'), '[contenteditable]'].join(', ');

/** Elements whose text reads in one. */
const BLOCK =
  'p, li, td, th, dt, dd, pre, figcaption, summary, h1, h2, h3, h4, h5, h6';

/** More marks than this help nobody. */
const MAX_RANGES = 500;

/**
 * Marks words in the page, without a change to its elements, which are React's,
 * and brings the first one into view.
 *
 * @param words - folded
 * @param fragment - id of the element the reader was led to, if any: the first
 *   word of its section is brought into view, if there is one
 */
export function highlightPage(
  words: readonly string[],
  fragment: string,
): void {
  const main = document.querySelector('main');
  if (!main || !('highlights' in CSS)) {
    return;
  }
  const target = fragment ? document.getElementById(fragment) : null;
  const ranges = findBlocks(main)
    .flatMap((nodes) => markBlock(nodes, words))
    .slice(0, MAX_RANGES);
  const next = target && nextHeading(main, target);
  const first = ranges.find(
    ({startContainer}) =>
      (!target || isAfter(target, startContainer)) &&
      (!next || !isAfter(next, startContainer)),
  );
  if (ranges.length > 0) {
    CSS.highlights.set(NAME, new Highlight(...ranges));
  }
  const place = first?.startContainer.parentElement;
  if (first && place && (openFolds(place) || !isInView(first))) {
    place.scrollIntoView({block: 'center'});
  }
}

/** Text nodes, those of a paragraph, a cell, … together. */
function findBlocks(root: Element): Text[][] {
  const blocks = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (parent && !parent.closest(SKIPPED)) {
      const block = parent.closest(BLOCK) ?? parent;
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }
  }
  return [...blocks.values()];
}

/** Words in text that elements may divide: a name of which a part is a link. */
function markBlock(nodes: readonly Text[], words: readonly string[]): Range[] {
  const text = nodes.map(({data}) => data).join('');
  return findRanges(text, words).map(([start, end]) => {
    const range = new Range();
    range.setStart(...placeAt(nodes, start));
    range.setEnd(...placeAt(nodes, end - 1, 1));
    return range;
  });
}

/** The node in which a character of the joined text lies, and where in it. */
function placeAt(
  nodes: readonly Text[],
  index: number,
  after = 0,
): [node: Text, offset: number] {
  let rest = index;
  for (const node of nodes) {
    if (rest < node.data.length) {
      return [node, rest + after];
    }
    rest -= node.data.length;
  }
  throw new RangeError(`No character ${index} in the text`);
}

/** Takes all marks away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(NAME);
  }
}

/** Where the section ends that begins with an element. */
function nextHeading(main: Element, target: Element): Element | undefined {
  return [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].find(
    (heading) => !target.contains(heading) && isAfter(target, heading),
  );
}

function isAfter(target: Element, node: Node): boolean {
  return (
    target.contains(node) ||
    Boolean(
      target.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  );
}

function isInView(range: Range): boolean {
  const {top, bottom} = range.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
