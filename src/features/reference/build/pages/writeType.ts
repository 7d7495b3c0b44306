import ts from 'typescript';

/**
 * A type as Markdown, its names with links: `Promise`\\<[`Term`](Term.md)[]\\>.
 *
 * @param node - as a stub has it
 * @param pageOf - the file of a name's page, if it has one
 * @throws Error in Japanese if it is of a form that stubs don't use
 */
export function writeType(
  node: ts.TypeNode,
  pageOf: (name: string) => string | undefined,
): string {
  const write = (one: ts.TypeNode): string => writeType(one, pageOf);
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const page = pageOf(name);
    const args = node.typeArguments?.map(write) ?? [];
    return (
      (page === undefined ? `\`${name}\`` : `[\`${name}\`](${page})`) +
      (args.length > 0 ? `\\<${args.join(', ')}\\>` : '')
    );
  }
  if (ts.isArrayTypeNode(node)) {
    const element = write(node.elementType);
    return `${element}[]`;
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return `(${write(node.type)})`;
  }
  if (
    ts.isTypeOperatorNode(node) &&
    node.operator === ts.SyntaxKind.ReadonlyKeyword
  ) {
    return `readonly ${write(node.type)}`;
  }
  if (ts.isUnionTypeNode(node)) {
    return node.types.map(write).join(' \\| ');
  }
  if (ts.isTypeLiteralNode(node)) {
    const members = node.members
      .filter(ts.isPropertySignature)
      .map(
        ({name, questionToken, type}) =>
          `\`${name.getText()}${questionToken ? '?' : ''}\`: ${type ? write(type) : ''}; `,
      );
    return `\\{ ${members.join('')}\\}`;
  }
  if (ts.isFunctionTypeNode(node)) {
    const parameters = node.parameters.map(({name}) => `\`${name.getText()}\``);
    return `(${parameters.join(', ')}) => ${write(node.type)}`;
  }
  // TypeScript writes texts in double quotes.
  return `\`${node.getText().replaceAll("'", '"')}\``;
}
