import type {Source} from '../generated/assumptions';

/** Names that say nothing of what an assumption is about. */
const COMMON = new Set([
  'Error',
  'NaN',
  'Promise',
  'false',
  'null',
  'true',
  'undefined',
]);

/**
 * The names in backticks and the words in brackets of an assumption, as a
 * pattern that finds them; `undefined` if it has none.
 */
export function wordsOf(text: string): RegExp | undefined {
  const names = [...text.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.match(/^[A-Za-z]\w{3,}/g) ?? [])
    .filter((name) => !COMMON.has(name))
    .map((name) => `\\b${name}\\b`);
  const words = [...text.matchAll(/「([^」(（]+)/g)].map(([, word = '']) =>
    word.length > 3
      ? escapePattern(word)
      : `[「'"]${escapePattern(word)}[」'"]`,
  );
  const all = [...new Set([...names, ...words])];
  return all.length > 0 ? new RegExp(all.join('|')) : undefined;
}

/** The files that match, each with its lines, from 1: `a.ts:3,8`. */
export function linesWith(
  pattern: RegExp,
  sources: readonly Source[],
): string[] {
  return sources.flatMap(({file, text}) => {
    const lines = text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return lines.length > 0 ? [`${file}:${lines.join(',')}`] : [];
  });
}

/** A pattern for an id that isn't part of a longer name. */
export function idPattern(ids: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`);
}

/** A text as a part of a pattern. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
