import path from 'node:path';
import ts from 'typescript';

/** A stretch of code that names something the reference documents. */
export interface CodeLink {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** Route and fragment in the reference: `/api/classes/HttpRequest#get`. */
  readonly target: string;
}

/** Finds the links of one sample. */
export type LinkFinder = (code: string, language: 'js' | 'ts') => CodeLink[];

/**
 * Where the helper types are explained: they have no page of their own. The
 * rows of a table there carry anchors with this prefix.
 */
const HELPER_HOMES: Readonly<
  Record<
    string,
    {
      readonly page: string;
      readonly prefix?: string;
      /** Fields whose row is the second of its name on the page. */
      readonly second?: readonly string[];
    }
  >
> = {
  CustomDataEntity: {page: 'classes/UserCustomDataService'},
  CustomDataValue: {page: 'classes/UserCustomDataService'},
  HttpRequestOptions: {
    page: 'classes/HttpRequest',
    prefix: '',
    second: ['headers'],
  },
  HttpResponse: {page: 'classes/HttpRequest', prefix: ''},
  KeisanPatternData: {
    page: 'classes/CombositeKeisanPatternDataService',
    prefix: 'readbyemployeeidandbasedate-',
  },
  QueryBuilder: {
    page: 'classes/UserCustomDataService',
    prefix: 'getcustomdatabyquery-',
  },
  QueryOperator: {page: 'classes/UserCustomDataService'},
  UserShikyukojoAmountData: {
    page: 'classes/CombositeShikyukojoDataService',
    prefix: 'saveamount-',
  },
  WithMetaFields: {
    page: 'classes/UserCustomDataService',
    prefix: 'getcustomdatabyquery-',
  },
};

/** How samples are compiled: the language alone, without DOM and Node. */
export const SAMPLE_OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
};

/**
 * Makes a finder that knows the stubs. The compiler decides what an identifier
 * means, so that a local variable of the same name gets no link.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function createLinkFinder(apiSource: string): LinkFinder {
  const globals = path.join(apiSource, 'globals.d.ts');
  let sample = {name: path.join(apiSource, 'sample.js'), code: '', version: 0};

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => SAMPLE_OPTIONS,
    getCurrentDirectory: () => apiSource,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getScriptFileNames: () => [globals, sample.name],
    getScriptVersion: (name) =>
      name === sample.name ? String(sample.version) : '0',
    getScriptSnapshot: (name) => {
      const text = name === sample.name ? sample.code : ts.sys.readFile(name);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (name) => name === sample.name || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
  };
  const service = ts.createLanguageService(host);

  return (code, language) => {
    sample = {
      name: path.join(apiSource, `sample.${language}`),
      code,
      version: sample.version + 1,
    };
    const program = service.getProgram();
    const source = program?.getSourceFile(sample.name);
    return program && source
      ? findLinks(source, program.getTypeChecker(), apiSource)
      : [];
  };
}

function findLinks(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  apiSource: string,
): CodeLink[] {
  const links: CodeLink[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node, checker);
      const target = declaration && targetOf(declaration, apiSource);
      if (target) {
        links.push({start: node.getStart(source), end: node.end, target});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return links;
}

/** The declaration that an identifier names, if it isn't one itself. */
function declarationOf(
  node: ts.Identifier,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const {parent} = node;
  // `const {employeeIdList} = service`: the property, not the new variable.
  if (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === node
  ) {
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text)
      ?.declarations?.[0];
  }
  // `{employeeId: …}`: the property of the type that is expected here.
  if (
    (ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent)) &&
    parent.name === node
  ) {
    const expected = checker.getContextualType(parent.parent);
    return (
      expected && // An optional parameter's type includes undefined.
      checker.getNonNullableType(expected).getProperty(node.text)
        ?.declarations?.[0]
    );
  }
  return checker.getSymbolAtLocation(node)?.declarations?.[0];
}

/** The place in the reference that documents a declaration of the stubs. */
function targetOf(
  declaration: ts.Declaration,
  apiSource: string,
): string | undefined {
  const file = declaration.getSourceFile().fileName;
  const relative = path.relative(apiSource, file).replaceAll('\\', '/');
  if (relative === 'globals.d.ts') {
    return targetOfGlobal(declaration);
  }
  const [, folder, name] =
    /^(classes|enumerations|interfaces|type-aliases|helpers)\/(\w+)\.d\.ts$/.exec(
      relative,
    ) ?? [];
  if (!folder || !name || ts.isParameter(declaration)) {
    return undefined;
  }
  const member = memberOf(declaration);
  if (folder === 'helpers') {
    return targetOfHelper(name, member);
  }
  const page = `/api/${name.startsWith('get') ? 'functions' : folder}/${name}`;
  return member ? `${page}#${member.toLowerCase()}` : page;
}

function targetOfHelper(
  name: string,
  member: string | undefined,
): string | undefined {
  const home = HELPER_HOMES[name];
  if (!home) {
    throw new Error(
      `api-src/helpers/${name}.d.tsを説明するページが決まっていません。src/plugins/api-reference/codeLinks.tsのHELPER_HOMESに追加してください。`,
    );
  }
  const fragment =
    member && home.prefix !== undefined
      ? `#${home.prefix}${member.toLowerCase()}${home.second?.includes(member) ? '-2' : ''}`
      : '';
  return `/api/${home.page}${fragment}`;
}

/** `SexKubun` documents itself, `logger` is documented by its class. */
function targetOfGlobal(declaration: ts.Declaration): string | undefined {
  const specifier = /import\(\s*'\.\/([\w-]+)\/(\w+)'/.exec(
    declaration.getText(),
  );
  const [, folder, name] = specifier ?? [];
  if (!folder || !name) {
    return undefined;
  }
  return folder === 'helpers'
    ? targetOfHelper(name, undefined)
    : `/api/${name.startsWith('get') ? 'functions' : folder}/${name}`;
}

/** The name of a member, or `undefined` for the exported thing itself. */
function memberOf(declaration: ts.Declaration): string | undefined {
  const isMember =
    ts.isClassElement(declaration) ||
    ts.isTypeElement(declaration) ||
    ts.isEnumMember(declaration);
  const name = isMember ? declaration.name : undefined;
  return name && ts.isIdentifier(name) ? name.text : undefined;
}
