/*
 * From an identifier to the stub's declaration, and to the place in the
 * reference that explains it. Without Node, as the editor's worker does this
 * too.
 */
import ts from 'typescript';

/** Where each declaration is explained; the keys are those of {@link targetKey}. */
export type Targets = Readonly<Record<string, string>>;

/** The declaration that an identifier names, if it isn't one itself. */
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
 * The place in the reference that explains a declaration.
 *
 * @param folder - folder of the stubs, ending in a slash
 * @returns route and fragment: `/api/classes/HttpRequest#get`
 */
export function targetOf(
  declaration: ts.Declaration,
  targets: Targets,
  folder: string,
): string | undefined {
  const {fileName} = declaration.getSourceFile();
  const key = targetKey(declaration, fileName.slice(folder.length));
  return fileName.startsWith(folder) && Object.hasOwn(targets, key)
    ? targets[key]
    : undefined;
}

/**
 * The key of a declaration in {@link Targets}: the stub and the names
 * from its export down to the declaration.
 *
 * @param declaration - a declaration of the stub
 * @param file - the stub's path in `api-src/`
 */
export function targetKey(declaration: ts.Node, file: string): string {
  const names: string[] = [];
  for (
    let node: ts.Node & {readonly name?: ts.Node} = declaration;
    !ts.isSourceFile(node);
    node = node.parent
  ) {
    if (node.name && ts.isIdentifier(node.name)) {
      names.unshift(node.name.text);
    }
  }
  return `${file}#${names.join('.')}`;
}
