/** One entry of ASSUMPTIONS.md. */
export interface Assumption {
  readonly files: readonly string[];
  /** The entry's Markdown. */
  readonly text: string;
}

/** The entries of ASSUMPTIONS.md, by id. */
export function parseList(markdown: string): Map<string, Assumption> {
  return new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [id = ''] = section.split('\n', 1);
        const files = [...section.matchAll(/^ {2}- `([^`]+)`$/gm)].map(
          ([, file = '']) => file,
        );
        return [id.trim(), {files, text: section}];
      }),
  );
}

/** The files in which each id is marked. */
export function findMarks(
  sources: readonly {readonly file: string; readonly text: string}[],
): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  for (const {file, text} of sources) {
    const ids = [...text.matchAll(/assumption: ([a-z0-9-]+)/g)].map(
      ([, id = '']) => id,
    );
    for (const id of new Set(ids)) {
      marks.set(id, [...(marks.get(id) ?? []), file]);
    }
  }
  return marks;
}

/** What must be mended so that list and marks are in step. */
export function compareAssumptions(
  entries: ReadonlyMap<string, Assumption>,
  marks: ReadonlyMap<string, readonly string[]>,
): string[] {
  const problems: string[] = [];
  for (const [id, files] of marks) {
    if (!entries.has(id)) {
      problems.push(
        `${files[0]}：仮定「${id}」がASSUMPTIONS.mdにありません。見出し「## ${id}」を加えてください。`,
      );
    }
  }
  for (const [id, {files}] of entries) {
    const marked = [...(marks.get(id) ?? [])].sort();
    if (marked.length === 0) {
      problems.push(
        `ASSUMPTIONS.md：仮定「${id}」の印がソースにありません。印を付けるか、見出しを消してください。`,
      );
    } else if (JSON.stringify([...files].sort()) !== JSON.stringify(marked)) {
      problems.push(
        `ASSUMPTIONS.md：仮定「${id}」の使っている場所が印と違います。次の一覧にしてください：${marked.map((file) => `\`${file}\``).join('、')}`,
      );
    }
  }
  return problems;
}
