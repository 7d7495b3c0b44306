import {visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';

/** What the ids of steps begin with. */
const STEP = 'step-';

/**
 * Says of each step of a page which of how many it is.
 *
 * Before: `<h2 id="step-upload">`; after: `<h2 id="step-upload" data-step="4/5">`.
 */
export default function countSteps() {
  return (tree: Root): void => {
    const steps: Element[] = [];
    visit(tree, 'element', (element) => {
      const {id} = element.properties;
      if (element.tagName === 'h2' && String(id).startsWith(STEP)) {
        steps.push(element);
      }
    });
    steps.forEach(({properties}, at) => {
      properties.dataStep = `${at + 1}/${steps.length}`;
    });
  };
}
