/** Between the parts of a block, of which every second one is folded. */
export const FOLD = '\f';

/** Functions that all programs share, or the whole behind a few of its lines. */
export type FoldKind = 'common' | 'whole';

/**
 * What a fold of common functions is called. Whom these leave out, and what that
 * means for the pay, stays in sight.
 *
 * @param functions - their source
 */
export function commonLabel(functions: string): string {
  const lines = functions.split('\n').length;
  const leftOut = functions.includes('function calculate(')
    ? '。転籍した人などは除き、前の金額が残る'
    : '';
  return `共通の関数（${lines}行${leftOut}）`;
}
