import {visit} from 'unist-util-visit';
import {splitPhrases} from './splitPhrases';
import type {Element, Root} from 'hast';

const HEADING = /^h[1-6]$/u;
const NAME = /^[A-Za-z]+$/u;

/** Stands between phrases in the attribute; no title contains it. */
export const PHRASE_SEPARATOR = '\u200B';

/**
 * Notes on each heading of plain text where its line may break; `theme/Heading`
 * puts `<wbr>` there. The text itself stays one string, of which the table of
 * contents and the name of the heading's link are made.
 *
 * Before: `<h2>外部リクエストの送信方法</h2>`; after: the same with
 * `data-phrases="外部リクエストの\u200B送信方法"`. Names in tables get their `<wbr>` at once.
 */
export default function markPhrases() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'td') {
        breakNames(node);
      }
      const [child, ...others] = node.children;
      if (
        !HEADING.test(node.tagName) ||
        child?.type !== 'text' ||
        others.length > 0
      ) {
        return;
      }
      const phrases = splitPhrases(child.value);
      if (phrases.length > 1) {
        node.properties.dataPhrases = phrases.join(PHRASE_SEPARATOR);
      }
    });
  };
}

/**
 * Lets a long name in a narrow column break between its parts:
 * `<a>Kekkon<wbr>Kubun</a>`. Code of more than text would become a block.
 */
function breakNames(cell: Element): void {
  visit(cell, 'text', ({value}, index, parent) => {
    if (
      !NAME.test(value) ||
      index === undefined ||
      parent === undefined ||
      ('tagName' in parent && parent.tagName === 'code')
    ) {
      return undefined;
    }
    const parts = splitPhrases(value).flatMap((part, at) => [
      ...(at > 0
        ? [{type: 'element', tagName: 'wbr', properties: {}, children: []}]
        : []),
      {type: 'text', value: part},
    ]);
    parent.children.splice(index, 1, ...(parts as Element[]));
    return index + parts.length;
  });
}
