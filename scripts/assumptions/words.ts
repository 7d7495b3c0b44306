import type {Source} from '../generated/assumptions';

/** Names that say nothing of what an assumption is about. */
const COMMON = /^(?:Error|NaN|Promise|false|null|true|undefined)$/;

/** A word on more lines says as little. */
const MOST_LINES = 80;

/** A name or a word, and how to find it. */
export interface Word {
  readonly word: string;
  readonly pattern: RegExp;
}

/** The names in backticks and the words in brackets of an assumption. */
export function wordsOf(text: string): Word[] {
  const names = [...text.matchAll(/`([A-Za-z]\w{3,})/g)]
    .map(([, name = '']) => name)
    .filter((name) => !COMMON.test(name))
    .map((word) => [word, `\\b${word}\\b`] as const);
  const words = [...text.matchAll(/「([^」(（]+)/g)].map(([, word = '']) => {
    const escaped = escapePattern(word);
    return [
      word,
      word.length > 3 ? escaped : `[「'"]${escaped}[」'"]`,
    ] as const;
  });
  return [...new Map([...names, ...words])].map(([word, source]) => ({
    word,
    pattern: new RegExp(source),
  }));
}

/** Those of some words that are on so few lines that one can read them. */
export function tellingWords(
  words: readonly Word[],
  sources: readonly Source[],
): Word[] {
  const lines = sources.flatMap(({text}) => text.split('\n'));
  return words.filter(
    ({pattern}) =>
      lines.filter((line) => pattern.test(line)).length <= MOST_LINES,
  );
}

/** Finds any of some patterns; nothing if there are none. */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({source}) => source).join('|') || '(?!)');
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

/** Finds an id that isn't part of a longer name. */
export function idPattern(ids: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`);
}

/** A text as a part of a pattern. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
