/** How the fragment of a link with a program starts. */
export const SHARE_PREFIX = '#run=';

/**
 * Tells for which sample of the page a fragment is.
 *
 * @param fragment - with its `#`
 * @returns the sample's number, or `undefined` if it carries no program
 */
export function readShareTarget(fragment: string): number | undefined {
  const match = /^#run=(\d{1,3})\./.exec(fragment);
  return match ? Number(match[1]) : undefined;
}
