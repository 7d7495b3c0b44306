import path from 'node:path';
import ts from 'typescript';
import {hintKey} from '../../components/codeHints';
import {firstParagraph} from '../api-reference/firstParagraph';
import {targetOf} from '../api-reference/referenceTarget';
import {createStubService, globalsOf} from '../api-reference/stubService';
import type {CodeHint, CodeHints} from '../../components/codeHints';

/**
 * Reads what each documented name of the stubs means.
 *
 * @param apiSource - absolute path of `api-src/`
 */
export function readHints(apiSource: string): CodeHints {
  const globals = globalsOf(apiSource);
  const service = createStubService(apiSource);

  const hints: Record<string, CodeHint> = {};
  const read = (source: ts.SourceFile): void => {
    const file = path
      .relative(apiSource, source.fileName)
      .replaceAll('\\', '/');
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && isNameOf(node, node.parent)) {
        const target = targetOf(node.parent, file);
        const info = service.getQuickInfoAtPosition(
          source.fileName,
          node.getStart(source),
        );
        if (target && info) {
          hints[hintKey(target, node.text)] = {
            signature: ts.displayPartsToString(info.displayParts),
            text: firstParagraph(info.documentation),
          };
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  };

  const sources = (service.getProgram()?.getSourceFiles() ?? []).filter(
    ({fileName}) => !path.relative(apiSource, fileName).startsWith('..'),
  );
  // What a global only makes available is described where it is declared.
  sources.filter(({fileName}) => fileName === globals).forEach(read);
  sources.filter(({fileName}) => fileName !== globals).forEach(read);
  return hints;
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
