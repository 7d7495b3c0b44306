/* The amount that the home page's program sets. */

/** Of the field, which takes no more. */
export const MAX_AMOUNT = 100_000;

/** By its name: a decision of the company, or other amounts, may stand above. */
const AMOUNT_LINE = /^(const DOG_AMOUNT = )(\d+);/m;

/** The line of a program that sets its amount, with its number. */
export function amountLine(
  source: string,
): {readonly number: number; readonly text: string} | undefined {
  const found = AMOUNT_LINE.exec(source);
  return found
    ? {
        number: source.slice(0, found.index).split('\n').length,
        text: found[0],
      }
    : undefined;
}

/** The amount that a program sets. */
export function amountOf(source: string): number | undefined {
  return readAmount(AMOUNT_LINE.exec(source)?.[2] ?? '');
}

/** The amount that a reader means, in whatever width; nothing if nobody is paid that. */
export function readAmount(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(',', '').trim();
  const amount = Number(digits);
  return /^\d+$/.test(digits) && amount <= MAX_AMOUNT ? amount : undefined;
}

/** A program that sets another amount. */
export function withAmount(source: string, amount: number): string {
  return source.replace(
    AMOUNT_LINE,
    (_, start: string) => `${start}${amount};`,
  );
}

/** A program without the comments above it. */
export function belowComments(source: string): string {
  return source.replace(/^(?:\/\/.*\n)+/, '');
}
