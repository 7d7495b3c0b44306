/*
 * What the compiler says of a name that no definition of the company has, in
 * the words of the runtime: with the definition and the nearest names.
 */
import ts from 'typescript';
import {nearestNames} from '@combosite-functions/simulator';
import type {UnknownName} from './typeProtocol';

/** The compiler's numbers for a name that a type lacks. */
const UNKNOWN_NAME = new Set([2339, 2551, 2353, 2561]);
/** And for arguments that don't fit. */
const UNFIT_ARGUMENT = new Set([2345, 2769]);
/** And for what a program looks up in an object by a key that it makes. */
const UNFIT_INDEX = 7053;

/** Methods of a query that take the key of an item. */
const QUERY_METHODS = new Set(['where', 'orderBy']);

/** What a diagnostic means if it is about an item of a record. */
export interface ItemFinding {
  /** Where; nowhere if the program isn't wrong. */
  readonly node: ts.Node | undefined;
  readonly unknown?: UnknownName;
}

/** A place that names an item, and the type that should have it. */
interface ItemPlace {
  readonly node: ts.Node;
  readonly type: ts.Type;
  /** `undefined` if it is only known when the program runs. */
  readonly itemKey: string | undefined;
}

/**
 * Makes what explains diagnostics about items of records.
 *
 * @param definitionNames - the definitions by the type of their records
 */
export function createItemFinder(
  definitionNames: Readonly<Record<string, string>>,
) {
  /** The definition of a type's properties, if all of them come from one. */
  const definitionOf = (
    properties: readonly ts.Symbol[],
    program: ts.SourceFile,
  ): string | undefined => {
    const declarations = properties.flatMap((one) => one.declarations ?? []);
    if (declarations.some((one) => one.getSourceFile() === program)) {
      return undefined;
    }
    const owner = declarations
      .map(({parent}) => parent?.parent)
      .find((one) => one && ts.isTypeAliasDeclaration(one));
    const name = owner && ts.isTypeAliasDeclaration(owner) && owner.name.text;
    return name && Object.hasOwn(definitionNames, name)
      ? definitionNames[name]
      : undefined;
  };

  /**
   * @param problem - what the compiler says
   * @param file - the program
   * @returns `undefined` if it isn't about an item
   */
  return (
    problem: ts.Diagnostic,
    file: ts.SourceFile,
    checker: ts.TypeChecker,
  ): ItemFinding | undefined => {
    const place = placeAt(file, problem, checker);
    if (!place) {
      return undefined;
    }
    const {node, itemKey} = place;
    const type = checker.getNonNullableType(place.type);
    const properties = type.getProperties();
    const definitionName = definitionOf(properties, file);
    if (definitionName === undefined) {
      return undefined;
    }
    if (itemKey === undefined || isOwnName(file, itemKey)) {
      return {node: undefined};
    }
    const known = properties.map(({name}) => name);
    return known.includes(itemKey)
      ? undefined
      : {
          node,
          unknown: {
            kind: 'item',
            definitionName,
            name: itemKey,
            nearest: nearestNames(itemKey, known),
          },
        };
  };
}

/** The innermost place around a diagnostic that it can be about. */
function placeAt(
  file: ts.SourceFile,
  problem: ts.Diagnostic,
  checker: ts.TypeChecker,
): ItemPlace | undefined {
  const {start = 0} = problem;
  let found: ItemPlace | undefined;
  const visit = (node: ts.Node): void => {
    if (node.pos <= start && start < node.end) {
      found = readPlace(node, problem, checker) ?? found;
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}

/** The place that a node is, if the diagnostic is about it. */
function readPlace(
  node: ts.Node,
  {code, length = 0, start = 0}: ts.Diagnostic,
  checker: ts.TypeChecker,
): ItemPlace | undefined {
  if (UNFIT_ARGUMENT.has(code)) {
    return ts.isCallExpression(node) ? queryPlace(node, checker) : undefined;
  }
  if (node.getStart() !== start || node.end !== start + length) {
    return undefined;
  }
  if (code === UNFIT_INDEX && ts.isElementAccessExpression(node)) {
    const type = checker.getTypeAtLocation(node.expression);
    return {node, type, itemKey: undefined};
  }
  if (
    !UNKNOWN_NAME.has(code) ||
    !(ts.isIdentifier(node) || ts.isStringLiteralLike(node))
  ) {
    return undefined;
  }
  const type = ownerOf(node, checker);
  return type && {node, type, itemKey: node.text};
}

/** `qb.where('dogCount', …)`: the first argument, and the type of a record. */
function queryPlace(
  {arguments: [node], expression}: ts.CallExpression,
  checker: ts.TypeChecker,
): ItemPlace | undefined {
  if (
    !node ||
    !ts.isStringLiteralLike(node) ||
    !ts.isPropertyAccessExpression(expression) ||
    !QUERY_METHODS.has(expression.name.text)
  ) {
    return undefined;
  }
  const query = checker.getTypeAtLocation(expression.expression);
  const type = checker.getTypeArguments(query as ts.TypeReference)[0];
  return type && {node, type, itemKey: node.text};
}

/** The type of which a name should be a property. */
function ownerOf(
  {parent}: ts.Identifier | ts.StringLiteralLike,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  if (
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent)
  ) {
    return checker.getTypeAtLocation(parent.expression);
  }
  if (ts.isBindingElement(parent)) {
    return checker.getTypeAtLocation(parent.parent);
  }
  return ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent)
    ? checker.getContextualType(parent.parent)
    : undefined;
}

/** Whether the program itself gives that name to something: `a.name = …`. */
function isOwnName(file: ts.SourceFile, name: string): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === name &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment) ||
    ts.forEachChild(node, visit) === true;
  return visit(file);
}
