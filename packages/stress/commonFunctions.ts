/**
 * The line of a program after which the functions of docs/common.js stand, as
 * `npm run generate` writes them. A page folds what follows.
 */
export const COMMON_FUNCTIONS =
  '// ここから下は共通の関数です（どのプログラムでも同じ）';

/**
 * The line that its author sees.
 *
 * @param source - of a program
 * @param lines - one of its lines, each before those from which it was called
 */
export function ownLine(
  source: string,
  lines: readonly number[],
): number | undefined {
  const common = source.split('\n').indexOf(COMMON_FUNCTIONS);
  return lines.find((line) => common === -1 || line <= common) ?? lines[0];
}
