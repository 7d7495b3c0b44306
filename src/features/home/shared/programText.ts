/* What the sample of the home page says: in its first line, and in its log. */

/** What one employee gets, as the sample of the home page logs it. */
export interface PayLine {
  readonly employeeId: string;
  /** 「犬1匹」 */
  readonly basis: string;
  readonly pay: number;
}

/** What the program gave, and for which amount. */
export interface Outcome {
  /** In its first line. */
  readonly amount: number;
  readonly lines: readonly PayLine[];
}

/** The program of the sample, and what it gave when the page was made. */
export interface AllowanceProgram extends Outcome {
  readonly source: string;
  /** Its lines, highlighted. */
  readonly html: string;
  /** Name of the scenario in which it runs. */
  readonly scenario: string;
}

/**
 * Reads the log of the sample.
 *
 * @param messages - its lines
 * @returns `undefined` if a line says something else
 */
export function readPayLines(
  messages: readonly string[],
): PayLine[] | undefined {
  const lines = messages.flatMap((message) => {
    const [, employeeId, basis, pay] =
      /^(.+)：(.+)、(\d+)円$/.exec(message) ?? [];
    return employeeId === undefined || basis === undefined
      ? []
      : [{employeeId, basis, pay: Number(pay)}];
  });
  return lines.length === messages.length ? lines : undefined;
}

/**
 * What the program must give for another amount: so much for each dog.
 *
 * @param known - what it gave for one
 */
export function payFor(
  wanted: number,
  {amount, lines}: Outcome,
): readonly PayLine[] {
  return lines.map((line) => ({
    ...line,
    pay: line.pay + dogsOf(line) * (wanted - amount),
  }));
}

/** How many dogs an employee has. */
export function dogsOf({basis}: PayLine): number {
  return Number(/^犬(\d+)匹/.exec(basis)?.[1]);
}

/**
 * The program with another amount in its first line.
 *
 * @param text - of the program, also as HTML
 * @param from - the amount that it has
 * @param to - the one that it gets; none leaves it as it is
 */
export function withAmount(
  text: string,
  from: number,
  to: number | string | undefined,
): string {
  return to === undefined ? text : text.replace(String(from), String(to));
}
