import {tokTypes as types} from 'acorn';
import lookalikes from './lookalikes.json';
import parserReasons from './parserReasons.json';
import {scanBrackets} from './scanBrackets';
import type {Options, Token} from 'acorn';
import type {OpenBracket, Scan} from './scanBrackets';

/** What is wrong at a place of a program, in a reader's words. */
export interface Explanation {
  /** Offset of what is to be changed. */
  readonly start: number;
  /** Without a full stop; none for an `await` outside of its place. */
  readonly reason: string | undefined;
}

/** What the parser says of a program that it can't parse. */
export interface ParseError {
  /** Without the position. */
  readonly message: string;
  readonly start: number;
}

/** An offset as line and character. */
type PlaceOf = (offset: number) => string;

/**
 * A place in a program, in words.
 *
 * @param line - from 1
 * @param column - from 0
 */
export function describePlace(line: number, column: number): string {
  return `${line}行目${column + 1}文字目`;
}

/**
 * A reason with where it is in its line.
 *
 * @param reason - as explained
 * @param column - from 0
 */
export function addPlace(reason: string, column: number, code: string): string {
  return `${reason}（${column + 1}文字目。行の内容：${code}）`;
}

/** What the parser says: word for word, or around a word that it quotes. */
const REASONS = Object.entries(parserReasons).map(([said, reason]) => {
  const [start = '', end] = said.split('{word}');
  return {start, end, reason};
});

/** Signs that look like others of the keyboard. */
const LOOKALIKES = new Map(Object.entries(lookalikes));

/**
 * Explains why a program can't be parsed, and names the place to change.
 *
 * @param error - what the parser says
 * @param placeOf - an offset in words
 */
export function explainSyntax(
  source: string,
  {message, start}: ParseError,
  options: Options,
  placeOf: PlaceOf,
): Explanation {
  const known = reasonOf(message);
  if (known !== undefined) {
    return {start, reason: known};
  }
  if (message.startsWith('Unexpected character')) {
    return {start, reason: explainCharacter(source, start)};
  }
  if (message === 'Unexpected token') {
    const scan = scanBrackets(source, start, options);
    return explainToken(source, start, scan, placeOf);
  }
  return {start, reason: `書き方に誤りがあります（${message}）`};
}

function reasonOf(message: string): string | undefined {
  const found = REASONS.find(({start, end}) =>
    end === undefined
      ? message === start
      : message.startsWith(start) && message.endsWith(end),
  );
  const {start = '', end = ''} = found ?? {};
  const word = message.slice(start.length, message.length - end.length);
  return found?.reason.replace('{word}', () => word);
}

function explainCharacter(source: string, start: number): string {
  const character = String.fromCodePoint(source.codePointAt(start) ?? 0);
  const half =
    LOOKALIKES.get(character) ??
    (/[！-～]/.test(character) ? character.normalize('NFKC') : undefined);
  return half === undefined
    ? `「${character}」は、文字列の外に書けません`
    : `「${character}」は全角です。半角の「${half}」にします`;
}

/** Explains a token that mustn't be where it is. */
function explainToken(
  source: string,
  start: number,
  {open, suspect, before, at}: Scan,
  placeOf: PlaceOf,
): Explanation {
  const inner = open.at(-1);
  const textOf = ({start: from, end}: Token): string => source.slice(from, end);
  const unclosed = ({start: from, text, closing}: OpenBracket): string =>
    `${placeOf(from)}の「${text}」を閉じる「${closing}」がありません`;
  if (!at || at.type === types.eof) {
    const missing = suspect && open.length > 0 ? suspect : inner;
    return missing
      ? {start: missing.start, reason: unclosed(missing)}
      : {start, reason: 'プログラムが、書きかけで終わっています'};
  }
  const text = textOf(at);
  if ([text, before && textOf(before)].includes('await')) {
    return {
      start: text === 'await' ? start : (before?.start ?? start),
      reason: undefined,
    };
  }
  if (')]}'.includes(text) && inner?.closing !== text) {
    return inner
      ? {start, reason: `「${text}」の前に、${unclosed(inner)}`}
      : {
          start,
          reason: `「${text}」が余分です。対応する開く括弧がありません`,
        };
  }
  const isInList = inner !== undefined && inner.closing !== '}';
  if (isInList && text === ';') {
    return {start, reason: `「;」の前に、${unclosed(inner)}`};
  }
  if (before?.type === types.name && at.type === types._function) {
    return {
      start: before.start,
      reason: `「${textOf(before)}」と「function」を並べて書けません。「async」の書き間違いでないか確認します`,
    };
  }
  if (before && isOperand(before) && isOperand(at)) {
    return {
      start,
      reason: isInList
        ? `「${text}」の前に、「,」か、${placeOf(inner.start)}の「${inner.text}」を閉じる「${inner.closing}」がありません`
        : `「${text}」の前に、${inner ? '「,」' : ''}「;」「=」「{」などの記号がありません`,
    };
  }
  if (text === ':' && before?.type === types.name) {
    return {
      start,
      reason: `「${textOf(before)}」の後に「:」は書けません。型の指定（TypeScript）は使えません`,
    };
  }
  return {
    start,
    reason: `「${text}」は、ここに書けません。その前の括弧、コンマ、引用符に過不足がないか確認します`,
  };
}

/** Whether a token is a value or a name, of which no two stand together. */
function isOperand({type}: Token): boolean {
  return (
    [types.name, types.num, types.string, types.backQuote].includes(type) ||
    [types.parenR, types.bracketR, types._const, types._return].includes(type)
  );
}
