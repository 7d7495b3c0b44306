import {findRanges} from './markText';

/** Name of the highlight, for `::highlight()` in style sheets. */
const NAME = 'search-words';

/** Text that isn't the page's own. */
const SKIPPED =
  'nav, button, script, style, svg, .table-of-contents, [hidden], [contenteditable]';

/** More marks than this help nobody. */
const MAX_RANGES = 500;

/**
 * Marks words in the page, without a change to its elements, which are React's,
 * and brings the first one into view.
 *
 * @param words - folded
 * @param fragment - id of the element the reader was led to, if any: the first
 *   word after it is brought into view
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
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let first: Range | undefined;
  while (texts.nextNode() && ranges.length < MAX_RANGES) {
    const node = texts.currentNode;
    if (node.parentElement?.closest(SKIPPED)) {
      continue;
    }
    for (const [start, end] of findRanges(node.nodeValue ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
      first ??= !target || isAfter(target, node) ? range : undefined;
    }
  }
  if (ranges.length > 0) {
    CSS.highlights.set(NAME, new Highlight(...ranges));
  }
  if (first && !isInView(first)) {
    first.startContainer.parentElement?.scrollIntoView({block: 'center'});
  }
}

/** Takes all marks away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(NAME);
  }
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
