/** A text without some marks, and where they were. */
export interface Unmarked {
  readonly text: string;
  /** Index of the line of each statement that had one, in the new text. */
  readonly statements: readonly number[];
}

/**
 * Removes every mark of an id from a page, a stub, code or a list. A line of its own
 * goes with it, and one of the two blank lines around that.
 *
 * @param text - the whole file
 * @param id - of the assumption
 */
export function removeMarks(text: string, id: string): Unmarked {
  const mark = markOf(id);
  const lines: string[] = [];
  const statements: number[] = [];
  let isAfterOwnLine = false;
  for (const line of text.split('\n')) {
    if (isAfterOwnLine && isBlank(line) && isBlank(lines.at(-1) ?? '')) {
      continue;
    }
    isAfterOwnLine = false;
    const rest = line.replaceAll(mark, '');
    if (rest === line) {
      lines.push(line);
      continue;
    }
    statements.push(lines.length);
    if (isBlank(rest)) {
      isAfterOwnLine = true;
    } else {
      lines.push(rest.trimEnd());
    }
  }
  return {text: lines.join('\n'), statements};
}

/** Whether a line is empty, of a page or of a comment. */
function isBlank(line: string): boolean {
  return /^ *\*? *$/.test(line);
}

/** Marks of an id with the space that only they need. */
function markOf(id: string): RegExp {
  const before = '(?: +(?=\\{/\\* assumption: [a-z0-9-]+ \\*/\\}(?: |$)))?';
  const inText = `${before}\\{/\\* assumption: ${id} \\*/\\}(?: +(?=\\{/\\* assumption: ))?`;
  const inComment = `\\{@assumption ${id}\\}(?: +(?=\\{@assumption ))?`;
  return new RegExp(
    `${inText}|${inComment}|// assumption: ${id}(?![a-z0-9-])|^ *assumption: ${id}$`,
    'gm',
  );
}
