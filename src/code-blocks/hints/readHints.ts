import path from 'node:path';
import ts from 'typescript';
import {hintKey} from './codeHints';
import {firstParagraph, signatureText} from '../../reference/pages/nameTexts';
import {targetOf} from '../../reference/pages/referenceTarget';
import {createStubService} from '../../reference/pages/stubService';
import {GLOBALS} from '../../reference/types/parseStubs';
import type {CodeHint, CodeHints} from './codeHints';

/**
 * Reads what each documented name of the stubs means.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function readHints(apiSource: string): CodeHints {
  const service = createStubService(apiSource);
  const hints: Record<string, CodeHint> = {};

  const read = (source: ts.SourceFile): void => {
    const file = pathOf(source);
    const own = new Map<string, CodeHint>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && isNameOf(node, node.parent)) {
        const target = targetOf(node.parent, file);
        const info = service.getQuickInfoAtPosition(
          source.fileName,
          node.getStart(source),
        );
        if (target && info) {
          const key = hintKey(target, node.text);
          own.set(
            key,
            join(own.get(key), {
              signature: signatureText(info.displayParts),
              text: firstParagraph(info.documentation),
            }),
          );
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    Object.assign(hints, Object.fromEntries(own));
  };
  const pathOf = ({fileName}: ts.SourceFile): string =>
    path.relative(apiSource, fileName).replaceAll('\\', '/');

  const sources = (service.getProgram()?.getSourceFiles() ?? []).filter(
    (source) => !pathOf(source).startsWith('..'),
  );
  // What a global only makes available is described where it is declared.
  const isGlobals = (source: ts.SourceFile) => pathOf(source) === GLOBALS;
  sources.filter(isGlobals).forEach(read);
  sources.filter((source) => !isGlobals(source)).forEach(read);
  return hints;
}

/** The hints of all overloads of a method, in their order. */
function join(
  before: CodeHint | undefined,
  {signature, text}: CodeHint,
): CodeHint {
  const own = signature.replace(/ \(\+\d+ overloads?\)$/, '');
  return {
    signature: before ? `${before.signature}\n${own}` : own,
    text: before && before.text !== text ? before.text + text : text,
  };
}

/** Whether a name is declared here; imports declare what others have. */
function isNameOf(
  node: ts.Identifier,
  parent: ts.Node,
): parent is ts.NamedDeclaration {
  return (
    'name' in parent &&
    parent.name === node &&
    !ts.isImportSpecifier(parent) &&
    !ts.isTypeParameterDeclaration(parent)
  );
}
