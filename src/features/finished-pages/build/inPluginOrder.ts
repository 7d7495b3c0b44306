/** What the last step waits for. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a step of `postBuild` after the same step of every plugin that is
 * earlier in docusaurus.config.ts. Docusaurus starts all those hooks at once;
 * what reads or rewrites the finished pages needs an order: the search index is
 * made of pages that the gate then empties, and headers are made of both.
 *
 * Call it first in the hook, before any `await`.
 *
 * @param step - what the plugin does with the finished site
 * @returns when the step has ended; it rejects as the step does
 */
export function inPluginOrder(step: () => Promise<void>): Promise<void> {
  const run = last.then(step);
  // A failed step stops the build; the others needn't fail with it.
  last = run.catch(() => undefined);
  return run;
}
