/*
 * Makes the marks of assumptions visible, and says at the head of the page how
 * many there are:
 *
 *   <Unconfirmed assumptions={[…]}>「保存」を押します。</Unconfirmed>
 *
 * A mark in a line of text is about the sentence, or the part of one, before
 * it. A mark on a line of its own is about the block after it: at the end of a
 * paragraph of one sentence, above everything else. Marks in a row become one sign.
 */
import type {Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {attribute} from '../../content/build/giveData';
import {routeOf} from '../../content/build/routeOf';
import {markedIds} from '../shared/marks';
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
  heading: 'この節',
  paragraph: '次の段落',
  table: '次の表',
};

/** Gives what some marks say, for the element that shows them. */
type Show = (ids: readonly string[]) => ReturnType<typeof attribute>;

/** Remark plugin: makes the marks of assumptions visible. */
export default function showMarks({
  explain,
  siteDir,
}: ShowMarksOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const show: Show = (ids) =>
      attribute('assumptions', explain(ids, file.path));
    markBlocks(tree, show);
    addCount(tree, file, routeOf(file.path, siteDir).startsWith('/api'));
  };
}

/** Marks on lines of their own, and then those inside the blocks. */
function markBlocks(parent: Parent, show: Show): void {
  let ids: string[] = [];
  const children: RootContent[] = [];
  for (const child of parent.children) {
    const own = idsOf(child, 'mdxFlowExpression');
    if (own.length > 0) {
      ids.push(...own);
      continue;
    }
    if ('children' in child) {
      const inside: Parent = child;
      if (inside.children.some(({type}) => type === 'mdxTextExpression')) {
        markPhrases(inside, show);
      } else {
        markBlocks(inside, show);
      }
    }
    if (ids.length === 0 || child.type === 'mdxjsEsm') {
      children.push(child);
    } else {
      children.push(...markedBlock(child, show(ids)));
      ids = [];
    }
  }
  if (ids.length > 0) {
    children.push(line('上の部分', show(ids)));
  }
  parent.children = children;
}

/** A block and the sign of the marks before it. */
function markedBlock(
  block: RootContent,
  assumptions: ReturnType<Show>,
): RootContent[] {
  if (block.type === 'paragraph' && !/。./s.test(toString(block).trim())) {
    block.children = [phrase(assumptions, block.children)];
    return [block];
  }
  if (block.type === 'heading') {
    return [block, line(subjectOf(block), assumptions)];
  }
  return [line(subjectOf(block), assumptions), block];
}

function subjectOf(block: RootContent): string {
  if (block.type === 'list') {
    return block.ordered ? '次の手順' : '次の箇条書き';
  }
  if (block.type === 'mdxJsxFlowElement' && block.name?.endsWith('Figure')) {
    return '次の図';
  }
  return SUBJECTS[block.type] ?? '次の部分';
}

/** Marks in a line of text. */
function markPhrases(parent: Parent, show: Show): void {
  const children: PhrasingContent[] = [];
  let ids: string[] = [];
  const flush = () => {
    if (ids.length > 0) {
      const statement = children.splice(sentenceStart(children));
      children.push(phrase(show(ids), statement));
      ids = [];
    }
  };
  for (const child of parent.children as PhrasingContent[]) {
    if ('children' in child) {
      markPhrases(child, show);
    }
    const own = idsOf(child, 'mdxTextExpression');
    if (own.length > 0) {
      ids.push(...own);
    } else if (!(ids.length > 0 && isBlank(child))) {
      flush();
      children.push(child);
    }
  }
  flush();
  parent.children = children;
}

/**
 * Where the sentence begins that ends with the last of some phrases; a text
 * that holds the end of another sentence is cut there.
 */
function sentenceStart(phrases: PhrasingContent[]): number {
  for (let index = phrases.length - 1; index >= 0; index -= 1) {
    const node = phrases[index];
    if (node?.type === 'break' || isSign(node)) {
      return index + 1;
    }
    if (node?.type === 'text') {
      const isLast = index === phrases.length - 1;
      const text = isLast ? node.value.replace(/。\s*$/, '') : node.value;
      const cut = text.lastIndexOf('。') + 1;
      if (cut > 0) {
        const rest = node.value.slice(cut);
        phrases.splice(
          index,
          1,
          {...node, value: node.value.slice(0, cut)},
          ...(rest === '' ? [] : [{...node, value: rest}]),
        );
        return index + 1;
      }
    }
  }
  return 0;
}

/** The line at the head of a page that says how many marks it has. */
function addCount(tree: Root, file: VFile, isReference: boolean): void {
  const {frontMatter} = file.data as {
    readonly frontMatter?: {readonly unconfirmed?: unknown};
  };
  const count = frontMatter?.unconfirmed;
  if (typeof count === 'number' && count > 0) {
    // Docusaurus wraps a title that is in the text.
    const title = tree.children.findIndex(
      (node) =>
        (node.type === 'heading' && node.depth === 1) ||
        (node.type === 'mdxJsxFlowElement' && node.name === 'header'),
    );
    tree.children.splice(title + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'UnconfirmedCount',
      attributes: [
        attribute('count', count),
        attribute('isReference', isReference),
      ],
      children: [],
    });
  }
}

function idsOf(node: Nodes, type: string): string[] {
  return node.type === type && 'value' in node ? markedIds(node.value) : [];
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isSign(node: Nodes | undefined): boolean {
  return node?.type === 'mdxJsxTextElement' && node.name === 'Unconfirmed';
}

function phrase(
  assumptions: ReturnType<Show>,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Unconfirmed',
    attributes: [assumptions],
    children,
  };
}

function line(
  subject: string,
  assumptions: ReturnType<Show>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'UnconfirmedLine',
    attributes: [assumptions, attribute('subject', subject)],
    children: [],
  };
}
