/*
 * The entry page of the reference, `/api/`: the written introduction of
 * api-src/introduction.mdx, TypeDoc's tables of everything, and one table of all
 * codes of all enumerations.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {markedIds, marksOf} from '../../../assumptions/shared/marks';
import {markColumns} from './markTables';
import {sheetLinks} from './quickSheet';
import type {Reference, ReferenceName} from '../stubs/readReference';

const JSCONFIG_MARK = 'JSCONFIG';

/** A row of TypeDoc's tables: a name and the first sentence on it. */
const NAME_ROW = /^\| \[(\w+)\]\([^)]*\) \| .*(?= \|$)/;

/**
 * @param tables - TypeDoc's page: the h1 and a table for each kind
 * @param reference - what the stubs say
 * @param siteDir - the site's folder
 * @returns the whole page
 */
export function indexPage(
  tables: string,
  reference: Reference,
  siteDir: string,
): string {
  const {names} = reference;
  const introduction = readFileSync(
    path.join(siteDir, 'api-src/introduction.mdx'),
    'utf8',
  );
  const jsconfig = readFileSync(
    path.join(siteDir, 'src/features/reference/build/types/editorOptions.json'),
    'utf8',
  );
  const [title = '', ...rest] = tables.split('\n');
  return [
    title,
    '',
    introduction.replace(JSCONFIG_MARK, jsconfig.trim()),
    ...markNames(rest, names),
    '',
    '## 印刷できる早見表 {/* #quick-sheets */}',
    '',
    `データの種類ごとに、項目、コード、メソッドをA4の1枚にまとめました：${sheetLinks(reference)}`,
    '',
    '## 列挙型のコード一覧 {/* #enumeration-codes */}',
    '',
    'すべての列挙型のコードと名称です。',
    '同じ内容を、表計算ソフト用の<Download file="combosite-functions-enumerations.csv" />と、プログラム用の<Download file="combosite-functions-enumerations.json" />でダウンロードできます。',
    '',
    // In the order of TypeDoc's own table.
    ...codeTable(
      names.toSorted(
        (a, b) =>
          tables.indexOf(`(enumerations/${a.name}.md)`) -
          tables.indexOf(`(enumerations/${b.name}.md)`),
      ),
    ),
  ].join('\n');
}

/** Marks the sentences on names whose form is assumed. */
function markNames(
  lines: readonly string[],
  names: readonly ReferenceName[],
): string[] {
  const result: string[] = [];
  let table: string[] = [];
  for (const line of [...lines, '']) {
    if (line.startsWith('| ')) {
      const name = names.find((one) => one.name === NAME_ROW.exec(line)?.[1]);
      const ids = name && !name.enumeration ? name.assumptions : [];
      table.push(
        line.replace(NAME_ROW, (row) =>
          markedIds(row).length > 0 ? row : row + marksOf(ids),
        ),
      );
    } else {
      result.push(...(table.length > 0 ? markColumns(table) : []), line);
      table = [];
    }
  }
  return result;
}

/** All codes of all enumerations. */
function codeTable(names: readonly ReferenceName[]): string[] {
  const rows = names.flatMap(({enumeration, members, name, target}) =>
    (enumeration?.members ?? []).map((member, index) => {
      const {code, label, reading} = member.assumptions;
      const ownLabel = index === 0 ? (enumeration?.assumptions ?? []) : [];
      const cells = [
        `[${enumeration?.label}](${target})${marksOf(ownLabel)}`,
        `\`'${member.code}'\`${marksOf(code)}`,
        member.label + marksOf(label),
        `[${name}.${member.name}](${members[index]?.target})${marksOf(code)}`,
        member.reading + marksOf(reading),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return markColumns([
    '| 区分 | コード | 名称 | プログラムでの書き方 | 読み |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ]);
}
