/** How much each place of a word counts, and what lowers an entry. */
export const WEIGHT = {
  title: 6,
  text: 1.6,
  /** What other pages call it. */
  also: 7,
  list: 0.2,
  term: 0.12,
  message: 0.5,
  api: 0.7,
  /** A page of which several entries answer is surer than one with one. */
  next: 0.2,
  nextEntries: 3,
  misspelt: 0.7,
  besideName: 0.6,
  partial: 0.55,
  partialThere: 0.8,
} as const;
