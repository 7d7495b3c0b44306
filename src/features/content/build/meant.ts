import {misspeltName} from '@combosite-functions/simulator';

/** Asks whether one of the known names was meant; says something else if none. */
export function meant(
  name: string,
  known: readonly string[],
  otherwise = '',
): string {
  const other = misspeltName(name, known);
  return other ? `「${other}」の誤りではありませんか。` : otherwise;
}
