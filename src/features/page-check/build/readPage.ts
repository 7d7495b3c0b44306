import {readFileSync} from 'node:fs';
import {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import type {Root} from 'mdast';
import {mdxReader} from '../../content/build/mdxReader';
import {splitPage} from './frontMatter';

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

/**
 * Parses a page.
 *
 * @param page - takes down why it is no MDX, in Japanese
 * @returns its text; `undefined` if it is none
 */
export function readPage(page: VFile): Root | undefined {
  try {
    return mdxReader.parse(page);
  } catch (error) {
    const {line, column, source, ruleId, reason} = error as Partial<
      VFile['messages'][number]
    >;
    const original = reason ?? String(error);
    // A tag that is never closed has its place in the message only.
    const [, ownLine, ownColumn] = /\((\d+):(\d+)-/.exec(original) ?? [];
    page.message(
      `${EXPLAINED[`${source}:${ruleId}`] ?? UNEXPLAINED}（MDXのメッセージ：${original}）`,
      {
        line: line ?? Number(ownLine ?? 1),
        column: column ?? Number(ownColumn ?? 1),
      },
    );
    return undefined;
  }
}

/** Whether a file can be read at all: its front matter is YAML, its text MDX. */
export function isReadable(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  return (
    parseDocument(splitPage(source).yaml).errors.length === 0 &&
    (!file.endsWith('.mdx') || readPage(new VFile(source)) !== undefined)
  );
}
