/*
 * The model of the reference: what the stubs of `api-src/` declare, what their
 * comments say of it, and where it is explained. Pages, links in code, hints,
 * the files for an editor and the search all take it from here.
 */
import ts from 'typescript';
import {
  GLOBALS,
  HELPERS,
  exportsOf,
  membersOf,
  parse,
  parseStubs,
  stubOf,
} from './parseStubs';
import {targetKey} from '../../shared/stubs/declarationOf';
import {readEnumeration} from './readEnumeration';
import {
  assumptionsOf,
  commentText,
  firstParagraph,
} from '../../shared/stubs/texts';
import type {Targets} from '../../shared/stubs/declarationOf';
import type {StubExport} from './parseStubs';
import type {Enumeration} from './readEnumeration';
import type {StubSources} from './readStubs';

/** A declaration that readers meet in code. */
export interface Described {
  readonly node: ts.Statement | ts.Declaration;
  /** Its identifier in the stub. */
  readonly identifier: ts.Identifier;
  /** Where it is explained: `/api/classes/HttpRequest#get`. */
  readonly target: string;
  /** The first paragraph of its comment, as plain text; code in backticks. */
  readonly text: string;
  /** What is assumed of it: the ids of the marks above it. */
  readonly assumptions: readonly string[];
}

/** A row of a table in a comment that explains a field: `| `status` | …`. */
export interface Row {
  readonly field: string;
  /** With what the line of the comment begins. */
  readonly start: string;
  /** Its id on the page; none for a member that has a heading there. */
  readonly id: string | undefined;
}

/** An export of a stub. */
export interface ReferenceName extends Described, StubExport {
  readonly node: ts.Statement;
  /** Whether it is explained on the page of another name. */
  readonly isHelper: boolean;
  /** Its members, at any depth. */
  readonly members: readonly Described[];
  /** The rows of the tables on its page, table by table. */
  readonly tables: readonly (readonly Row[])[];
  /** Codes and labels, if it is an enumeration. */
  readonly enumeration: Enumeration | undefined;
}

/** All that the stubs say. */
export interface Reference {
  /** The names of `index.d.ts`, in its order, and then the helpers. */
  readonly names: readonly ReferenceName[];
  readonly enumerations: readonly Enumeration[];
  /** The globals of a custom function, which make names of stubs available. */
  readonly globals: readonly Described[];
  /** Every {@link Described.target}. */
  readonly targets: Targets;
}

const TABLE_ROW = /^\| `(\w+)(?=\(|`)/;

/** Names the page of a helper that no table explains. */
const EXPLAINED = /^\/\/ explained: (\w+)$/m;

/** Many ask for it. */
const read = new WeakMap<StubSources, Reference>();

/**
 * Reads the model from the stubs.
 *
 * @throws Error in Japanese, with the stub's path, if an enumeration lacks a
 *   label, a reading or a code, or if nothing explains a helper
 */
export function readReference(sources: StubSources): Reference {
  const known = read.get(sources);
  if (known) {
    return known;
  }
  const exported = parseStubs(sources).flatMap(exportsOf);
  const isHelper = ({file}: StubExport) => file.startsWith(HELPERS);
  const pages = exported.filter((one) => !isHelper(one)).map(readPage);
  const names = [
    ...pages,
    ...exported.filter(isHelper).map((one) => readHelper(one, pages)),
  ];
  const globals = parse(sources, GLOBALS).statements.flatMap((statement) =>
    readGlobal(statement, names),
  );
  const targets = [
    ...names.flatMap((name) =>
      [name, ...name.members].map(
        ({node, target}) => [targetKey(node, name.file), target] as const,
      ),
    ),
    ...globals.map(
      ({node, target}) => [targetKey(node, GLOBALS), target] as const,
    ),
  ];
  const reference = {
    names,
    enumerations: names.flatMap(({enumeration}) => enumeration ?? []),
    globals,
    targets: Object.fromEntries(targets),
  };
  read.set(sources, reference);
  return reference;
}

function readPage(exported: StubExport): ReferenceName {
  const {file, folder, name, node} = exported;
  const page = `/api/${folder}/${name}`;
  const tables = readTables(exported);
  const rows = tables.flat();
  return {
    ...describe(node, page),
    ...exported,
    isHelper: false,
    members: describeMembers(exported, (member, isNested) => {
      const row = isNested
        ? rows.find(({field}) => field === member)?.id
        : member.toLowerCase();
      return row === undefined ? page : `${page}#${row}`;
    }),
    tables,
    enumeration: ts.isEnumDeclaration(node)
      ? readEnumeration(node, file)
      : undefined,
  };
}

/** A helper is explained by the table of a page that has a row for each member. */
function readHelper(
  exported: StubExport,
  pages: readonly ReferenceName[],
): ReferenceName {
  const {file, node} = exported;
  const fields = new Set(namedMembers(exported).map(({name}) => name));
  const tables = pages.flatMap(({target, tables}) =>
    tables.map((rows) => ({target, rows})),
  );
  const table = tables.find(
    ({rows}) =>
      rows.length === fields.size && rows.every(({field}) => fields.has(field)),
  );
  const page =
    fields.size > 0
      ? table?.target
      : pages.find(
          ({name}) =>
            name === EXPLAINED.exec(node.getSourceFile().getFullText())?.[1],
        )?.target;
  if (page === undefined) {
    throw new Error(
      fields.size > 0
        ? `api-src/${file}：項目（${[...fields].join('、')}）の1つずつに行がある表を、この型を使うスタブのコメントに書いてください。`
        : `api-src/${file}：この型を説明するページの名前を、「// explained: 名前」の形で書いてください。`,
    );
  }
  const row = table?.rows[0]?.id;
  return {
    ...describe(node, row === undefined ? page : `${page}#${row}`),
    ...exported,
    isHelper: true,
    members: describeMembers(exported, (member) => {
      const id = table?.rows.find(({field}) => field === member)?.id;
      return `${page}#${id ?? member.toLowerCase()}`;
    }),
    tables: [],
    enumeration: undefined,
  };
}

/** A global is explained where the stub is that it makes available. */
function readGlobal(
  statement: ts.Statement,
  names: readonly ReferenceName[],
): Described[] {
  const node = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]
    : ts.isTypeAliasDeclaration(statement)
      ? statement
      : undefined;
  const type = node?.type;
  if (!node || !type || !ts.isImportTypeNode(type)) {
    return [];
  }
  const {argument} = type;
  const specifier =
    ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)
      ? argument.literal.text
      : '';
  const target = names.find(({file}) => file === stubOf(specifier))?.target;
  return target === undefined ? [] : [describe(node, target)];
}

function describe(
  node: ts.Statement | ts.Declaration,
  target: string,
): Described {
  const {name} = node as ts.DeclarationStatement;
  return {
    node,
    identifier: name as ts.Identifier,
    target,
    text: firstParagraph(commentText(node)),
    assumptions: assumptionsOf(node),
  };
}

function describeMembers(
  exported: StubExport,
  targetOf: (member: string, isNested: boolean) => string,
): Described[] {
  return namedMembers(exported).map(({name, node, path}) =>
    describe(node, targetOf(name, path !== `${exported.name}.${name}`)),
  );
}

/** The members at any depth, but for index signatures. */
function namedMembers(exported: StubExport) {
  return membersOf(exported).flatMap(({node, path}) =>
    node.name && ts.isIdentifier(node.name)
      ? [{node, path, name: node.name.text}]
      : [],
  );
}

/**
 * The tables on the page of an export that explain fields: those of its own
 * comment, then those of its methods. No id occurs twice on a page.
 */
function readTables(exported: StubExport): Row[][] {
  const methods = namedMembers(exported).filter(
    ({node}) => ts.isMethodDeclaration(node) || ts.isMethodSignature(node),
  );
  const headings = new Set(methods.map(({name}) => name.toLowerCase()));
  const counts = new Map<string, number>();
  const idOf = (prefix: string, field: string): string | undefined => {
    if (headings.has(field.toLowerCase())) {
      return undefined;
    }
    const id = prefix + field.toLowerCase();
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  return [
    {prefix: '', node: exported.node},
    ...methods.map(({name, node}) => ({
      prefix: `${name.toLowerCase()}-`,
      node,
    })),
  ].flatMap(({prefix, node}) =>
    commentText(node)
      .split('\n\n')
      .map((paragraph) =>
        paragraph.split('\n').flatMap((line) => {
          const [start, field] = TABLE_ROW.exec(line) ?? [];
          return start !== undefined && field !== undefined
            ? [{field, start, id: idOf(prefix, field)}]
            : [];
        }),
      )
      .filter((rows) => rows.length > 0),
  );
}
