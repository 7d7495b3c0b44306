/*
 * Makes the marks of assumptions visible:
 *
 *   「保存」を押します。<Unconfirmed assumptions={[…]} />
 *
 * A paragraph with marks gets one sign at its end, whatever they are about, and
 * a table, a sample or a box one line above it; a mark on a line of its own is
 * about the block after it. An assumption is signed once in a section, where it
 * is met first. What only names a screen has no sign: the head of the page says
 * that it has such words.
 */
import type {Heading, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attribute} from '../../content/build/giveData';
import {routeOf} from '../../content/build/routeOf';
import {isWeighty} from '../shared/kinds';
import {markedIds} from '../shared/marks';
import type {Assumption, ListedAssumption} from '../shared/kinds';
import type {Explain} from './readAssumptions';

/** Options of {@link showMarks}. */
export interface ShowMarksOptions {
  /** The site's folder. */
  readonly siteDir: string;
  readonly explain: Explain;
}

/** What a block is called in the line above it; all others are 「次の部分」. */
const SUBJECTS: Readonly<Record<string, string>> = {
  code: '次のコード',
  containerDirective: '次の囲み',
  list: '次の箇条書き',
  paragraph: '次の段落',
  table: '次の表',
};

/** The headings that begin a section; in the reference, those of members. */
const SECTION_DEPTHS = [2, 3];
const MEMBER_DEPTHS = [3];

/** Remark plugin: makes the marks of assumptions visible. */
export default function showMarks({
  explain,
  siteDir,
}: ShowMarksOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const isReference = routeOf(file.path, siteDir).startsWith('/api/');
    const signs = new Signs(
      (ids) => explain(ids, file.path),
      isReference ? MEMBER_DEPTHS : SECTION_DEPTHS,
    );
    signBlocks(tree, signs);
    addScreens(tree, [...signs.screens.values()]);
  };
}

/** What is signed on a page. */
class Signs {
  /** What only names a screen, by its id. */
  readonly screens = new Map<string, Assumption>();
  readonly #explain: (ids: readonly string[]) => ListedAssumption[];
  #signed = new Set<string>();

  readonly #depths: readonly number[];

  constructor(
    explain: (ids: readonly string[]) => ListedAssumption[],
    depths: readonly number[],
  ) {
    this.#explain = explain;
    this.#depths = depths;
  }

  /** Begins a section, if the heading does. */
  pass({depth}: Heading): void {
    if (this.#depths.includes(depth)) {
      this.#signed = new Set();
    }
  }

  /** What a sign has to say, if there is to be one. */
  of(ids: readonly string[]): Assumption[] {
    const fresh = this.#explain(ids).filter((assumption) => {
      if (!isWeighty(assumption)) {
        this.screens.set(assumption.id, said(assumption));
        return false;
      }
      return !this.#signed.has(assumption.id);
    });
    for (const {id} of fresh) {
      this.#signed.add(id);
    }
    return fresh.map(said);
  }
}

/** What a page needs of an assumption. */
export function said({
  confirmation,
  id,
  text,
  wrong,
}: ListedAssumption): Assumption {
  return {id, text, ...(wrong !== undefined && {wrong}), confirmation};
}

/** Signs all blocks of a page, or of a box in it. */
function signBlocks(parent: Parent, signs: Signs): void {
  let ids: string[] = [];
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'heading') {
      signs.pass(child);
    }
    const own =
      child.type === 'mdxFlowExpression' ? markedIds(child.value) : [];
    if (own.length > 0) {
      ids.push(...own);
    } else if (child.type === 'mdxjsEsm') {
      children.push(child);
    } else {
      children.push(...signedBlock(child, ids, signs));
      ids = [];
    }
  }
  const rest = signs.of(ids);
  parent.children =
    rest.length > 0 ? [...children, line('上の部分', rest)] : children;
}

/** A block with the sign of the marks before it and in it. */
function signedBlock(
  block: RootContent,
  before: readonly string[],
  signs: Signs,
): RootContent[] {
  const isParagraph = block.type === 'paragraph' || block.type === 'heading';
  const ids =
    isParagraph || block.type === 'table'
      ? [...before, ...takeMarks(block)]
      : before;
  const assumptions = signs.of(ids);
  if ('children' in block && !isParagraph && block.type !== 'table') {
    signBlocks(block, signs);
  }
  if (assumptions.length === 0) {
    return [block];
  }
  if (isParagraph) {
    block.children.push(sign(assumptions));
    return [block];
  }
  return [line(SUBJECTS[block.type] ?? '次の部分', assumptions), block];
}

/** Takes the marks out of some text. */
function takeMarks(parent: Parent): string[] {
  const ids: string[] = [];
  visit(parent, 'mdxTextExpression', (node, index, holder) => {
    const own = markedIds(node.value);
    if (own.length === 0 || index === undefined || !holder) {
      return undefined;
    }
    ids.push(...own);
    holder.children.splice(index, 1);
    return index;
  });
  return ids;
}

/** The line at the head of a page that says which words of screens it has. */
function addScreens(tree: Root, assumptions: readonly Assumption[]): void {
  const head = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Audience',
  );
  if (assumptions.length > 0 && head !== -1) {
    tree.children.splice(head + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'UnconfirmedScreens',
      attributes: [attribute('assumptions', assumptions)],
      children: [],
    });
  }
}

function sign(assumptions: readonly Assumption[]): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'Unconfirmed',
    attributes: [attribute('assumptions', assumptions)],
    children: [],
  };
}

function line(
  subject: string,
  assumptions: readonly Assumption[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'UnconfirmedLine',
    attributes: [
      attribute('assumptions', assumptions),
      attribute('subject', subject),
    ],
    children: [],
  };
}
