import {visit} from 'unist-util-visit';
import {markedIds} from '../../assumptions/shared/marks';
import {FIELD_KINDS} from '../../figures/build/fieldKinds';
import {meant} from '../../content/build/meant';
import type {ImportDeclaration, Node} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {Site} from './site';

/**
 * Examines what a page takes from the site's code: imports, components, what they
 * are given, marks of assumptions.
 */
export function examineCode(page: VFile, tree: Root, site: Site): void {
  const known = [...site.components()];
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const node of nodesOf(data?.estree)) {
      const own =
        'local' in node ? node.local : 'id' in node ? node.id : undefined;
      if (own?.type === 'Identifier') {
        known.push(own.name);
      }
      if (node.type === 'ImportDeclaration') {
        examineImport(page, node, site);
      }
    }
  });
  visit(tree, (node) => {
    if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      examineElement(page, node, known);
    } else if (
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      const ids = site.assumptions();
      for (const id of markedIds(node.value)) {
        if (!ids.includes(id)) {
          page.message(
            `仮定「${id}」がASSUMPTIONS.mdにありません。${meant(id, ids)}新しい仮定なら、見出し「## ${id}」を加えてください。`,
            node,
          );
        }
      }
    }
  });
}

function examineImport(
  page: VFile,
  {source: {loc, value}, specifiers}: ImportDeclaration,
  site: Site,
): void {
  const source = String(value);
  const module = site.findModule(source, page.path);
  if (module === undefined) {
    page.message(
      `importの「${source}」が見つかりません。${meant(source, site.neighbours(site.placeOf(source, page.path), source), 'ファイルの場所と名前を確かめてください。')}`,
      placeOf({loc}),
    );
    return;
  }
  const names = site.exportsOf(module);
  for (const specifier of specifiers) {
    const imported =
      specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
    const name = imported?.type === 'Identifier' ? imported.name : 'default';
    if (
      names?.includes(name) === false &&
      specifier.type !== 'ImportNamespaceSpecifier'
    ) {
      page.message(
        `「${source}」に「${name}」はありません。${meant(name, names, `あるのは${names.join('、')}です。`)}`,
        placeOf(specifier),
      );
    }
  }
}

function examineElement(
  page: VFile,
  element: MdxJsxFlowElement | MdxJsxTextElement,
  known: readonly string[],
): void {
  const name = element.name?.split('.', 1)[0] ?? '';
  if (/^[A-Z]/.test(name) && !known.includes(name)) {
    page.message(
      `コンポーネント「${name}」がありません。${meant(name, known, 'importを書くか、名前を確かめてください。文字としての「<」は、バッククォートで囲みます。')}`,
      element,
    );
  }
  for (const node of name === 'ScreenFigure'
    ? nodesOf(element.attributes)
    : []) {
    if (
      node.type === 'Property' &&
      node.key.type === 'Identifier' &&
      node.key.name === 'kind'
    ) {
      const kind = node.value.type === 'Literal' ? node.value.value : undefined;
      if (!FIELD_KINDS.some((one) => one === kind)) {
        page.message(
          `ScreenFigureのkindに「${String(kind)}」はありません。${FIELD_KINDS.join('、')}から選んでください。`,
          placeOf(node.value),
        );
      }
    }
  }
}

/** All nodes of code, wherever it is in something. */
function nodesOf(code: unknown): Node[] {
  if (typeof code !== 'object' || code === null) {
    return [];
  }
  return [
    ...('type' in code && 'loc' in code ? [code as Node] : []),
    ...Object.values(code).flatMap(nodesOf),
  ];
}

function placeOf({loc}: Pick<Node, 'loc'>) {
  return loc ? {line: loc.start.line, column: loc.start.column + 1} : undefined;
}
