/** How long a reader waits for a part of the site without being told. */
export const UNTOLD_MILLIS = 500;

/**
 * What is said of a part of the site that is on its way.
 *
 * @param part - what it is; '' where the place says it
 */
export function comingText(part = ''): string {
  return `${part && `${part}を`}読み込んでいます…`;
}
