/** What was an assumption and is known now. */
export interface ConfirmedFact {
  /** The id that the assumption had. */
  readonly id: string;
  /** What is known, in Japanese; code is in backticks. */
  readonly fact: string;
  /** Who or what said so. */
  readonly source: string;
  /** `2026-11-22` */
  readonly date: string;
}

/** Where `npm run assumptions -- confirm` writes them, from the root. */
export const CONFIRMED = 'src/features/assumptions/shared/confirmed.json';
