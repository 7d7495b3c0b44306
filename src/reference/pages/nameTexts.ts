import ts from 'typescript';

/**
 * The first paragraph of a name's documentation, as plain text in one line.
 *
 * @param documentation - as TypeScript's language service gives it
 */
export function firstParagraph(
  documentation: ts.SymbolDisplayPart[] | undefined,
): string {
  const text = ts.displayPartsToString(documentation);
  const [paragraph = ''] = text.split(/\n\s*\n/);
  return (
    paragraph
      .replace(/\s*\n\s*/g, '')
      // Links to pages; the name's own page is linked beside the text.
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/\{@link(?:code)? ([^}|]+)[^}]*\}/g, '$1')
      .trim()
  );
}

/**
 * A declaration as TypeScript shows it, with Japanese as it was written.
 *
 * @param parts - as TypeScript's language service gives them
 */
export function signatureText(
  parts: ts.SymbolDisplayPart[] | undefined,
): string {
  return ts
    .displayPartsToString(parts)
    .replace(/\\u([\dA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
