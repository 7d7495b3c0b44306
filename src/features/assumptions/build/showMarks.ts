/*
 * Makes the marks of assumptions visible:
 *
 *   「保存」を押します。<Unconfirmed assumptions={[…]} />
 *
 * A paragraph or a cell with marks gets one sign at its end, whatever they are
 * about, and a sample or a box one line above it; a mark on a line of its own is
 * about the block after it. In the reference every sign is such a line. The kind
 * of an assumption says how often it is signed; the head of the page tells all
 * that have no sign on it.
 */
import type {
  Heading,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attribute} from '../../content/build/giveData';
import {routeOf} from '../../content/build/routeOf';
import {KINDS, KIND_NAMES} from '../shared/kinds';
import {markedIds} from '../shared/marks';
import type {Assumption} from '../shared/kinds';
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
  list: '次の箇条書きの一部',
  paragraph: '次の段落',
  table: '次の表',
};

/** In the reference, a member and a page's head have known facts too. */
const MEMBER = 'この項目の一部';

/** The headings that begin a section. */
const SECTION_DEPTHS = [2, 3];

/** Remark plugin: makes the marks of assumptions visible. */
export default function showMarks({
  explain,
  siteDir,
}: ShowMarksOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const isReference = routeOf(file.path, siteDir).startsWith('/api/');
    const signs = new Signs((ids) => explain(ids, file.path), isReference);
    signBlocks(tree, signs);
    addHead(tree, [...signs.head.values()]);
  };
}

/** What is signed on a page. */
class Signs {
  /** What has no sign, by its id. */
  readonly head = new Map<string, Assumption>();
  readonly #explain: (ids: readonly string[]) => Assumption[];
  readonly isReference: boolean;
  readonly #page = new Set<string>();
  #section = new Set<string>();

  constructor(
    explain: (ids: readonly string[]) => Assumption[],
    isReference: boolean,
  ) {
    this.#explain = explain;
    this.isReference = isReference;
  }

  /** Begins a section, if the heading does. */
  pass({depth}: Heading): void {
    if (SECTION_DEPTHS.includes(depth)) {
      this.#section = new Set();
    }
  }

  /** What a sign has to say, if there is to be one; what costs most first. */
  of(ids: readonly string[]): Assumption[] {
    const found = this.#explain(ids).toSorted(
      (a, b) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind),
    );
    return found.filter((one) => this.#isSigned(one));
  }

  #isSigned(assumption: Assumption): boolean {
    const {id, kind} = assumption;
    const {signed} = KINDS[kind];
    // A member is looked up by itself.
    if (this.isReference) {
      return signed !== 'nowhere';
    }
    if (signed === 'nowhere' || signed === 'reference') {
      this.head.set(id, assumption);
      return false;
    }
    const before = signed === 'section' ? this.#section : this.#page;
    const isFirst = !before.has(id);
    before.add(id);
    return isFirst;
  }
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
    rest.length > 0
      ? [...children, line(signs.isReference ? MEMBER : '上の部分', rest)]
      : children;
}

/** A block with the sign of the marks before it and in it. */
function signedBlock(
  block: RootContent,
  before: readonly string[],
  signs: Signs,
): RootContent[] {
  const isParagraph = block.type === 'paragraph' || block.type === 'heading';
  const ids =
    isParagraph || (block.type === 'table' && signs.isReference)
      ? [...before, ...takeMarks(block)]
      : before;
  const assumptions = signs.of(ids);
  if (block.type === 'table') {
    signCells(block, signs);
  } else if ('children' in block && !isParagraph) {
    signBlocks(block, signs);
  }
  if (assumptions.length === 0) {
    return [block];
  }
  if (isParagraph && !signs.isReference) {
    block.children.push(sign(assumptions));
    return [block];
  }
  const subject = SUBJECTS[block.type] ?? '次の部分';
  return [line(signs.isReference ? MEMBER : subject, assumptions), block];
}

/** A sign in a cell says which row it is about. */
function signCells(table: Table, signs: Signs): void {
  for (const cell of table.children.flatMap((row) => row.children)) {
    const assumptions = signs.of(takeMarks(cell));
    if (assumptions.length > 0) {
      cell.children.push(sign(assumptions));
    }
  }
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

/** The line below the facts on a page, or its lead, that tells what has no sign. */
function addHead(tree: Root, assumptions: readonly Assumption[]): void {
  const facts = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Audience',
  );
  const lead = tree.children.findIndex(({type}) => type === 'paragraph');
  if (assumptions.length > 0) {
    tree.children.splice((facts === -1 ? lead : facts) + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'UnconfirmedWords',
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
