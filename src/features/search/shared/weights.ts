/** Between what is the query and all that only holds it: more than any points. */
export const STEP = 1e6;

/** How much each place of a word counts, and what lowers an entry. */
export const WEIGHT = {
  title: 5,
  text: 1.6,
  code: 0.8,
  /** What other pages call it. */
  also: 4.5,
  list: 0.2,
  term: 0.12,
  message: 0.4,
  api: 0.7,
  /** A page of which several entries answer is surer than one with one. */
  next: 0.45,
  nextEntries: 3,
  misspelt: 0.7,
  besideName: 0.5,
  partial: 0.55,
  partialPower: 1.5,
  /** What has a part of the query comes after all that holds the whole of it. */
  onlyPart: 1e-3,
  /** How much more a rare word says than a common one. */
  rarityPower: 0.65,
  /** What a word says that was cut out of a compound. */
  cut: 0.8,
  /** What the lexicon knows. */
  exact: 0.95,
  synonym: 0.85,
  everyday: 0.65,
  /** What fits only without hiragana. */
  bare: 0.8,
  stepped: 1.6,
  /** How much an entry, and its page, lose for what they don't hold. */
  covered: 0.6,
  together: 0.9,
  /** A word in a text once, and each time that it is there twice as often. */
  textOnce: 0.4,
  textAgain: 0.2,
  share: 0.6,
  sameTitle: 0.5,
  /** A line that holds the whole query as it was typed. */
  literal: 2,
  /** A section says where on the page the answer is. */
  pageTop: 0.6,
  /** How much an entry keeps that holds only what its whole page holds. */
  here: 0.25,
} as const;
