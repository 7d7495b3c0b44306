/*
 * The table of an enumeration's members, with the label and its reading in
 * columns of their own. In the stubs a member's comment is its label as the
 * first sentence, then its meaning, then `@yomi`:
 *
 *   | `Koyo` | `"1"` | 雇用。 従業員を雇い入れる発令です。 **読み** こよう |
 *   | `Koyo` | `'1'` | 雇用 | 従業員を雇い入れる発令です。 | こよう |
 */

const HEAD = /^\| メンバー \| 値 \| 説明 \|$/;
const ROW =
  /^\| (?<member>.+?) \| `"(?<code>[^"]*)"` \| (?<label>[^。]+)。\s*(?<meaning>.*?)\s*\*\*読み\*\*\s+(?<yomi>\S+) \|$/;

/**
 * @param {readonly string[]} lines - the lines of a page
 * @param {string} name - the page's symbol, for error messages
 * @returns {string[]} the lines, with the table of members rewritten
 * @throws {Error} if a member's comment has no label or no reading
 */
export function splitMemberTable(lines, name) {
  const start = lines.findIndex((line) => HEAD.test(line));
  if (start === -1) {
    return [...lines];
  }
  const firstRow = start + 2;
  const rest = lines.slice(firstRow);
  const length = rest.findIndex((line) => !line.startsWith('|'));
  const rows = length === -1 ? rest : rest.slice(0, length);
  return [
    ...lines.slice(0, start),
    ...table(
      ['メンバー', 'コード', '名称', '説明', '読み'],
      rows.map((row) => splitRow(row, name)),
    ),
    ...rest.slice(rows.length),
  ];
}

/**
 * @param {string} row
 * @param {string} name
 * @returns {string[]} the cells
 */
function splitRow(row, name) {
  const groups = ROW.exec(row)?.groups;
  if (!groups) {
    throw new Error(
      `${name}のメンバーのコメントが「名称。説明。@yomi 読み」の形になっていません：${row}`,
    );
  }
  const {member, code, label, yomi, meaning} = groups;
  return [member, `\`'${code}'\``, label, meaning, yomi].map(
    (cell = '') => cell,
  );
}

/**
 * A table, without the columns that are empty in every row.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const used = head.map((_, column) => rows.some((row) => row[column]));
  return [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.filter((_, column) => used[column]).join(' | ')} |`,
  );
}
