/* The amount that stands in the first line of the home page's program. */

/** Of the field, which takes no more. */
export const MAX_AMOUNT = 100_000;

const FIRST_LINE = /^const \w+ = (\d+);/;

/** What the first line of a program says, if that sets an amount. */
export function firstLine(source: string): string | undefined {
  return FIRST_LINE.exec(source)?.[0];
}

/** The amount in the first line of a program. */
export function amountOf(source: string): number | undefined {
  return readAmount(FIRST_LINE.exec(source)?.[1] ?? '');
}

/** The amount that a reader means, in whatever width; nothing if nobody is paid that. */
export function readAmount(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(',', '').trim();
  const amount = Number(digits);
  return /^\d+$/.test(digits) && amount <= MAX_AMOUNT ? amount : undefined;
}

/**
 * A program with another amount in its first line.
 *
 * @param text - of the program, also as HTML
 * @param from - the amount that it has
 */
export function withAmount(text: string, from: number, to: number): string {
  return text.replace(String(from), String(to));
}
