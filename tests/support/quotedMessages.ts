/*
 * Error messages that stubs and pages quote: they must stand in the message
 * catalogue of the runtime. Each check takes texts and returns messages in
 * Japanese, each with the file, for the person who writes it.
 *
 * What counts as quoted is narrow, so that a sentence about errors doesn't:
 *
 * - in a stub, `メッセージ：` and the template in back-ticks, as every `@throws`
 *   ends;
 * - on a page, outside code, text in 「」 or back-ticks that follows
 *   `メッセージ：` or comes before `というエラー` or `というメッセージ`. Without
 *   Japanese (`SyntaxError`というエラー) it is the name of an error.
 */
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';
import type {MessageEntry} from '@combosite-functions/simulator';

/** What the checks need of the catalogue: messages by id. */
export type Catalogue = Readonly<
  Record<string, Pick<MessageEntry, 'template' | 'kind'>>
>;

/** A message on a page. */
export interface Quote {
  /** Line, from 1. */
  readonly line: number;
  readonly text: string;
}

const CATALOGUE_FILE = 'packages/simulator/messages/messages.ts';

const THROWS =
  /^\s*\* @throws \S.*ときに`\w*Error`を投げる（メッセージ：`[^`]+`）$/;
const QUOTE_IN_STUB = /メッセージ：`([^`]+)`/g;

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/**
 * `@throws` of stubs that don't end in a message, and messages that aren't
 * exactly the template of an error.
 *
 * @param stubs - stubs by their path in `api-src/`
 */
export function findMisquotesInStubs(
  stubs: StubSources,
  catalogue: Catalogue,
): string[] {
  const errors = errorsByTemplate(catalogue);
  return [...stubs].flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) => {
      const place = `api-src/${file}:${index + 1}`;
      if (text.includes('@throws') && !THROWS.test(text)) {
        return [
          `${place}：@throwsを1行で「…ときに\`Error\`を投げる（メッセージ：\`…\`）」の形にしてください。`,
        ];
      }
      return [...text.matchAll(QUOTE_IN_STUB)]
        .map(([, message = '']) => message)
        .filter((message) => !errors.has(message))
        .map(
          (message) =>
            `${place}：メッセージ「${message}」は${CATALOGUE_FILE}のエラーにありません。templateを、{ }もそのまま写してください。`,
        );
    }),
  );
}

/**
 * Errors of the catalogue that no stub quotes, and excuses that aren't needed.
 *
 * @param stubs - stubs by their path in `api-src/`
 * @param excuses - why a stub needn't quote an error, by its id
 */
export function findErrorsWithoutStub(
  stubs: StubSources,
  catalogue: Catalogue,
  excuses: ReadonlyMap<string, string>,
): string[] {
  const errors = errorsByTemplate(catalogue);
  const ids = new Set(errors.values());
  const quoted = new Set(
    [...stubs.values()]
      .flatMap((source) => [...source.matchAll(QUOTE_IN_STUB)])
      .map(([, message = '']) => errors.get(message)),
  );
  return [
    ...[...ids]
      .filter((id) => !quoted.has(id) && !excuses.has(id))
      .map(
        (id) =>
          `${CATALOGUE_FILE}：エラー「${id}」を示す@throwsがありません。投げるメソッドのスタブに加えるか、投げるメソッドがなければ、理由をtests/unit/messagesQuoted.test.tsに書いてください。`,
      ),
    ...[...excuses.keys()]
      .filter((id) => quoted.has(id) || !ids.has(id))
      .map(
        (id) =>
          `tests/unit/messagesQuoted.test.ts：エラー「${id}」は${quoted.has(id) ? 'スタブが示している' : 'カタログにない'}ため、理由の行を消してください。`,
      ),
  ];
}

/**
 * Messages quoted on a page that neither the catalogue has, with values for
 * its placeholders, nor a program on the same page throws.
 *
 * @param file - the page's path from the repository's root
 */
export function findMisquotesOnPage(
  file: string,
  source: string,
  catalogue: Catalogue,
): string[] {
  const known = [
    ...Object.values(catalogue).map(({template}) =>
      patternOf(template, /\{\w+\}/),
    ),
    ...thrownByPrograms(source),
  ];
  return quotesOnPage(source)
    .filter(({text}) => !known.some((pattern) => pattern.test(text)))
    .map(
      ({line, text}) =>
        `${file}:${line}：メッセージ「${text}」は、${CATALOGUE_FILE}にも、このページのプログラムのnew Errorにもありません。${CATALOGUE_FILE}のtemplateを写し、{ }に値を入れてください。`,
    );
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

/** Ids of errors by their template. */
function errorsByTemplate(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(catalogue)
      .filter(([, {kind}]) => kind === 'error')
      .map(([id, {template}]) => [template, id]),
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
