/*
 * Messages that pages quote: they must stand in the message catalogue of the
 * runtime. What counts as quoted is narrow, so that a sentence about errors
 * doesn't: outside code, text in 「」 or back-ticks that follows `メッセージ：` or
 * comes before `というエラー` or `というメッセージ`. Without Japanese
 * (`SyntaxError`というエラー) it is the name of an error.
 */
import type {VFile} from 'vfile';
import {MESSAGES} from '@combosite-functions/simulator';
import type {MessageEntry} from '@combosite-functions/simulator';

/** What is needed of the catalogue: messages by id. */
export type Catalogue = Readonly<
  Record<string, Pick<MessageEntry, 'template' | 'kind'>>
>;

/** A message on a page. */
export interface Quote {
  /** Line, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Where the messages stand. */
export const CATALOGUE_FILE = 'packages/simulator/messages/messages.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/**
 * Examines the messages that a page quotes: the catalogue has them, with values
 * for its placeholders, or a program on the same page throws them.
 */
export function examineQuotes(
  page: VFile,
  catalogue: Catalogue = MESSAGES,
): void {
  const source = String(page);
  const known = [
    ...Object.values(catalogue).map(({template}) =>
      patternOf(template, /\{\w+\}/),
    ),
    ...thrownByPrograms(source),
  ];
  for (const {line, text} of quotesOnPage(source)) {
    if (!known.some((pattern) => pattern.test(text))) {
      page.info(
        `メッセージ「${text}」は、${CATALOGUE_FILE}にも、このページのプログラムのnew Errorにもありません。${CATALOGUE_FILE}のtemplateを写し、{ }に値を入れてください。`,
        {line, column: 1},
      );
    }
  }
}

/** The messages that a page quotes; see the top of this file. */
export function quotesOnPage(source: string): Quote[] {
  return withoutFences(source)
    .split('\n')
    .flatMap((text, index) =>
      [
        ...[...text.matchAll(/メッセージ：(?=[「`])/g)].map(
          ({0: mark, index: at}) => quoteFrom(text, at + mark.length),
        ),
        ...[...text.matchAll(/(?<=[」`])という(?=エラー|メッセージ)/g)].map(
          ({index: at}) => quoteUntil(text, at),
        ),
      ]
        .filter((quote) => JAPANESE.test(quote))
        .map((quote) => ({line: index + 1, text: quote})),
    );
}

/** The quote that opens at a place; 「」 can stand within it. */
function quoteFrom(text: string, start: number): string {
  if (text[start] === '`') {
    const end = text.indexOf('`', start + 1);
    return end === -1 ? '' : text.slice(start + 1, end);
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    depth += depthOf(text[at]);
    if (depth === 0) {
      return text.slice(start + 1, at);
    }
  }
  return '';
}

/** The quote that closes before a place. */
function quoteUntil(text: string, end: number): string {
  if (text[end - 1] === '`') {
    return text.slice(text.lastIndexOf('`', end - 2) + 1, end - 1);
  }
  let depth = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    depth += depthOf(text[at]);
    if (depth === 0) {
      return text.slice(at + 1, end - 1);
    }
  }
  return '';
}

function depthOf(character: string | undefined): number {
  return character === '「' ? 1 : character === '」' ? -1 : 0;
}

/** What the programs on a page say when they throw. */
function thrownByPrograms(source: string): RegExp[] {
  return [...source.matchAll(/^ *```[jt]s\b.*\n([\s\S]*?)^ *```$/gm)]
    .flatMap(([, code = '']) => [
      ...code.matchAll(/new Error\(\s*(['"`])(.*?)\1/g),
    ])
    .map(([, , message = '']) => patternOf(message, /\$\{[^}]*\}/));
}

/** Matches a message with any values at the places of its placeholders. */
function patternOf(message: string, placeholder: RegExp): RegExp {
  const parts = message
    .split(placeholder)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** A page with its code blocks blanked, each line in its place. */
function withoutFences(source: string): string {
  return source.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm, (block) =>
    block.replace(/.+/g, ''),
  );
}
