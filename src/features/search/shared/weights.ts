/** How much each place of a word counts, and what lowers an entry. */
export const WEIGHT = {
  title: 6,
  text: 1.6,
  /** What other pages call it. */
  also: 7,
  /** All words in a title, or in what other pages call it. */
  together: 8,
  /** What opens a page says what it is about. */
  lead: 2.4,
  /** The title of the page a section is on. */
  pageTitle: 2,
  list: 0.2,
  term: 0.12,
  guide: 0.5,
  question: 0.8,
  message: 0.5,
  /** Reference, for a query in Japanese: first comes what explains. */
  api: 0.7,
  /** A page of which several entries answer is surer than one with one. */
  next: 0.2,
  nextEntries: 3,
  misspelt: 0.7,
  besideName: 0.6,
  partial: 0.55,
  partialThere: 0.8,
  /** One kanji, of a verb mostly. */
  oneLetter: 0.4,
  unknown: 4,
  /** Of a query, what must be found for an answer to be one. */
  least: 0.33,
} as const;
