import {markedIds} from '../../src/features/assumptions/shared/marks';

/** A mark of a page or a stub's comment. */
const MARK = /\{(?:\/\*.*?\*\/|@assumption [a-z0-9-]+)\}/g;

/** Some lines: from the first to the one before the last. */
export interface Block {
  readonly from: number;
  readonly to: number;
  /** The ids of the marks in it. */
  readonly ids: readonly string[];
}

/**
 * The paragraphs, lists, tables and boxes of a text, each with the marks on lines
 * of their own above it.
 */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let to = 1; to <= lines.length; to += 1) {
    const text = lines.slice(from, to).join('\n');
    const isOver = to === lines.length || lines[to]?.trim() === '';
    if (isOver && text.replaceAll(MARK, '').trim() !== '') {
      blocks.push({from, to, ids: markedIds(text)});
      from = to;
    }
  }
  return blocks;
}

/**
 * The ids of the marks directly above the declaration of a line of code, and
 * above those that hold it.
 */
export function marksNearCode(
  lines: readonly string[],
  index: number,
): string[] {
  const ids = markedIds(lines[index] ?? '');
  let indent = indentOf(lines[index] ?? '');
  let isAttached = true;
  for (const line of lines.slice(0, index).reverse()) {
    if (line.trim() === '') {
      isAttached = false;
    } else if (/^ *\/\/ assumption: /.test(line)) {
      ids.push(...(isAttached ? markedIds(line) : []));
    } else if (!/^ *(?:\/?\*|\/\/)/.test(line)) {
      isAttached = indentOf(line) < indent;
      indent = Math.min(indent, indentOf(line));
    }
  }
  return [...new Set(ids)];
}

/** How deep a line of code is; that of a comment is that of its start. */
function indentOf(line: string): number {
  const indent = line.length - line.trimStart().length;
  return indent - (indent % 2);
}
