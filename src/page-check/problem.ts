/** One thing to correct in a page. */
export interface Problem {
  /** The page, from the site's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What is wrong and how to correct it, in Japanese. */
  readonly text: string;
  /** A rule of writing: the page can be shown, but isn't finished. */
  readonly isAdvice?: boolean;
}

/** Where something is in a page; its beginning if nothing is known. */
export type Place =
  {readonly line?: number; readonly column?: number} | undefined;

/** Takes down what is wrong. */
export type Report = (text: string, place?: Place, isAdvice?: boolean) => void;

/** `wiki/x.mdx:3:1 …`, which editors make a link of. */
export function problemLine({file, line, column, text}: Problem): string {
  return `${file}:${line}:${column} ${text}`;
}
