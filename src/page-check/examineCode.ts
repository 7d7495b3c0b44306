import {visit} from 'unist-util-visit';
import {markedIds} from '../assumptions/entries/marks';
import {FIELD_KINDS} from '../figures/fieldKinds';
import {misspeltName} from '../runtime/nearest';
import type {Node, Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Place, Report} from './problem';
import type {Site} from './site';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Examines what a page takes from the site's code: imports, components, what they
 * are given, marks of assumptions.
 *
 * @param file - the page
 * @param tree - its tree
 * @param site - what there is
 * @param report - takes down what is wrong
 */
export function examineCode(
  file: string,
  tree: Root,
  site: Site,
  report: Report,
): void {
  const own = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    if (data?.estree) {
      examineImports(file, data.estree, site, report, own);
    }
  });
  const known = [...own, ...site.components()];
  visit(tree, (node) => {
    if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      examineElement(node, known, report);
    } else if (
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      for (const id of markedIds(node.value)) {
        if (!site.assumptions().includes(id)) {
          const meant = misspeltName(id, site.assumptions());
          report(
            `仮定「${id}」がASSUMPTIONS.mdにありません。${meant ? `「${meant}」の誤りでなければ、` : ''}見出し「## ${id}」を加えてください。`,
            node.position?.start,
          );
        }
      }
    }
  });
}

/** @param own - takes the names that the page imports or declares */
function examineImports(
  file: string,
  program: Program,
  site: Site,
  report: Report,
  own: Set<string>,
): void {
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const declared =
        statement.declaration.type === 'VariableDeclaration'
          ? statement.declaration.declarations.map(({id}) => id)
          : [statement.declaration.id];
      declared.forEach((id) => id.type === 'Identifier' && own.add(id.name));
    }
    if (statement.type !== 'ImportDeclaration') {
      continue;
    }
    const source = String(statement.source.value);
    const exports = site.exportsOf(source, file);
    if (!exports) {
      const meant = misspeltName(source, site.neighbours(source, file));
      report(
        `importの「${source}」が見つかりません。${meant ? `「${meant}」の誤りではありませんか。` : 'ファイルの場所と名前を確かめてください。'}`,
        placeOf(statement.source),
      );
    }
    for (const specifier of statement.specifiers) {
      own.add(specifier.local.name);
      const name =
        specifier.type === 'ImportSpecifier'
          ? specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : String(specifier.imported.value)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : undefined;
      if (exports && !exports.isOpen && name && !exports.names.includes(name)) {
        const meant = misspeltName(name, exports.names);
        report(
          `「${source}」に「${name}」はありません。${meant ? `「${meant}」の誤りではありませんか。` : `あるのは${exports.names.join('、')}です。`}`,
          placeOf(specifier),
        );
      }
    }
  }
}

function examineElement(
  element: Element,
  known: readonly string[],
  report: Report,
): void {
  const name = element.name?.split('.', 1)[0] ?? '';
  if (/^[A-Z]/.test(name) && !known.includes(name)) {
    const meant = misspeltName(name, known);
    report(
      `コンポーネント「${name}」がありません。${meant ? `「${meant}」の誤りではありませんか。` : 'importを書くか、名前を確かめてください。文字としての「<」は、バッククォートで囲みます。'}`,
      element.position?.start,
    );
  }
  if (name !== 'ScreenFigure') {
    return;
  }
  for (const {type, value} of element.attributes) {
    if (
      type === 'mdxJsxAttribute' &&
      typeof value === 'object' &&
      value?.data?.estree
    ) {
      for (const kind of valuesOf(value.data.estree, 'kind')) {
        const text = kind.type === 'Literal' ? kind.value : undefined;
        if (!FIELD_KINDS.some((one) => one === text)) {
          report(
            `ScreenFigureのkindに「${String(text)}」はありません。${FIELD_KINDS.join('、')}から選んでください。`,
            placeOf(kind),
          );
        }
      }
    }
  }
}

/** What a key has in the objects of some code. */
function valuesOf(code: unknown, key: string): Node[] {
  if (typeof code !== 'object' || code === null) {
    return [];
  }
  const node = code as Node;
  return [
    ...(node.type === 'Property' &&
    node.key.type === 'Identifier' &&
    node.key.name === key
      ? [node.value as Node]
      : []),
    ...Object.entries(code)
      .filter(([name]) => name !== 'loc' && name !== 'range')
      .flatMap(([, part]) => valuesOf(part, key)),
  ];
}

function placeOf({loc}: Node): Place {
  return loc ? {line: loc.start.line, column: loc.start.column + 1} : undefined;
}
