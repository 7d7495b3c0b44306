import {readFileSync} from 'node:fs';
import {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import type {Root} from 'mdast';
import {mdxReader} from '../../content/build/mdxReader';
import {splitPage} from './frontMatter';
import mdxErrors from './mdxErrors.json';

/** What a message of the parser means; its rules are those of micromark and mdast-util-mdx. */
const EXPLAINED: Readonly<Record<string, string>> = mdxErrors;

const UNEXPLAINED =
  'MDXの書き方に誤りがあります。「{」「}」「<」を文字として書くときは、バッククォートで囲んでください。';

/** Each page as it was last parsed: others that point at it ask for it again. */
const known = new Map<string, {readonly value: string; readonly tree: Root}>();

/**
 * Parses a page.
 *
 * @param page - takes down why it is no MDX, in Japanese
 * @returns its text; `undefined` if it is none
 */
export function readPage(page: VFile): Root | undefined {
  const value = String(page);
  const last = known.get(page.path);
  if (last?.value === value) {
    return last.tree;
  }
  try {
    const tree = mdxReader.parse(page);
    known.set(page.path, {value, tree});
    return tree;
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
