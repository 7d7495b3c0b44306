/*
 * The entry page of the reference, `/api/`: what api-src/introduction.mdx says, and
 * where that leaves it room, an index of all names of a kind, each with what one
 * looks up by it: the methods of a class, the codes of an enumeration.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {marksOf, replaceStubMarks} from '../../../assumptions/shared/marks';
import {commentText, firstParagraph} from '../../shared/stubs/texts';
import {sheetLinks} from './quickSheet';
import {writeSection} from './sections';
import {tableOf} from './tables';
import type {Section} from './sections';
import type {Reference, ReferenceName} from '../stubs/readReference';

const JSCONFIG_MARK = 'JSCONFIG';
const SHEETS_MARK = 'SHEETS';

/** Where the introduction leaves room for the index of a kind. */
const INDEX_MARK = /^\{\/\* INDEX (\S+) \*\/\}$/gm;

/** What an index has of each name, by the folder of its kind. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  classes: ['クラス', '説明', 'メソッド'],
  enumerations: ['列挙型', '区分', 'コードと名称'],
  // Of which enumeration it is, a function's name says.
  functions: ['関数'],
  interfaces: ['インターフェース', '説明'],
  'type-aliases': ['型エイリアス', '説明'],
};

/**
 * @param sections - TypeDoc's page, of which only the h1 is kept
 * @returns the blocks of the whole page
 */
export function indexPage(
  [title]: readonly Section[],
  reference: Reference,
  siteDir: string,
): string[] {
  const read = (file: string) =>
    readFileSync(path.join(siteDir, file), 'utf8').trim();
  return [
    ...(title ? writeSection({...title, blocks: []}) : []),
    read('api-src/introduction.mdx')
      .replace(
        JSCONFIG_MARK,
        read('src/features/reference/build/types/editorOptions.json'),
      )
      .replace(SHEETS_MARK, sheetLinks(reference))
      .replace(INDEX_MARK, (_, kind: string) => indexOf(kind, reference)),
  ];
}

/** All names of a kind, by the alphabet. */
function indexOf(kind: string, {names}: Reference): string {
  const head = COLUMNS[kind] ?? [];
  const rows = names
    .filter(
      ({isHelper, target}) => !isHelper && target.startsWith(`/api/${kind}/`),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((page) =>
      [
        `[\`${page.name}\`](${page.target})`,
        page.enumeration
          ? page.enumeration.label + marksOf(assumedOf(page.enumeration))
          : // What is assumed of a name is on its page; that it exists is known.
            firstParagraph(replaceStubMarks(commentText(page.node), () => '')),
        [...codesOf(page), ...methodsOf(page)].join(' '),
      ].slice(0, head.length),
    );
  return `<div className="api-glance">\n\n${tableOf(head, rows)}\n\n</div>`;
}

function assumedOf({
  assumptions,
  members,
}: NonNullable<ReferenceName['enumeration']>): string[] {
  return [
    ...assumptions,
    ...members.flatMap((member) => [
      ...member.assumptions.code,
      ...member.assumptions.label,
    ]),
  ];
}

function codesOf({enumeration, members}: ReferenceName): string[] {
  return (enumeration?.members ?? []).map(
    ({code, label}, index) =>
      `<span>\`'${code}'\` [${label}](${members[index]?.target})</span>`,
  );
}

/** Each once, however it is called. */
function methodsOf({members}: ReferenceName): Iterable<string> {
  return new Set(
    members
      .filter(({node}) => ts.isMethodDeclaration(node))
      .map(({identifier, target}) => `[\`${identifier.text}\`](${target})`),
  );
}
