import {readFileSync} from 'node:fs';
import {fromHtml} from 'hast-util-from-html';
import {visit, SKIP} from 'unist-util-visit';
import type {Root} from 'hast';

const documents = new Map<string, Root>();

/**
 * The document of a built page: each is parsed once for all tests that look at it.
 *
 * @param file - its absolute path
 */
export function readDocument(file: string): Root {
  const document = documents.get(file) ?? fromHtml(readFileSync(file, 'utf8'));
  documents.set(file, document);
  return document;
}

/** Elements whose text isn't prose of the page. */
const NOT_PROSE = new Set(['script', 'style', 'pre', 'code', 'noscript']);

/** Attributes that a screen reader or a pointer brings to light. */
const READ_ATTRIBUTES = ['ariaLabel', 'title', 'alt', 'placeholder'];

/** The text of a page as a reader or a screen reader meets it, without code. */
export function visibleText(document: Root): string {
  const parts: string[] = [];
  visit(document, (node) => {
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
