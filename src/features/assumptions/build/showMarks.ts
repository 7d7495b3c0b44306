/*
 * Makes the marks of assumptions visible:
 *
 *   「保存」を押します。<Unconfirmed assumptions={[…]} />
 *
 * A paragraph or a cell with marks gets one sign at its end, whatever they are
 * about, and a sample or a box one line above it; so does a table for what
 * several of its cells are about. A mark on a line of its own is about the block
 * after it. In the reference every sign is such a line. The kind
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
import {KINDS, KIND_NAMES, isWeighty} from '../shared/kinds';
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
    const route = routeOf(file.path, siteDir);
    const signs = new Signs((ids) => explain(ids, file.path), route);
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
  readonly #isIndex: boolean;
  readonly #page = new Set<string>();
  #section = new Set<string>();

  constructor(
    explain: (ids: readonly string[]) => Assumption[],
    route: string,
  ) {
    this.#explain = explain;
    this.isReference = route.startsWith('/api/');
    this.#isIndex = route === '/api';
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
    // Each table of the reference's index is looked up by itself.
    const signed =
      this.#isIndex && isWeighty(assumption) ? 'section' : KINDS[kind].signed;
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
  if (block.type === 'table' && !signs.isReference) {
    return signedTable(block, before, signs);
  }
  const isText = ['paragraph', 'heading', 'table'].includes(block.type);
  const assumptions = signs.of(
    isText && 'children' in block ? [...before, ...takeMarks(block)] : before,
  );
  if ('children' in block && !isText) {
    signBlocks(block, signs);
  }
  if (assumptions.length === 0) {
    return [block];
  }
  if (
    (block.type === 'paragraph' || block.type === 'heading') &&
    !signs.isReference
  ) {
    block.children.push(sign(assumptions));
    return [block];
  }
  const subject = SUBJECTS[block.type] ?? '次の部分';
  return [line(signs.isReference ? MEMBER : subject, assumptions), block];
}

/** A table with more signs in its cells has one above instead. */
const MOST_CELLS = 3;

/**
 * A table with a sign in each cell whose mark no other has, if there are few. What
 * several are about is told above: a sign in the first would say that the others
 * are confirmed.
 */
function signedTable(
  table: Table,
  before: readonly string[],
  signs: Signs,
): RootContent[] {
  const cells = table.children
    .flatMap((row) => row.children)
    .map((cell) => ({cell, ids: [...new Set(takeMarks(cell))]}));
  const all = cells.flatMap(({ids}) => ids);
  const shared = all.filter((id, index) => all.indexOf(id) !== index);
  const above = signs.of([...before, ...shared]);
  const own = cells
    .map(({cell, ids}) => ({
      cell,
      found: signs.of(ids.filter((id) => !shared.includes(id))),
    }))
    .filter(({found}) => found.length > 0);
  const isFull = own.length > MOST_CELLS;
  if (isFull) {
    above.push(...own.flatMap(({found}) => found));
  } else {
    own.forEach(({cell, found}) => cell.children.push(sign(found)));
  }
  const subject = isFull || shared.length > 0 ? '次の表の一部' : '次の表';
  return above.length > 0 ? [line(subject, above), table] : [table];
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
