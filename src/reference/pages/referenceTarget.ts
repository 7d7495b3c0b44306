/*
 * From an identifier to the page that explains it. Without Node, as the
 * editor's worker does this too.
 */
import ts from 'typescript';

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

/**
 * The declaration that an identifier names, if it isn't one itself.
 *
 * @param node - an identifier
 * @param checker - the checker of its program
 */
export function declarationOf(
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

/**
 * The place in the reference that documents a declaration of the stubs.
 *
 * @param declaration - a declaration
 * @param file - its file's path in `api-src/`, with slashes
 * @returns route and fragment: `/api/classes/HttpRequest#get`
 */
export function targetOf(
  declaration: ts.Declaration,
  file: string,
): string | undefined {
  if (file === 'globals.d.ts') {
    return targetOfGlobal(declaration);
  }
  const [, folder, name] =
    /^(classes|enumerations|interfaces|type-aliases|helpers)\/(\w+)\.d\.ts$/.exec(
      file,
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
      `api-src/helpers/${name}.d.tsを説明するページが決まっていません。src/reference/pages/referenceTarget.tsのHELPER_HOMESに追加してください。`,
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
