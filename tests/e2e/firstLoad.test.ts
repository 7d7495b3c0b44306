import {expect, test, visit} from './fixtures';

/*
 * React takes a page over part by part, and the browser draws in between. What
 * is in the HTML already must not be taken away and put back, above all the
 * classes of the root element: styles of the whole page hang on them. Seen with
 * Docusaurus 3.10 and react-helmet-async 1.3.
 */
test('the head of a page stays as it arrives', async ({page}) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    const observer = new MutationObserver((records) => {
      for (const {target, attributeName, removedNodes} of records) {
        const removed = [...removedNodes].filter(
          ({nodeName}) => nodeName !== 'SCRIPT',
        );
        changes.push(
          ...(attributeName === 'class' ? ['class'] : []),
          ...removed.map(({nodeName}) => `${target.nodeName} ${nodeName}`),
        );
      }
    });
    document.addEventListener('DOMContentLoaded', () => {
      observer.observe(document.documentElement, {attributeFilter: ['class']});
      observer.observe(document.head, {childList: true});
    });
  });
  await visit(page, '/wiki/custom-data-function/external-request');
  const changes = await page.evaluate(
    () => (window as {changes?: string[]}).changes,
  );
  expect(changes).toEqual([]);
});
