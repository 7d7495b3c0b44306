import ts from 'typescript';

/** The stubs' text by their path in `api-src/`: `classes/HttpRequest.d.ts`. */
export type StubSources = ReadonlyMap<string, string>;

/** The barrel of the names that have a page in the reference. */
export const INDEX = 'index.d.ts';

/** The ambient globals of a custom function. */
export const GLOBALS = 'globals.d.ts';

/** Folder of the types that have no page of their own. */
export const HELPERS = 'helpers/';

/** What a stub exports. */
export interface StubExport {
  /** The stub's path in `api-src/`: `classes/HttpRequest.d.ts`. */
  readonly file: string;
  readonly name: string;
  /** Folder of the route of this kind of name: `classes`. */
  readonly folder: string;
  readonly node: ts.Statement;
}

/** A member of an export, or of a type inside one. */
export interface StubMember {
  /** `HttpRequest.get`, `CustomDataDefinitionEntity.itemList.itemName`. */
  readonly path: string;
  readonly node: ts.ClassElement | ts.TypeElement | ts.EnumMember;
}

/** The folder of the routes of each kind. */
const FOLDERS: readonly (readonly [(node: ts.Node) => boolean, string])[] = [
  [ts.isClassDeclaration, 'classes'],
  [ts.isEnumDeclaration, 'enumerations'],
  [ts.isFunctionDeclaration, 'functions'],
  [ts.isInterfaceDeclaration, 'interfaces'],
  [ts.isTypeAliasDeclaration, 'type-aliases'],
];

/**
 * Parses the stubs that declare names: first those of the reference, in the
 * order of `index.d.ts`, then the helpers, by path.
 *
 * @throws Error in Japanese if `index.d.ts` names a stub that doesn't exist
 */
export function parseStubs(sources: StubSources): ts.SourceFile[] {
  const exported = parse(sources, INDEX)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({moduleSpecifier: module}) =>
      module && ts.isStringLiteral(module) ? [stubOf(module.text)] : [],
    );
  const others = [...sources.keys()]
    .filter((file) => file !== INDEX && file !== GLOBALS)
    .sort();
  return [...new Set([...exported, ...others])].map((file) =>
    parse(sources, file),
  );
}

/**
 * Parses one stub.
 *
 * @param file - the stub's path in `api-src/`
 * @throws Error in Japanese if there is no such stub
 */
export function parse(sources: StubSources, file: string): ts.SourceFile {
  const text = sources.get(file);
  if (text === undefined) {
    throw new Error(`api-src/${file}がありません。`);
  }
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
}

/** The stub that `./classes/HttpRequest` means in a file beside `index.d.ts`. */
export function stubOf(specifier: string): string {
  return `${specifier.replace(/^\.\//, '')}.d.ts`;
}

/** What a stub exports. */
export function exportsOf(file: ts.SourceFile): StubExport[] {
  return file.statements.flatMap((node) => {
    const folder = FOLDERS.find(([isKind]) => isKind(node))?.[1];
    const name = declaredName(node);
    return folder && name ? [{file: file.fileName, name, folder, node}] : [];
  });
}

/** The name that a statement declares, if it is of a form that stubs use. */
export function declaredName(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.name.getText();
  }
  return FOLDERS.some(([isKind]) => isKind(statement))
    ? (statement as ts.DeclarationStatement).name?.getText()
    : undefined;
}

/** All members of an export, at any depth; a private constructor is none. */
export function membersOf({name, node}: StubExport): StubMember[] {
  const members: StubMember[] = [];
  const visit = (child: ts.Node, owner: string): void => {
    if (ts.isConstructorDeclaration(child)) {
      return;
    }
    const isMember =
      ts.isClassElement(child) ||
      ts.isTypeElement(child) ||
      ts.isEnumMember(child);
    const path = isMember
      ? `${owner}.${child.name?.getText() ?? '[キー]'}`
      : owner;
    if (isMember) {
      members.push({path, node: child});
    }
    ts.forEachChild(child, (next) => visit(next, path));
  };
  ts.forEachChild(node, (child) => visit(child, name));
  return members;
}
