/** Between the parts of a block, of which every second one is folded. */
export const FOLD = '\f';

/**
 * Functions that all programs share, what a sample has around its subject, or
 * the whole of a sample behind a few of its lines.
 */
export type FoldKind = 'common' | 'rest' | 'whole';
