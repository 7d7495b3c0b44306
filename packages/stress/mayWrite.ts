const WRITES =
  /\.(?:saveAmount|createCustomData|updateCustomData|deleteCustomData)\b|\bhttpRequest\b/;

/**
 * Whether a program may write or send something, by its text.
 *
 * @param source - the program
 */
export function mayWrite(source: string): boolean {
  return WRITES.test(source);
}
