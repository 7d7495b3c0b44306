import {marksOf} from '../../../assumptions/shared/marks';
import {tableOf} from './tables';
import type {ReferenceName} from '../stubs/readReference';

/**
 * The table of an enumeration's members.
 *
 * @param page - what the page is about
 * @param meanings - what is said of each besides its label
 */
export function memberTable(
  {enumeration, members}: Pick<ReferenceName, 'enumeration' | 'members'>,
  meanings: readonly string[],
): string {
  const rows = (enumeration?.members ?? []).map(
    ({assumptions, code, label, name, reading}, index) => [
      `<Anchor id="${members[index]?.target.replace(/.*#/, '')}" /> \`${name}\`${marksOf(assumptions.code)}`,
      `\`'${code}'\`${marksOf(assumptions.code)}`,
      label + marksOf(assumptions.label),
      meanings[index] ?? '',
      reading + marksOf(assumptions.reading),
    ],
  );
  // Without the columns that are empty in every row.
  const used = (cells: readonly string[]) =>
    cells.filter((_, column) => rows.some((row) => row[column]));
  return tableOf(
    used(['メンバー', 'コード', '名称', '説明', '読み']),
    rows.map(used),
  );
}
