/*
 * The entry page of the reference, `/api/`: the written introduction of
 * api-src/introduction.mdx, TypeDoc's tables of everything, and one table of all
 * codes of all enumerations.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {marksOf} from './markAssumed';
import type {Reference, ReferenceName} from '../stubs/readReference';

const JSCONFIG_MARK = 'JSCONFIG';

/**
 * @param tables - TypeDoc's page: the h1 and a table for each kind
 * @param reference - what the stubs say
 * @param siteDir - the site's folder
 * @returns the whole page
 */
export function indexPage(
  tables: string,
  {names}: Reference,
  siteDir: string,
): string {
  const introduction = readFileSync(
    path.join(siteDir, 'api-src/introduction.mdx'),
    'utf8',
  );
  const jsconfig = readFileSync(
    path.join(siteDir, 'src/reference/types/editorOptions.json'),
    'utf8',
  );
  // In the order of TypeDoc's own table.
  const placeOf = ({name}: ReferenceName) =>
    tables.indexOf(`(enumerations/${name}.md)`);
  const sorted = names.toSorted((a, b) => placeOf(a) - placeOf(b));
  const rows = sorted.flatMap(({enumeration, members, name, target}) =>
    (enumeration?.members ?? []).map(
      (member, index) =>
        `| [${enumeration?.label}](${target}) | \`'${member.code}'\` | ${member.label} | [${name}.${member.name}](${members[index]?.target}) | ${member.reading} |`,
    ),
  );
  const [title = '', ...rest] = tables.split('\n');
  return [
    title,
    '',
    introduction.replace(JSCONFIG_MARK, jsconfig.trim()),
    ...rest,
    '',
    '## 列挙型のコード一覧 {/* #enumeration-codes */}',
    '',
    'すべての列挙型のコードと名称です。',
    '同じ内容を、表計算ソフト用の<Download file="combosite-functions-enumerations.csv" />と、プログラム用の<Download file="combosite-functions-enumerations.json" />でダウンロードできます。',
    '',
    ...marksOf(
      sorted.flatMap(
        ({enumeration}) =>
          enumeration?.members.flatMap(({assumptions}) => assumptions) ?? [],
      ),
    ),
    '| 区分 | コード | 名称 | プログラムでの書き方 | 読み |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
