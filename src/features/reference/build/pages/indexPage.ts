/*
 * The entry page of the reference, `/api/`: the written introduction of
 * api-src/introduction.mdx, tables of everything, and one table of all codes of
 * all enumerations.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {marksOf} from '../../../assumptions/shared/marks';
import {kindsOf} from './kinds';
import {sheetLinks} from './quickSheet';
import {tableOf} from './tables';
import {describeBriefly} from './writeSections';
import type {Reference} from '../stubs/readReference';

const JSCONFIG_MARK = 'JSCONFIG';

/**
 * @param reference - what the stubs say
 * @param siteDir - the site's folder
 * @returns the blocks of the whole page
 */
export function indexPage(reference: Reference, siteDir: string): string[] {
  const kinds = kindsOf(reference);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const jsconfig = read(
    'src/features/reference/build/types/editorOptions.json',
  );
  return [
    '# APIリファレンス',
    read('api-src/introduction.mdx').replace(JSCONFIG_MARK, jsconfig.trim()),
    ...kinds.flatMap(({folder, title, pages}) => [
      `## ${title} {/* #${folder} */}`,
      tableOf(
        [title, '説明'],
        pages.map((page) => [
          `[${page.name}](${folder}/${page.name}.md)`,
          describeBriefly(page, reference),
        ]),
      ),
    ]),
    '## 印刷できる早見表 {/* #quick-sheets */}',
    `データの種類ごとに、項目、コード、メソッドをA4の1枚にまとめました：${sheetLinks(reference)}`,
    '## 列挙型のコード一覧 {/* #enumeration-codes */}',
    'すべての列挙型のコードと名称です。\n同じ内容を、表計算ソフト用の<Download file="combosite-functions-enumerations.csv" />と、プログラム用の<Download file="combosite-functions-enumerations.json" />でダウンロードできます。',
    codeTable(kinds.flatMap(({pages}) => pages)),
  ];
}

/** All codes of all enumerations. */
function codeTable(names: Reference['names']): string {
  const rows = names.flatMap(({enumeration, members, name, target}) =>
    (enumeration?.members ?? []).map((member, index) => {
      const {code, label, reading} = member.assumptions;
      const ownLabel = index === 0 ? (enumeration?.assumptions ?? []) : [];
      return [
        `[${enumeration?.label}](${target})${marksOf(ownLabel)}`,
        `\`'${member.code}'\`${marksOf(code)}`,
        member.label + marksOf(label),
        `[${name}.${member.name}](${members[index]?.target})${marksOf(code)}`,
        member.reading + marksOf(reading),
      ];
    }),
  );
  return tableOf(
    ['区分', 'コード', '名称', 'プログラムでの書き方', '読み'],
    rows,
  );
}
