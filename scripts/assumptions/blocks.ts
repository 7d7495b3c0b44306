import {markedIds} from '../../src/features/assumptions/shared/marks';

/** Some lines: from the first to the one before the last. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/**
 * The paragraph, list, table or box of a page that holds a line, with the marks
 * on lines of their own above it. A blank line belongs to what comes after it.
 */
export function blockAt(lines: readonly string[], index: number): Block {
  let from = index;
  while (from < lines.length - 1 && !isText(lines[from])) {
    from += 1;
  }
  let to = from;
  while (to < lines.length && isText(lines[to])) {
    to += 1;
  }
  while (isText(lines[from - 1])) {
    from -= 1;
  }
  while (from > 0 && !isText(lines[from - 1])) {
    from -= 1;
  }
  return {from, to};
}

/** The ids of the marks in and above the block of a line of a page. */
export function marksNearText(
  lines: readonly string[],
  index: number,
): string[] {
  const {from, to} = blockAt(lines, index);
  return [...new Set(markedIds(lines.slice(from, to).join('\n')))];
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

/** Whether a line is more than marks. */
function isText(line: string | undefined): boolean {
  const rest = (line ?? '').replaceAll(
    /\{(?:\/\*.*?\*\/|@assumption [a-z0-9-]+)\}/g,
    '',
  );
  return rest.trim() !== '';
}
