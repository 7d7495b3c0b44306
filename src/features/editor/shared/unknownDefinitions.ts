/*
 * Names of definitions that the company doesn't have: for the compiler any text
 * is right there.
 */
import ts from 'typescript';
import {nearestNames} from '@combosite-functions/simulator';
import type {UnknownName} from './typeProtocol';

const FACTORY_METHOD = 'createCustomDataServiceByDefinitionName';

/**
 * The texts of a program that should name a definition, and don't.
 *
 * @param file - the program
 * @param known - names of all definitions
 */
export function findUnknownDefinitions(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  known: readonly string[],
): {readonly node: ts.Node; readonly unknown: UnknownName}[] {
  const found = new Map<ts.Node, UnknownName>();
  const visit = (node: ts.Node): void => {
    const text = definitionName(node, checker);
    if (text && !known.includes(text.text)) {
      found.set(text, {
        kind: 'definition',
        name: text.text,
        nearest: nearestNames(text.text, known),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map(([node, unknown]) => ({node, unknown}));
}

/** The text with which a service is asked for, also by way of a constant. */
function definitionName(
  node: ts.Node,
  checker: ts.TypeChecker,
): ts.StringLiteralLike | undefined {
  if (
    !ts.isCallExpression(node) ||
    !ts.isPropertyAccessExpression(node.expression) ||
    node.expression.name.text !== FACTORY_METHOD
  ) {
    return undefined;
  }
  const [name] = node.arguments;
  const declaration =
    name && checker.getSymbolAtLocation(name)?.valueDeclaration;
  const text =
    declaration &&
    ts.isVariableDeclaration(declaration) &&
    checker.getTypeAtLocation(declaration).isStringLiteral()
      ? declaration.initializer
      : name;
  return text && ts.isStringLiteralLike(text) ? text : undefined;
}
