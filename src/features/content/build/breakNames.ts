import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import {WORD_START} from '../../../ui/page/wordStart';

/**
 * Remark plugin: a name in the table of contents may break before its words, as
 * it may in its heading.
 *
 * Before: `{value: 'saveAmount()', …}`; after: `{value: 'save<wbr>Amount()', …}`.
 */
export default function breakNames() {
  return (tree: Root): void =>
    visit(tree, 'mdxjsEsm', ({data}) => {
      for (const statement of data?.estree?.body ?? []) {
        const [list] =
          statement.type === 'ExportNamedDeclaration' &&
          statement.declaration?.type === 'VariableDeclaration'
            ? statement.declaration.declarations
            : [];
        const isContents =
          list?.id.type === 'Identifier' && list.id.name === 'toc';
        for (const entry of isContents && list.init?.type === 'ArrayExpression'
          ? list.init.elements
          : []) {
          const [text] =
            entry?.type === 'ObjectExpression' ? entry.properties : [];
          if (text?.type === 'Property' && text.value.type === 'Literal') {
            text.value.value = String(text.value.value).replace(
              WORD_START,
              '<wbr>',
            );
          }
        }
      }
    });
}
