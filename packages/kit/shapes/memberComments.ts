import ts from 'typescript';

/** The comments of an interface's members by their names, in their order. */
export function memberComments(
  text: string,
  name: string,
): Map<string, string> {
  const declaration = ts
    .createSourceFile('text.d.ts', text, ts.ScriptTarget.ES2022, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  return new Map(
    declaration?.members.map((member) => [
      member.name?.getText() ?? '',
      ts.getTextOfJSDocComment(
        ts.getJSDocCommentsAndTags(member)[0]?.comment,
      ) ?? '',
    ]),
  );
}
