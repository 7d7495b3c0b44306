import {marksOf} from '../../../assumptions/shared/marks';
import {cellsOf, tableOf} from './tables';
import type {ReferenceName} from '../stubs/readReference';

const HEAD = '| メンバー | 値 |';

/**
 * Writes the table of an enumeration's members anew, with the label and its
 * reading in columns of their own:
 *
 *   | `Koyo` | `"1"` | 従業員を雇い入れる発令です。 |
 *   | `Koyo` | `'1'` | 雇用 | こよう | 従業員を雇い入れる発令です。 |
 *
 * @param table - as typedoc-plugin-markdown writes it; all else stays as it is
 */
export function writeMemberTable(
  table: string,
  {enumeration, members}: Pick<ReferenceName, 'enumeration' | 'members'>,
): string {
  if (!enumeration || !table.startsWith(HEAD)) {
    return table;
  }
  const meanings = table
    .split('\n')
    .slice(2)
    .map((row) => cellsOf(row)[2] ?? '');
  const rows = enumeration.members.map(
    ({assumptions, code, label, name, reading}, index) => [
      `<Anchor id="${members[index]?.target.replace(/.*#/, '')}" /> \`${name}\`${marksOf(assumptions.code)}`,
      `\`'${code}'\`${marksOf(assumptions.code)}`,
      label + marksOf(assumptions.label),
      reading + marksOf(assumptions.reading),
      meanings[index] ?? '',
    ],
  );
  // Without the columns that are empty in every row.
  const used = (cells: readonly string[]) =>
    cells.filter((_, column) => rows.some((row) => row[column]));
  return tableOf(
    used(['メンバー', 'コード', '名称', '読み', '説明']),
    rows.map(used),
  );
}
