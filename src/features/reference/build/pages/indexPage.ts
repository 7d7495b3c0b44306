/*
 * The entry page of the reference, `/api/`: the written introduction of
 * api-src/introduction.mdx, TypeDoc's tables of everything, and one table of all
 * codes of all enumerations.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {marksOf, withoutMarks} from '../../../assumptions/shared/marks';
import {sheetLinks} from './quickSheet';
import {changeBlocks, isTable, writeSection} from './sections';
import {cellsOf, rowOf, tableOf} from './tables';
import type {Section} from './sections';
import type {Reference, ReferenceName} from '../stubs/readReference';

const JSCONFIG_MARK = 'JSCONFIG';

/** Where the introduction leaves what one looks up to the tables: of classes, and of all else. */
const TABLES_MARK = '{/* TABLES */}';

/**
 * @param sections - TypeDoc's page: the h1 and a table for each kind
 * @returns the blocks of the whole page
 */
export function indexPage(
  sections: readonly Section[],
  reference: Reference,
  siteDir: string,
): string[] {
  const {names} = reference;
  const introduction = readFileSync(
    path.join(siteDir, 'api-src/introduction.mdx'),
    'utf8',
  );
  const jsconfig = readFileSync(
    path.join(siteDir, 'src/features/reference/build/types/editorOptions.json'),
    'utf8',
  );
  const [title = [], ...rest] = sections.map((section) =>
    writeSection(
      changeBlocks(section, (block) =>
        // What is assumed of a name is on its page; that it exists is known.
        isTable(block) ? withMethods(withoutMarks(block), names) : block,
      ),
    ),
  );
  const [classes = [], ...others] = rest;
  // In the order of TypeDoc's own table.
  const order = ({name}: ReferenceName) =>
    others.join('\n').indexOf(`(enumerations/${name}.md)`);
  const [opening = '', globals = '', more = ''] = introduction
    .replace(JSCONFIG_MARK, jsconfig.trim())
    .split(TABLES_MARK);
  return [
    ...title,
    opening.trim(),
    ...classes,
    globals.trim(),
    ...others.flat(),
    more.trim(),
    '## 印刷できる早見表 {/* #quick-sheets */}',
    `データの種類ごとに、項目、コード、メソッドをA4の1枚にまとめました：${sheetLinks(reference)}`,
    '## 列挙型のコード一覧 {/* #enumeration-codes */}',
    'すべての列挙型のコードと名称です。\n同じ内容を、表計算ソフト用の<Download file="combosite-functions-enumerations.csv" />と、プログラム用の<Download file="combosite-functions-enumerations.json" />でダウンロードできます。',
    '<div className="api-members">',
    codeTable(names.toSorted((a, b) => order(a) - order(b))),
    '</div>',
  ];
}

/** Names the methods of a class beside what it is for. */
function withMethods(table: string, names: readonly ReferenceName[]): string {
  return table
    .split('\n')
    .map((row) => {
      const [link = '', text = ''] = cellsOf(row);
      const page = names.find(({name}) =>
        link.endsWith(`(classes/${name}.md)`),
      );
      const methods = new Map(
        page?.members
          .filter(({node}) => ts.isMethodDeclaration(node))
          .map(({identifier, target}) => [
            identifier.text,
            `[\`${identifier.text}\`](${target})`,
          ]),
      );
      return methods.size === 0
        ? row
        : rowOf([
            link,
            `${text}<span data-page-part="digest"><br />${[...methods.values()].join(' ')}</span>`,
          ]);
    })
    .join('\n');
}

/** All codes of all enumerations. */
function codeTable(names: readonly ReferenceName[]): string {
  const rows = names.flatMap(({enumeration, members, name, target}) =>
    (enumeration?.members ?? []).map((member, index) => {
      const {code, label} = member.assumptions;
      const ownLabel = index === 0 ? (enumeration?.assumptions ?? []) : [];
      return [
        `[${enumeration?.label}](${target})${marksOf(ownLabel)}`,
        `\`'${member.code}'\`${marksOf(code)}`,
        member.label + marksOf(label),
        `[${name}.${member.name}](${members[index]?.target})${marksOf(code)}`,
      ];
    }),
  );
  return tableOf(['区分', 'コード', '名称', 'プログラムでの書き方'], rows);
}
