import {fromHtml} from 'hast-util-from-html';
import {visit, SKIP} from 'unist-util-visit';

/** Elements whose text isn't prose of the page. */
const NOT_PROSE = new Set(['script', 'style', 'pre', 'code', 'noscript']);

/** Attributes that a screen reader or a pointer brings to light. */
const READ_ATTRIBUTES = ['ariaLabel', 'title', 'alt', 'placeholder'];

/**
 * The text of a page as a reader or a screen reader meets it, without code.
 *
 * @param html - the whole file
 */
export function visibleText(html: string): string {
  const parts: string[] = [];
  visit(fromHtml(html), (node) => {
    if (node.type === 'element') {
      if (NOT_PROSE.has(node.tagName)) {
        return SKIP;
      }
      for (const name of READ_ATTRIBUTES) {
        const value = node.properties[name];
        if (typeof value === 'string') {
          parts.push(` ${value} `);
        }
      }
      if (
        /^(?:p|li|td|th|h\d|div|section|nav|dt|dd|a|button|details|summary)$/.test(
          node.tagName,
        )
      ) {
        parts.push(' ');
      }
    } else if (node.type === 'text') {
      parts.push(node.value);
    }
    return undefined;
  });
  return parts.join('');
}
