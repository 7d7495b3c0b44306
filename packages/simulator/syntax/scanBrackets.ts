import {tokTypes as types, tokenizer} from 'acorn';
import type {Options, Token, TokenType} from 'acorn';

/** A bracket that is open at some place. */
export interface OpenBracket {
  readonly start: number;
  /** `(` */
  readonly text: string;
  /** `)` */
  readonly closing: string;
}

/** What the text before a place consists of. */
export interface Scan {
  /** The brackets that are open there, the innermost last. */
  readonly open: readonly OpenBracket[];
  /** An open `{` whose `}` seems to be that of another one, by its indent. */
  readonly suspect: OpenBracket | undefined;
  /** The token before the place. */
  readonly before: Token | undefined;
  /** The token at the place; `undefined` at the end. */
  readonly at: Token | undefined;
}

const OPENING = new Map<TokenType, readonly [string, string]>([
  [types.parenL, ['(', ')']],
  [types.bracketL, ['[', ']']],
  [types.braceL, ['{', '}']],
  [types.dollarBraceL, ['${', '}']],
]);

const CLOSING = new Set([types.parenR, types.bracketR, types.braceR]);

/**
 * Reads a program's tokens up to a place: which brackets are open there.
 *
 * @param place - offset of the token at which reading ends
 */
export function scanBrackets(
  source: string,
  place: number,
  options: Options,
): Scan {
  const open: OpenBracket[] = [];
  let suspect: OpenBracket | undefined;
  let before: Token | undefined;
  for (const token of tokensOf(source, options)) {
    if (token.start >= place) {
      return {open, suspect, before, at: token};
    }
    const pair = OPENING.get(token.type);
    if (pair) {
      const [text, closing] = pair;
      open.push({start: token.start, text, closing});
    } else if (CLOSING.has(token.type)) {
      const opened = open.pop();
      if (opened && isOutside(source, token, opened)) {
        suspect ??= opened;
      }
    }
    before = token;
  }
  return {open, suspect, before, at: undefined};
}

/** The tokens, as far as there are any. */
function* tokensOf(source: string, options: Options): Generator<Token> {
  try {
    for (const token of tokenizer(source, options)) {
      yield token;
    }
  } catch {
    // What is behind is no token: the parser has said so.
  }
}

/** Whether a bracket at the head of a line is further out than what it closes. */
function isOutside(
  source: string,
  closing: Token,
  opened: OpenBracket,
): boolean {
  const column = closing.start - lineStart(source, closing.start);
  return (
    source.slice(closing.start - column, closing.start).trim() === '' &&
    column < indentAt(source, opened.start)
  );
}

function indentAt(source: string, place: number): number {
  const line = source.slice(lineStart(source, place));
  return line.length - line.trimStart().length;
}

function lineStart(source: string, place: number): number {
  return source.lastIndexOf('\n', place - 1) + 1;
}
