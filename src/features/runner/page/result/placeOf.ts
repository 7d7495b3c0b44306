import {COMMON_FUNCTIONS} from '@combosite-functions/stress';

/**
 * A line of a program in words, with the common function in which it lies: a page
 * folds those.
 */
export function placeOf(source: string, line: number): string {
  const place = `${line}行目`;
  const lines = source.split('\n').slice(0, line);
  const common = lines.indexOf(COMMON_FUNCTIONS);
  const [name] =
    common === -1
      ? []
      : lines
          .slice(common)
          .flatMap((text) => /^(?:async )?function (\w+)/.exec(text)?.[1] ?? [])
          .slice(-1);
  return name === undefined ? place : `共通の関数 ${name}（${place}）`;
}
