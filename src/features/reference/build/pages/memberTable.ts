import {markLines, marksOf} from '../../../assumptions/shared/marks';
import {markColumns} from './markTables';
import type {ReferenceName} from '../stubs/readReference';

const HEAD = /^\| メンバー \| 値 \|(?: 説明 \|)?$/;

/**
 * Writes the table of an enumeration's members anew, with the label and its
 * reading in columns of their own:
 *
 *   | `Koyo` | `"1"` | 従業員を雇い入れる発令です。 |
 *   | `Koyo` | `'1'` | 雇用 | 従業員を雇い入れる発令です。 | こよう |
 *
 * @param lines - the lines of a page, as typedoc-plugin-markdown writes them
 * @param page - what the page is about
 * @returns the lines, with the table of members rewritten
 */
export function writeMemberTable(
  lines: readonly string[],
  {enumeration, members}: Pick<ReferenceName, 'enumeration' | 'members'>,
): string[] {
  const start = lines.findIndex((line) => HEAD.test(line));
  if (!enumeration || start === -1) {
    return [...lines];
  }
  const first = start + 2;
  const end = first + enumeration.members.length;
  // The description and the reading follow from the label.
  const isWhole = enumeration.members.every(
    ({assumptions: {code, label}}) => code.length > 0 && label.length > 0,
  );
  const marks = (ids: readonly string[]) => (isWhole ? '' : marksOf(ids));
  const rows = enumeration.members.map(
    ({assumptions, code, label, name, reading}, index) => {
      const [, , ...meaning] = (lines[first + index] ?? '')
        .replace(/^\| | \|$/g, '')
        .split(' | ');
      const id = members[index]?.target.replace(/.*#/, '') ?? '';
      return [
        `<Anchor id="${id}" /> \`${name}\`${marks(assumptions.code)}`,
        `\`'${code}'\`${marks(assumptions.code)}`,
        label + marks(assumptions.label),
        meaning.join(' | '),
        reading + marks(assumptions.reading),
      ];
    },
  );
  return [
    ...lines.slice(0, start),
    ...markLines(
      isWhole
        ? enumeration.members.flatMap(({assumptions: {code, label}}) => [
            ...code,
            ...label,
          ])
        : [],
    ),
    ...markColumns(table(['メンバー', 'コード', '名称', '説明', '読み'], rows)),
    ...lines.slice(end),
  ];
}

/** A table, without the columns that are empty in every row. */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const used = head.map((_, column) => rows.some((row) => row[column]));
  return [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.filter((_, column) => used[column]).join(' | ')} |`,
  );
}
