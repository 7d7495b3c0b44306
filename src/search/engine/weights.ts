/** How much each place of a word counts, and what lowers an entry. */
export const WEIGHT = {
  title: 6,
  text: 1.6,
  /** What opens a page says what it is about. */
  lead: 2.4,
  /** The title of the page a section is on. */
  pageTitle: 2,
  /** The query is the title, or the symbol. */
  isTitle: 40,
  isHeading: 12,
  isMember: 12,
  beginsTitle: 6,
  list: 0.35,
  term: 0.12,
  /** Reference, for a query in Japanese: first comes what explains. */
  api: 0.8,
  misspelt: 0.7,
  partial: 0.55,
  /** One kanji, of a verb mostly. */
  oneLetter: 0.4,
} as const;
