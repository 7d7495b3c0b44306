/*
 * The 早見表 of a kind of data at the end of its page: fields, codes and methods
 * in few words. Printed from its own address, it is all of the print, on one
 * sheet (src/css/reference.css).
 */
import ts from 'typescript';
import {WORD_START} from '../../../../ui/page/wordStart';
import {markBlocks} from '../../../assumptions/shared/marks';
import sheets from './sheets.json';
import {tableOf} from './tables';
import type {Described, Reference, ReferenceName} from '../stubs/readReference';

/** A kind of data. */
interface Sheet {
  readonly title: string;
  /** What has its fields. */
  readonly fields: string;
  /** What reads and writes it. */
  readonly services: readonly string[];
}

/** By the name on whose page the sheet is. */
export const SHEETS: Readonly<Record<string, Sheet>> = sheets;

const SHEET_ID = 'sheet';

const OPENING = /(?<=\()/;

/** The sheet of a page, if it has one. */
export function quickSheet(
  page: ReferenceName,
  {names}: Reference,
): readonly string[] {
  const sheet = SHEETS[page.name];
  if (!sheet) {
    return [];
  }
  const fields = names.find(({name}) => name === sheet.fields);
  const codes = names.filter(({enumeration, name}) =>
    fields?.members.some(
      ({node}) => enumeration && typeOf(node).split(/\W+/).includes(name),
    ),
  );
  const services = sheet.services.flatMap(
    (name) => names.find((one) => one.name === name) ?? [],
  );
  return [
    '<details className="api-sheet" data-page-part="digest">',
    `<summary>\n\n## ${sheet.title}の早見表（A4で1枚） {/* #${SHEET_ID} */}\n\n</summary>`,
    ...markBlocks([
      ...[...(fields ? [fields] : []), ...services].flatMap(
        ({assumptions, members}) => [
          ...assumptions,
          ...members.flatMap((member) => member.assumptions),
        ],
      ),
      ...codes.flatMap(({enumeration}) =>
        (enumeration?.members ?? []).flatMap(({assumptions}) => [
          ...assumptions.code,
          ...assumptions.label,
        ]),
      ),
    ]),
    '<div data-page-part="control">',
    `[この早見表のアドレス](#${SHEET_ID})を開いてからページを印刷すると、早見表だけが印刷されます。`,
    '</div>',
    ...table(
      ['項目', '型', '内容'],
      fields?.members.filter(isField) ?? [],
      ({identifier, node, text}) => [
        code(identifier.text),
        code(typeOf(node)),
        text,
      ],
    ),
    ...codeTable(codes),
    ...services.flatMap(({members, name}) => [
      `**${code(name)}**`,
      ...table(['メソッド', '結果', '内容'], members, (member) => [
        code(member.identifier.text + parametersOf(member.node)),
        code(typeOf(member.node)),
        member.text,
      ]),
    ]),
    '</details>',
  ];
}

/** Links to all sheets, for the entry page. */
export function sheetLinks({names}: Reference): string {
  return names
    .flatMap(({name, target}) =>
      SHEETS[name] ? `[${SHEETS[name].title}](${target}#${SHEET_ID})` : [],
    )
    .join('、');
}

/** A row for each member. */
function table(
  head: readonly string[],
  members: readonly Described[],
  cellsOf: (member: Described) => readonly string[],
): string[] {
  const rows = members
    .filter(
      ({identifier}, index) =>
        members.findIndex((one) => one.identifier.text === identifier.text) ===
        index,
    )
    .map((member) => cellsOf(member).map(escapeBars));
  return rows.length === 0 ? [] : [tableOf(head, rows)];
}

/** All codes of the fields, an enumeration a row. */
function codeTable(names: readonly ReferenceName[]): string[] {
  const rows = names.map(({enumeration, name}) => [
    code(name),
    (enumeration?.members ?? [])
      .map((member) => `${code(`'${member.code}'`)} ${member.label}`)
      .join('、'),
  ]);
  return rows.length === 0 ? [] : [tableOf(['区分', 'コードと名称'], rows)];
}

function isField({node}: Described): boolean {
  return ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
}

function typeOf(node: ts.Node): string {
  const {type} = node as {readonly type?: ts.TypeNode};
  return type?.getText().replace(/\s+/g, ' ') ?? '';
}

function parametersOf(node: ts.Node): string {
  return ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
    ? `(${node.parameters
        .map(
          ({name, questionToken}) =>
            name.getText() + (questionToken ? '?' : ''),
        )
        .join(', ')})`
    : '';
}

/** A name or a type, which may break before its words and its parameters. */
function code(text: string): string {
  const parts = text.split(WORD_START).flatMap((part) => part.split(OPENING));
  return text === ''
    ? ''
    : `<code>${parts.map(escapeText).join('<wbr />')}</code>`;
}

/** As text of a page: what MDX would read as more. */
function escapeText(text: string): string {
  return text.replace(/[<>{}[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function escapeBars(cell: string): string {
  return cell.replaceAll(/(?<!\\)\|/g, '\\|');
}
