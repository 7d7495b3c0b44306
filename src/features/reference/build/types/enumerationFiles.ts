import {BYTE_ORDER_MARK, csvRows} from '@combosite-functions/simulator';
import {fileNotice} from '../../../assumptions/build/fileNotice';
import {UNCONFIRMED} from '../../../assumptions/shared/labels';
import type {Enumeration} from '../stubs/readEnumeration';

const HEAD = [
  '列挙型',
  '列挙型の名称',
  'メンバー',
  'コード',
  '名称',
  '読み',
  '列挙型の名称の確認',
  'メンバーとコードの確認',
  '名称の確認',
  '読みの確認',
] as const;

/**
 * The enumerations as a table with one row for each member.
 *
 * @param enumerations - in the order of the rows
 * @returns CSV after RFC 4180, in UTF-8 with a byte order mark
 */
export function enumerationsCsv(enumerations: readonly Enumeration[]): string {
  const rows = enumerations.flatMap((enumeration) =>
    enumeration.members.map((member) => [
      enumeration.name,
      enumeration.label,
      member.name,
      member.code,
      member.label,
      member.reading,
      ...[
        enumeration.assumptions,
        member.assumptions.code,
        member.assumptions.label,
        member.assumptions.reading,
      ].map((ids) => (ids.length > 0 ? UNCONFIRMED : '')),
    ]),
  );
  return BYTE_ORDER_MARK + csvRows([HEAD, ...rows]);
}

/**
 * The same data as JSON: a list of enumerations with their members.
 *
 * @param enumerations - in the order of the list
 * @param siteUrl - the site's address, with its base path
 */
export function enumerationsJson(
  enumerations: readonly Enumeration[],
  siteUrl: string,
): string {
  const file = {...fileNotice(siteUrl), enumerations};
  return `${JSON.stringify(file, null, 2)}\n`;
}
