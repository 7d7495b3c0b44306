/** Between the parts of a block, of which every second one is folded. */
export const FOLD = '\f';

/** Functions that all programs share, or the whole behind a few of its lines. */
export type FoldKind = 'common' | 'whole';
