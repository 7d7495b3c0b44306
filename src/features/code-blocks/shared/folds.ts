/** Between the parts of a block, of which every second one is folded. */
export const FOLD = '\f';

/** Functions that all programs share, or what a sample has around its subject. */
export type FoldKind = 'common' | 'rest';
