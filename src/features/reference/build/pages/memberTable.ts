import {markBlocks, marksOf} from '../../../assumptions/shared/marks';
import {cellsOf, markedTable} from './tables';
import type {ReferenceName} from '../stubs/readReference';

const HEAD = '| メンバー | 値 |';

/**
 * Writes the table of an enumeration's members anew, with the label and its
 * reading in columns of their own:
 *
 *   | `Koyo` | `"1"` | 従業員を雇い入れる発令です。 |
 *   | `Koyo` | `'1'` | 雇用 | 従業員を雇い入れる発令です。 | こよう |
 *
 * @param table - as typedoc-plugin-markdown writes it; all else stays as it is
 * @param page - what the page is about
 */
export function writeMemberTable(
  table: string,
  {enumeration, members}: Pick<ReferenceName, 'enumeration' | 'members'>,
): string | string[] {
  if (!enumeration || !table.startsWith(HEAD)) {
    return table;
  }
  const meanings = table
    .split('\n')
    .slice(2)
    .map((row) => cellsOf(row)[2] ?? '');
  // The description and the reading follow from the label.
  const isWhole = enumeration.members.every(
    ({assumptions: {code, label}}) => code.length > 0 && label.length > 0,
  );
  const marks = (ids: readonly string[]) => (isWhole ? '' : marksOf(ids));
  const rows = enumeration.members.map(
    ({assumptions, code, label, name, reading}, index) => [
      `<Anchor id="${members[index]?.target.replace(/.*#/, '')}" /> \`${name}\`${marks(assumptions.code)}`,
      `\`'${code}'\`${marks(assumptions.code)}`,
      label + marks(assumptions.label),
      meanings[index] ?? '',
      reading + marks(assumptions.reading),
    ],
  );
  // Without the columns that are empty in every row.
  const used = (cells: readonly string[]) =>
    cells.filter((_, column) => rows.some((row) => row[column]));
  return [
    ...markBlocks(
      isWhole
        ? enumeration.members.flatMap(({assumptions: {code, label}}) => [
            ...code,
            ...label,
          ])
        : [],
    ),
    ...markedTable(
      used(['メンバー', 'コード', '名称', '説明', '読み']),
      rows.map(used),
    ),
  ];
}
