import type {Place} from './problem';

/** What a message of the parser means; its rules are those of micromark and mdast-util-mdx. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'micromark-extension-mdx-expression:unexpected-eof':
    '「{」が閉じられていません。文字として書くときは、バッククォートで囲んでください。',
  'micromark-extension-mdx-expression:acorn':
    '「{」と「}」の間を、式として読めません。文字として書くときは、バッククォートで囲んでください。見出しのIDは「{/* #english-id */}」と書きます。',
  'micromark-extension-mdxjs-esm:acorn':
    "importの文を読めません。「import {名前} from '@site/src/…';」の形で書き、次の行を空けてください。文の先頭の言葉が「import」か「export」なら、バッククォートで囲んでください。",
  'micromark-extension-mdx-jsx:unexpected-character':
    '「<」で始まるタグを読めません。文字としての「<」はバッククォートで囲み、属性の値は「"…"」か「{…}」で囲んでください。コメントは「{/* … */}」、URLは「[文字](URL)」と書きます。',
  'micromark-extension-mdx-jsx:unexpected-eof':
    'タグが「>」で閉じられていません。文字としての「<」は、バッククォートで囲んでください。',
  'mdast-util-mdx-jsx:end-tag-mismatch':
    '開くタグと閉じるタグが合っていません。閉じるタグ（「</名前>」か「/>」）を、開くタグと同じ深さに書いてください。',
  'mdast-util-mdx-jsx:unexpected-closing-slash':
    '閉じるタグに、開くタグがありません。',
};

const UNEXPLAINED =
  'MDXの書き方に誤りがあります。「{」「}」「<」を文字として書くときは、バッククォートで囲んでください。';

/** What the parser throws. */
interface SyntaxMessage {
  readonly line?: number;
  readonly column?: number;
  readonly source?: string;
  readonly ruleId?: string;
  readonly reason?: string;
}

/**
 * Explains in Japanese why a page can't be read as MDX.
 *
 * @param error - what the parser has thrown
 */
export function explainSyntax(error: unknown): {text: string; place: Place} {
  const {line, column, source, ruleId, reason} = error as SyntaxMessage;
  const original = reason ?? String(error);
  // A tag that is never closed has its place in the message only.
  const [, ownLine, ownColumn] = /\((\d+):(\d+)-/.exec(original) ?? [];
  return {
    text: `${EXPLAINED[`${source}:${ruleId}`] ?? UNEXPLAINED}（MDXのメッセージ：${original}）`,
    place: {
      line: line ?? Number(ownLine ?? 1),
      column: column ?? Number(ownColumn ?? 1),
    },
  };
}
