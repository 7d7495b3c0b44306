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
