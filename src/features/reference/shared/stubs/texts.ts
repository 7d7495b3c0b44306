/*
 * What comments say, in the parts that pages, hints and files show. Without
 * Node, as the editor's worker does this too.
 */
import ts from 'typescript';
import {UNCONFIRMED} from '../../../assumptions/shared/labels';
import {markedIds, replaceStubMarks} from '../../../assumptions/shared/marks';

/** The comment of a declaration. */
export function commentOf(node: ts.Node): ts.JSDoc | undefined {
  return ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
}

/** A comment's text before its first tag, as it was written. */
export function commentText(node: ts.Node): string {
  return ts.getTextOfJSDocComment(commentOf(node)?.comment) ?? '';
}

/** The ids of the marks of assumptions above a declaration. */
export function assumptionsOf(node: ts.Node): string[] {
  // The comment of a variable is that of its statement.
  const commented = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = commented.getSourceFile().text;
  return markedIds(
    (ts.getLeadingCommentRanges(text, commented.getFullStart()) ?? [])
      .filter(({kind}) => kind === ts.SyntaxKind.SingleLineCommentTrivia)
      .map(({end, pos}) => text.slice(pos, end))
      .join('\n'),
  );
}

/**
 * The first paragraph of a comment, as plain text in one line; code is in
 * backticks, and what nobody has confirmed is said to be so.
 */
export function firstParagraph(text: string): string {
  const [paragraph = ''] = replaceStubMarks(
    text,
    () => `（${UNCONFIRMED}）`,
  ).split(/\n\s*\n/);
  return (
    paragraph
      .replace(/\s*\n\s*/g, '')
      // Links to pages; the name's own page is linked beside the text.
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/\{@link(?:code)? ([^}|]+)[^}]*\}/g, '$1')
      .trim()
  );
}

/** The first sentence of a text, without its full stop; none without one. */
export function firstSentence(text: string): string | undefined {
  return /^([^。]+)。/.exec(text)?.[1];
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
