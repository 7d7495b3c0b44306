import {visit} from 'unist-util-visit';
import {markedIds} from '../../assumptions/shared/marks';
import {FIELD_KINDS} from '../../figures/build/fieldKinds';
import {FIGURES_FILE} from '../../figures/build/readFigures';
import {SIGNS} from '../../home/shared/signs';
import {meant} from '../../content/build/meant';
import type {ImportDeclaration, Node} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {Site} from './site';

/** What a component is given by name: the key, and the names that there are. */
const CHOICES: Readonly<
  Record<
    string,
    {
      readonly key: string;
      readonly of: (site: Site) => readonly string[];
      readonly help?: string;
    }
  >
> = {
  Exercise: {key: 'id', of: (site) => site.namesOf('exercises')},
  Figure: {
    key: 'id',
    of: (site) => site.namesOf('figures'),
    help: `新しい図なら、${FIGURES_FILE}に加えてください。`,
  },
  ReaderPaths: {key: 'sign', of: () => Object.keys(SIGNS)},
  ScreenFigure: {key: 'kind', of: () => FIELD_KINDS},
};

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
      examineChoices(page, node, site);
    } else if (
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      const ids = site.namesOf('assumptions');
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
      `importの「${source}」が見つかりません。${meant(source, site.neighbours(site.placeOf(source, page.path), source), 'ファイルの場所と名前を確認してください。')}`,
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
      `コンポーネント「${name}」がありません。${meant(name, known, 'importを書くか、名前を確認してください。文字としての「<」は、バッククォートで囲みます。')}`,
      element,
    );
  }
}

/** Examines what a component is given, where there are only these to choose. */
function examineChoices(
  page: VFile,
  element: MdxJsxFlowElement | MdxJsxTextElement,
  site: Site,
): void {
  const {key, of, help = ''} = CHOICES[element.name ?? ''] ?? {};
  const known = of?.(site) ?? [];
  const examine = (value: unknown, place: ReturnType<typeof placeOf>): void => {
    if (!known.includes(String(value))) {
      page.message(
        `${element.name}の${key}に「${String(value)}」はありません。${meant(String(value), known, `${known.join('、')}から選んでください。`)}${help}`,
        place,
      );
    }
  };
  // A list with a mistake is told by itself.
  for (const attribute of known.length > 0 ? element.attributes : []) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === key) {
      examine(attribute.value, element.position?.start);
    }
    for (const node of nodesOf(attribute)) {
      if (
        node.type === 'Property' &&
        node.key.type === 'Identifier' &&
        node.key.name === key
      ) {
        const {value} = node;
        examine(
          value.type === 'Literal' ? value.value : undefined,
          placeOf(value),
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
