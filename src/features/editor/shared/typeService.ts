import ts from 'typescript';
import {
  declarationOf,
  targetOf,
} from '../../reference/shared/stubs/declarationOf';
import {
  STUBS,
  createStubService,
} from '../../reference/shared/stubs/stubService';
import {
  firstParagraph,
  signatureText,
} from '../../reference/shared/stubs/texts';
import {findUnknownDefinitions} from './unknownDefinitions';
import {createItemFinder} from './unknownItems';
import type {ItemFinding} from './unknownItems';
import type {Targets} from '../../reference/shared/stubs/declarationOf';
import type {
  NameDescription,
  TypeCompletions,
  TypeProblem,
  TypeService,
} from './typeProtocol';

/** What a service knows. */
export interface KnownTypes {
  /** Declarations by their path, in the stubs' folder or {@link LIBRARY}. */
  readonly files: Readonly<Record<string, string>>;
  /** Those of the company among them. */
  readonly companyFiles: readonly string[];
  /** The company's definitions by the type of their records. */
  readonly definitionNames: Readonly<Record<string, string>>;
  /** Where the stubs' names are explained. */
  readonly targets: Targets;
}

/** Folder of the language's own declarations. */
export const LIBRARY = '/lib/';

const PROGRAM = `${STUBS}main.js`;

/**
 * Makes a service that knows the types of a custom function. Programs are
 * checked like the samples of the site.
 */
export function createTypeService({
  files,
  companyFiles,
  definitionNames,
  targets,
}: KnownTypes): TypeService {
  let program = '';
  const service = createStubService(
    {
      read: (name) => (Object.hasOwn(files, name) ? files[name] : undefined),
      further: companyFiles,
      library: `${LIBRARY}lib.es2022.d.ts`,
    },
    () => [{name: PROGRAM, code: program}],
  );
  const take = (source: string): void => {
    program = source;
  };
  const own = new Set(
    Object.keys(targets).map((key) => /^globals\.d\.ts#(.+)/.exec(key)?.[1]),
  );
  const findTarget = (
    declaration: ts.Declaration | undefined,
  ): NameDescription['target'] =>
    declaration &&
    (targetOf(declaration, targets, STUBS) ??
      findTarget(inherited(declaration, service.getProgram())));
  const findItem = createItemFinder(definitionNames);
  const known = Object.values(definitionNames);
  const inProgram = <Found>(
    find: (file: ts.SourceFile, checker: ts.TypeChecker) => Found,
  ): Found | undefined => {
    const program = service.getProgram();
    const file = program?.getSourceFile(PROGRAM);
    return program && file && find(file, program.getTypeChecker());
  };
  const describeType = (problem: ts.Diagnostic): TypeProblem[] => {
    const found = inProgram((...place) => findItem(problem, ...place));
    return found ? describeUnknown(found) : [describeProblem(problem, false)];
  };

  return {
    check({source}) {
      take(source);
      const syntax = service.getSyntacticDiagnostics(PROGRAM);
      // What can't be parsed only leads to more of the same.
      return syntax.length > 0
        ? syntax.map((problem) => describeProblem(problem, true))
        : [
            ...service.getSemanticDiagnostics(PROGRAM).flatMap(describeType),
            ...(
              inProgram((...place) =>
                findUnknownDefinitions(...place, known),
              ) ?? []
            ).flatMap(describeUnknown),
          ];
    },

    describe({source, position}) {
      take(source);
      const info = service.getQuickInfoAtPosition(PROGRAM, position);
      if (!info) {
        return null;
      }
      return {
        from: info.textSpan.start,
        to: info.textSpan.start + info.textSpan.length,
        signature: signatureText(info.displayParts),
        text: firstParagraph(ts.displayPartsToString(info.documentation)),
        target: findTarget(
          inProgram((...place) => declarationAt(info.textSpan.start, ...place)),
        ),
      };
    },

    complete({source, position}) {
      take(source);
      const found = service.getCompletionsAtPosition(PROGRAM, position, {
        includeCompletionsForModuleExports: false,
      });
      return found ? listCompletions(found, own, source, position) : null;
    },

    detail({source, position, label}) {
      take(source);
      const none = undefined;
      const entry = service.getCompletionEntryDetails(
        PROGRAM,
        position,
        label,
        none,
        none,
        none,
        none,
      );
      if (!entry) {
        return null;
      }
      const declaration = service.getCompletionEntrySymbol(
        PROGRAM,
        position,
        label,
        none,
      )?.declarations?.[0];
      return {
        from: position,
        to: position,
        signature: signatureText(entry.displayParts),
        text: firstParagraph(ts.displayPartsToString(entry.documentation)),
        target: findTarget(declaration),
      };
    },
  };
}

function describeProblem(
  {start = 0, length = 0, code, messageText}: ts.Diagnostic,
  isSyntax: boolean,
): TypeProblem {
  return {
    from: start,
    to: start + length,
    isSyntax,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    unknown: undefined,
  };
}

/** A name that the company doesn't have; nothing if the program isn't wrong. */
function describeUnknown({node, unknown}: ItemFinding): TypeProblem[] {
  return node
    ? [
        {
          from: node.getStart(),
          to: node.end,
          isSyntax: false,
          code: 0,
          message: '',
          unknown,
        },
      ]
    : [];
}

function listCompletions(
  found: ts.CompletionInfo,
  own: ReadonlySet<string | undefined>,
  source: string,
  position: number,
): TypeCompletions {
  const start = /[\w$]*$/.exec(source.slice(0, position))?.[0].length ?? 0;
  return {
    from: found.optionalReplacementSpan?.start ?? position - start,
    entries: found.entries
      // Words that merely occur in the program.
      .filter(({kind}) => kind !== ts.ScriptElementKind.warning)
      .map(({name, sortText}) => ({
        label: name,
        isOwn:
          found.isMemberCompletion ||
          own.has(name) ||
          // What is declared in the function at hand.
          sortText < '14',
      })),
  };
}

/** What a member of one of the company's services stands in for. */
function inherited(
  declaration: ts.Declaration,
  program: ts.Program | undefined,
): ts.Declaration | undefined {
  const {parent} = declaration;
  if (!program || !ts.isInterfaceDeclaration(parent)) {
    return undefined;
  }
  const checker = program.getTypeChecker();
  const [base] = checker.getBaseTypes(
    checker.getTypeAtLocation(parent) as ts.InterfaceType,
  );
  const name = ts.getNameOfDeclaration(declaration);
  return name && base?.getProperty(name.getText())?.declarations?.[0];
}

function declarationAt(
  position: number,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const identifier = identifierAt(file, position);
  return identifier && declarationOf(identifier, checker);
}

function identifierAt(
  node: ts.Node,
  position: number,
): ts.Identifier | undefined {
  return ts.forEachChild(node, (child) =>
    child.pos <= position && position < child.end
      ? ts.isIdentifier(child)
        ? child
        : identifierAt(child, position)
      : undefined,
  );
}
