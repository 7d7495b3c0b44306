/*
 * All stubs as one script file of ambient declarations, for an editor that
 * checks a plain `main.js`. Bundlers of declarations (rollup-plugin-dts,
 * dts-bundle-generator, API Extractor) write modules: their `export`s would
 * have to be taken out again, and none resolves the `import(…)` types of
 * globals.d.ts. The stubs need only small cuts, which keep every comment.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  ASSUMPTION_LIST,
  UNCONFIRMED,
  assumptionAddress,
} from '../../../assumptions/shared/labels';
import {markedIds, replaceStubMarks} from '../../../assumptions/shared/marks';
import {GLOBALS, declaredName, parse, parseStubs} from '../stubs/parseStubs';
import {assumptionsOf, commentOf} from '../../shared/stubs/texts';
import jsconfig from './editorOptions.json';
import type {StubSources} from '../stubs/readStubs';

/** A part of a file's text, and what is there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Bundles the types of a custom function. Globals come first, then the names of
 * the reference, then the helpers. Classes become interfaces: a custom function
 * gets instances of them, but their names are no values there.
 *
 * @param siteUrl - address of the site's home page, ending in `/`; links of
 *   comments lead there
 * @returns the text of a declaration file without top-level import and export
 * @throws Error in Japanese, with the stub's path, if a stub has a form that
 *   can't be bundled
 */
export function bundleTypes(sources: StubSources, siteUrl: string): string {
  const stubs = parseStubs(sources);
  const owners = new Map<string, string>();
  for (const stub of stubs) {
    for (const statement of stub.statements) {
      const name = declaredName(statement);
      if (name) {
        const other = owners.get(name);
        if (other) {
          throw unbundled(stub, `${name}はapi-src/${other}にもあります`);
        }
        owners.set(name, stub.fileName);
      }
    }
  }

  const parts = [parse(sources, GLOBALS), ...stubs].map((file) =>
    apply(
      file.text,
      file.statements.flatMap((statement) => [
        ...editStatement(statement, file),
        ...editImportTypes(statement, file, owners),
      ]),
    ),
  );
  const declarations = parts
    .map((text) => writeMarks(tagUnconfirmed(text)))
    .join('\n')
    // Marks and notes for us; comments for readers are TSDoc.
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replace(/\{\n{2,}/g, '{\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('](/', `](${siteUrl}`);
  return `${usageComment(siteUrl)}\n${declarations.trim()}\n`;
}

/**
 * The comment that opens the file. A line of it is the reader's jsconfig.json:
 * editorOptions.json, which an editor would apply to this folder under that name.
 * With it an editor knows what a custom function knows, only the language and no
 * DOM or Node, and keeps the programs of one folder apart (moduleDetection).
 */
function usageComment(siteUrl: string): string {
  const values: Readonly<Record<string, string>> = {
    siteUrl,
    jsconfig: JSON.stringify(jsconfig),
    assumptions: ASSUMPTION_LIST.slice(1),
  };
  return readFileSync(
    path.resolve('src/features/reference/build/types/usage.txt'),
    'utf8',
  ).replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

/** Marks above a comment as its first tag. */
function tagUnconfirmed(text: string): string {
  return text.replace(
    /((?:^ *\/\/ .*\n)+)( *)\/\*\*((?:(?!\*\/)[^])*)\*\/\n(?=(declare enum )?)/gm,
    (
      whole: string,
      marks: string,
      indent: string,
      comment: string,
      isEnumeration: string | undefined,
    ) => {
      const ids = markedIds(marks);
      if (ids.length === 0) {
        return whole;
      }
      const lines = comment.includes('\n')
        ? comment.trimEnd().split('\n')
        : ['', `${indent} * ${comment.trim()}`];
      const firstTag = lines.findIndex((line) => /^ *\* @/.test(line));
      lines.splice(
        firstTag === -1 ? lines.length : firstTag,
        0,
        ...(firstTag === -1 ? [`${indent} *`] : []),
        `${indent} * ${unconfirmedTag(ids, isEnumeration !== undefined)}`,
      );
      return `${indent}/**${lines.join('\n')}\n${indent} */\n`;
    },
  );
}

function unconfirmedTag(ids: readonly string[], isOfCodes: boolean): string {
  const subject = isOfCodes ? 'メンバーの名前とコードは、' : '';
  return `@unconfirmed ${subject}製品で確認できていません（${linksTo(ids)}）`;
}

/** Marks in a comment's text as words. */
function writeMarks(text: string): string {
  return text
    .replace(
      /(@throws .*\n +\* )(\{@assumption .*)$/gm,
      (_, throws: string, marks: string) =>
        `${throws}例外は、すべて${UNCONFIRMED}（${linksTo(markedIds(marks))}）`,
    )
    .replace(
      /^( *\* )(\{@assumption .*)$/gm,
      (_, start: string, marks: string) =>
        `${start}次の部分は${UNCONFIRMED}（${linksTo(markedIds(marks))}）：`,
    )
    .replace(/^ *\*.*$/gm, (line) =>
      replaceStubMarks(line, (ids) => `（${UNCONFIRMED}：${linksTo(ids)}）`),
    );
}

function linksTo(ids: readonly string[]): string {
  return ids.map((id) => `[${id}](${assumptionAddress(id)})`).join('、');
}

/** Makes a statement of a module one of a script. */
function editStatement(statement: ts.Statement, file: ts.SourceFile): Edit[] {
  if (ts.isImportDeclaration(statement)) {
    return [cut(statement.getStart(), statement.end)];
  }
  if (file.fileName === GLOBALS) {
    return repeatsStub(statement)
      ? [cut(statement.getFullStart(), statement.end)]
      : [];
  }
  const keyword = ts.canHaveModifiers(statement)
    ? ts
        .getModifiers(statement)
        ?.find(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
    : undefined;
  if (!keyword || !declaredName(statement)) {
    throw unbundled(
      file,
      '「export declare …」「export interface …」「export type …」だけを書けます',
    );
  }
  if (ts.isClassDeclaration(statement)) {
    return editClass(statement, file);
  }
  return [
    cut(keyword.getStart(), keyword.end + 1),
    ...(ts.isEnumDeclaration(statement) ? tagMembers(statement) : []),
  ];
}

/** What is assumed of an enumeration's codes, as a tag of each member. */
function tagMembers(node: ts.EnumDeclaration): Edit[] {
  const ids = assumptionsOf(node);
  return node.members.flatMap((member) => {
    const start = commentOf(member)?.tags?.[0]?.getStart();
    return ids.length > 0 && start !== undefined
      ? [{start, end: start, text: `${unconfirmedTag(ids, true)}\n   * `}]
      : [];
  });
}

/** Makes a class an interface. */
function editClass(node: ts.ClassDeclaration, file: ts.SourceFile): Edit[] {
  const edits = [
    {
      start: node.getStart(),
      end: node.name?.getStart() ?? node.getStart(),
      text: 'interface ',
    },
  ];
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) {
      edits.push(cut(member.getFullStart(), member.end));
    } else if (
      !(ts.isMethodDeclaration(member) || ts.isPropertyDeclaration(member)) ||
      member.modifiers?.some(({kind}) => kind !== ts.SyntaxKind.ReadonlyKeyword)
    ) {
      throw unbundled(
        file,
        'クラスには、メソッドと、readonlyだけが付くプロパティを書けます',
      );
    }
  }
  return edits;
}

/** Plain names instead of `import('…').Name` and `typeof import('…').Name`. */
function editImportTypes(
  statement: ts.Statement,
  file: ts.SourceFile,
  owners: ReadonlyMap<string, string>,
): Edit[] {
  if (file.fileName === GLOBALS && repeatsStub(statement)) {
    return [];
  }
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) {
      const name = node.qualifier?.getText();
      if (!name || !node.qualifier || !owners.has(name)) {
        throw unbundled(file, `${node.getText()}に対応するスタブがありません`);
      }
      edits.push({
        start: node.getStart(),
        end: node.qualifier.getStart(),
        text: node.isTypeOf ? 'typeof ' : '',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return edits;
}

/** Whether a global only makes a stub's name known: `type A = import('a').A`. */
function repeatsStub(statement: ts.Statement): boolean {
  const type = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.type
    : ts.isTypeAliasDeclaration(statement)
      ? statement.type
      : undefined;
  return (
    type !== undefined &&
    ts.isImportTypeNode(type) &&
    type.isTypeOf === ts.isVariableStatement(statement) &&
    type.qualifier?.getText() === declaredName(statement)
  );
}

function cut(start: number, end: number): Edit {
  return {start, end, text: ''};
}

function apply(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, edit) =>
        result.slice(0, edit.start) + edit.text + result.slice(edit.end),
      text,
    );
}

function unbundled(file: ts.SourceFile, reason: string): Error {
  return new Error(
    `api-src/${file.fileName}を型定義ファイルにまとめられません。${reason}。`,
  );
}
